export const description = 'Klondike, with the jock, the homecoming queen and the homecoming king.';

export const help = [
  'Bring all cards home: each suit rises from its ace to its king on the foundations at the upper right. On the piles lay cards downwards, red on black and black on red; an empty pile takes a king. Press the stock at the upper left to draw, and press it once more when it is empty to turn the waste over. Not every deal can be won.',
  'Drag cards with the mouse or a finger, or press a card and then the spot where it is to lie. A double click, or F, brings a card home. Undo takes back as much as you like. Once all cards lie open, Finish brings them home by itself.',
  'The arrow keys walk from spot to spot and through a pile; Space or Enter takes up and puts down, Escape lays back, Ctrl+Z takes back, F2 deals.',
  'The score is that of 1995: 5 points for a card from the waste, 5 for one that is turned up, 10 for one that comes home. To turn the waste over costs 100 points where one card is drawn at a time, and 20 from the fourth time on where it is three. Every ten seconds cost 2 points, and a game that is won gets a bonus, the more the faster. The clock stands while the window is not seen.',
  'The Deal of the Day is the same for all by the day of the school, and is drawn by one card. Signed in, it counts on its board in High Scores where you bring it home within ten minutes of its first move, in one go; the line at the foot says whether it does. The game that you have begun and your best games are kept in this browser.',
];
