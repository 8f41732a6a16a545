"""The eight classes by id: the items of each, and the pastel that lights its pictures (that of its cards)."""
from scenes.juniors import art, biology, chemistry, history, math, music, physics, sport

CLASSES = {
    'history': (history.ITEMS, '#e8d4b0'),
    'art': (art.ITEMS, '#f7c6d2'),
    'math': (math.ITEMS, '#c4d6f4'),
    'biology': (biology.ITEMS, '#cdeac0'),
    'music': (music.ITEMS, '#e2c8f5'),
    'sport': (sport.ITEMS, '#f8cfae'),
    'physics': (physics.ITEMS, '#c2e6ea'),
    'chemistry': (chemistry.ITEMS, '#eaf0a2'),
}
