"""Pictures: a view goes in, image bytes come out. Nothing in here knows Discord."""
