"""The environments need libraries that the game does not. Without them only `test_needs` runs, and says what is
missing.
"""

import os

from tests.env.needs import missing

# Tests run in parallel: each gets one thread for its matrices.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

collect_ignore_glob = [] if not missing() else ["test_[!n]*.py"]
