"""People as they are dressed for one night."""
from dataclasses import replace

from builders.cast.who import PREP

# The Prep at the dance.
PREP_IN_GOWN = replace(PREP, wear='gown', top='#3a5ac8', trim='#f4d848', sleeve=PREP.skin)
