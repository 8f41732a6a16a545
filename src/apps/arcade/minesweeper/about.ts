export const description = 'Find the gum that is stuck under the desks.';

export const help = [
  'Under some of the desks sticks chewed gum. Press a desk to look under it: a number says how many of the eight desks around it have gum. Look under all desks that have none, and you have won. The first desk that you press never has gum, and those around it neither.',
  'Right click, press long or press F to put a flag on a desk that has gum; the counter on the left shows how much gum is left without one. With Flag in the bar a press flags. Press a number that has all its flags to look under the other desks around it. With Question Marks in the menu a second mark says that you are not sure.',
  'The arrow keys walk over the desks, Home and End along their row; Space or Enter looks, F flags, F2 begins a new game. So does the face.',
  'Beginner has 9 rows of 9 desks with 10 wads of gum, Intermediate 16 rows of 16 with 40, Expert 16 rows of 30 with 99. The time runs from the first press on. Your best times are kept in this browser. Signed in, what you win within ten minutes counts on the board of its level in High Scores, too; the line at the foot says whether it does.',
];
