"""All scenes."""

from tools.examples.casting import CAST_EXAMPLES
from tools.examples.modules import MODULE_EXAMPLES
from tools.examples.rounds import ROUND_EXAMPLES

EXAMPLES = [*ROUND_EXAMPLES, *CAST_EXAMPLES, *MODULE_EXAMPLES]
