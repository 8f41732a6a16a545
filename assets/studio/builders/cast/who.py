"""Who is who: colours, clothes and hair of everybody in the story."""
from dataclasses import dataclass

from builders.person import FLUNKO as HERO


@dataclass(frozen=True)
class Who:
    """`wear` is what the trunk is dressed in (builders/cast/clothes.py), `hair` what is on the head (hair.py); `head` and
    `girth` scale them: grown-ups have a smaller head on a wider body. `glasses` is the hue of their frame."""
    skin: str
    top: str
    sleeve: str
    legs: str
    trim: str
    hair: str
    crown: str
    wear: str = 'sweater'
    band: str = None
    shoes: str = '#f4f4f0'
    letter: str = '#f4d848'
    nose: str = 'block'
    brow: str = '#1c1020'
    glasses: str = None
    ears: bool = True
    head: float = 1.0
    girth: float = 1.0


FLUNKO = Who(HERO.skin, HERO.jacket, HERO.sleeve, HERO.trousers, HERO.cuff, 'beanie', HERO.cap, 'varsity', band=HERO.cuff, letter=HERO.letter)
JOCK = Who('#e8a06a', '#c8202c', '#f2ead6', '#3a4a7a', '#f2ead6', 'flat', '#5a3420', 'varsity', band='#f2ead6', letter='#f4f0e4', girth=1.1)
GEEK = Who('#9a6a44', '#2f8a4a', '#2f8a4a', '#6a5a3a', '#dfe8d0', 'curls', '#2a1a14', 'sweater', shoes='#5a3a24', glasses='#f0f0f0', nose='round')
PREP = Who('#f0c8a0', '#3a6ad0', '#3a6ad0', '#e8e0d0', '#f4f0e4', 'bob', '#e8bc4c', 'sweater', band='#f4f0e4', shoes='#6a2f24', nose='small', brow='#8a5a24')
FREAK = Who('#c6b0f0', '#4a2a78', '#2a1c3c', '#201828', '#16101c', 'spikes', '#36b46a', 'jacket', band='#1a141e', shoes='#1c181c', nose='long')

PRINCIPAL = Who('#e0a884', '#4a4438', '#4a4438', '#3c372e', '#b02c30', 'tufts', '#b8b0a8', 'suit', shoes='#2a1c14', nose='round', brow='#8a847c', head=0.86, girth=1.3)
CLERK = Who('#c89ad8', '#2f9a8a', '#f4e2b0', '#2a2a4a', '#f4c83a', 'visor', '#7a3a2a', 'vest', band='#d8302c', nose='long', head=0.92)
COOK = Who('#d88a5a', '#f4f0e4', '#f4f0e4', '#4a5a7a', '#d8302c', 'paper-hat', '#4a2a1a', 'apron', head=0.84, girth=1.4, nose='round')
DJ = Who('#7a4a34', '#e8862a', '#3a2a5a', '#2a3a5a', '#f4d23a', 'afro', '#1c1210', 'sweater', nose='round', head=0.94)
MANAGER = Who('#e4b090', '#d86a8a', '#d86a8a', '#4a3a2a', '#f4e8c0', 'slick', '#2a1c1a', 'shirt', nose='long', head=0.86, girth=1.2)
ANGLER = Who('#d8a078', '#d8a02a', '#d8a02a', '#3a4a3a', '#8a6a2a', 'fishing-hat', '#5a6a4a', 'coat', shoes='#2a3a2a', nose='round', head=0.86, girth=1.2)
TEACHER = Who('#f0c4a4', '#7a3a5a', '#7a3a5a', '#3a2a3a', '#e8d8b0', 'bun', '#8a5a3a', 'sweater', glasses='#2a2028', nose='long', head=0.86)
