/**
 * Nudges toward an objective, from far to near, by its id in app.objectives. None of them has a digit of a code, and none
 * says more than what hangs in town; a test looks.
 */
export const HINTS: Readonly<Record<string, readonly string[]>> = {
  chapter1_slacker: [
    'The school has seven doors, and all say no. One of them used to smell of lunch.',
    'Go to the High School on the map and look for the door of the cafeteria. It says DO NOT ENTER. Press it anyway.',
  ],
  chapter1_overachiever: [
    'What the trunk wants went by rail once. Have you been out to where the rails run straight out of the story?',
    'A boxcar stands on a siding, and boxcars are painted with something on their sides. The police keep the same on a slip.',
    'Go to the old shed, then to the trackside, and look at the car. Then lie down under a bed.',
  ],
  chapter2_slacker: [
    'The whole town would see it, if somebody threw it after dark.',
    'Go to the Football Field by night; the switch is called Friday Night Lights.',
  ],
  chapter2_overachiever: [
    'The same trunk, another number: this one wakes people up.',
    'Look at the alarm clocks of this town, in more than one bedroom. They agree, though nothing else here does.',
    'Hours and minutes make four digits, if you write them the way that a digital clock does.',
  ],
  chapter3_slacker: [
    'Picture Day comes when it comes. Comb your traits.',
    'When Picture Day opens, vote for a class photo.',
  ],
  chapter3_overachiever: [
    'One page of MyPlace belongs to somebody who has not been seen since that Friday.',
    'Look through the top friends on the profiles, and press the one who is missing.',
  ],
  chapter4_slacker: [
    'The dance took place, and it can still be attended. Stay to the last line.',
    'Open Semester Zero and watch Homecoming to its end, once The Story So Far is behind you.',
  ],
  chapter5_slacker: [
    'A house of your clique has a kitchen, and a kitchen has a telephone. Beside it hangs a board.',
    'Go into the kitchen of your own house on the map, and press Board by the telephone under the picture.',
  ],
  chapter5_overachiever: [
    'Nobody opens the cellar alone, or not at once. Its code is yours, and four houses hold it.',
    'Your own house tells you one digit. At each of the other three leave your name at the door, and somebody inside may tell you theirs.',
    'After a night without an answer look at the door again. Then go to the Freak’s House and try the Cellar Door.',
  ],
  chapter6_slacker: [
    'A door that says no has room for a name all the same.',
    'Press a house on the map that does not let you in, go to the door, and leave your name. When you are told, come back to read the note.',
  ],
  chapter6_overachiever: [
    'The shed asks for another four digits than the cellar, and the same four doors know them.',
    'Whoever told you of the cellar told you of the shed. Put the digits where they stand, and mind that it forgives one mistake.',
    'Go to the Geek’s House and try the shed.',
  ],
  chapter4_overachiever: [
    'A front desk listens at the Terminal. It wrote a letter about how it likes to be signed to.',
    'Type mail at the Terminal and read the one from Paradise. Then find out how the register has it: the name first, then the number.',
    'The Story So Far shows a register, and who signed. Type both, in that order.',
  ],
};
