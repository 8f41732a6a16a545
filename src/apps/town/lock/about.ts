export const description = 'A lock of Arcadia, which wants four digits.';

export const help = [
  'Type four digits, by pressing them or on the keyboard, and SUBMIT them. CLEAR takes them back.',
  'The school computer checks them. After a wrong code a lock takes no other one for a while, and for longer each time; closing the window does not help.',
  'You have to be let into the place to try its lock. The cellar and the shed stand outside, and open to a code that is yours alone: each of the four houses keeps one digit of it. While very many people guess, those who guessed wrong wait longer.',
  'Some weeks bring a lock of their own, somewhere in town. Its digits are in what that week tells; when the week ends it is gone.',
  'Somebody in town has seen the right number. They may not have known what it was for.',
];
