"""Where the built program begins."""

import sys

from princesscourt.__main__ import main

sys.exit(main())
