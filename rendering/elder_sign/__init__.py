"""Pictures of Elder Sign."""
