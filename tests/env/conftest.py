"""The environments need libraries that the game does not: without them, `test_needs` says what is left out."""

import os

from tests.env.needs import missing

# Tests run side by side: each of them gets one thread for its matrices.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

collect_ignore_glob = [] if not missing() else ["test_[!n]*.py"]
