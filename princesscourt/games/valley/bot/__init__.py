"""The computer players of King's Valley and the truth meter.

The search is done in numpy, thousands of positions at a time. One process thinks on one core, so that the table and a
series of matches keep theirs; the libraries below numpy read that here, before numpy is loaded.
"""

import os

for _threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_threads, "1")
