"""Which model each name of the icon set is: a new icon is one more line in the table of its theme."""
from builders.icons.devices import DEVICES
from builders.icons.disk import DISK
from builders.icons.paper import PAPER
from builders.icons.people import PEOPLE
from builders.icons.play import PLAY
from builders.icons.school import SCHOOL
from builders.icons.tools import TOOLS
from builders.icons.town import TOWN

ICONS = {**DEVICES, **DISK, **PAPER, **PEOPLE, **PLAY, **SCHOOL, **TOOLS, **TOWN}
