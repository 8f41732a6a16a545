export const description =
  'The high scores of the arcade, each with its run to watch, the times of Minesweeper, and the deal of the day of Solitaire.';

export const help = [
  'Choose a game and a board: all time, the run of the day and of the day before, the weekend of Flappy Flunk, or one of the four arcade challenges. Days are days of UTC; the deal of the day of Solitaire follows the day of the school.',
  'Your own place is always shown at the bottom, however far down it is. A check mark stands beside players who have a profile.',
  'Watch plays a run of the arcade again, exactly as it was played. Only runs that the school computer has played again itself are listed.',
  'The run of the day is one course for all, with three tries each. It counts on its own board alone, and its runs can be watched when the day is over.',
  'Boards with prizes list players who hold a Flunk, one for each Flunk.',
];
