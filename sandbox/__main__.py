"""`python -m sandbox`: the server alone."""

import sys

from sandbox.serve import main

sys.exit(main())
