"""Those of the town who are in no scene of the story, beside who.py."""
from builders.cast.who import FLUNKO, Who

RECEPTIONIST = Who('#e8a888', '#c84a5a', '#c84a5a', '#4a3a5a', '#f8dcc8', 'bun', '#f0d8a0', 'sweater', nose='small', brow='#8a6234', ears=False, head=0.88)
BARKEEPER = Who('#9ac48a', '#3a1c20', '#f0e8d8', '#2a2228', '#d8b048', 'tufts', '#e8e4dc', 'vest', band='#1a1418', nose='long', brow='#e8e4dc', head=0.9, girth=1.08)
MOTHER = Who(FLUNKO.skin, '#5a3a6a', '#5a3a6a', '#2c2a44', '#7a5a8a', 'long', '#2a2c48', 'sweater', shoes='#3a2a34', nose='small', brow='#20203a', head=0.9, girth=1.04)
