export const description = 'Adds, takes away, multiplies, divides, and keeps a number in mind.';

export const help = [
  'Press the keys on the screen or type: digits, the point, + - * and /, Enter or = for the result, Backspace for the last digit, Delete to clear the entry and Escape to clear all. % takes so many hundredths of the number before, @ is the square root, r one divided by the number, F9 changes the sign.',
  'It computes as it goes: 2 + 3 * 4 is 20. Press = again to repeat the last step.',
  'MS keeps the number that is shown, M+ adds to it, MR shows it, MC forgets it. An M over the keys says that there is one.',
];
