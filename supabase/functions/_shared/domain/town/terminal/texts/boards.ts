import type { Words } from '../words.ts';

export const BOARD_IDS = ['hallway', 'lost', 'late'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

interface Post {
  readonly by: string;
  readonly about: string;
  readonly words: Words;
}
interface Board {
  readonly title: string;
  readonly posts: readonly Post[];
}

/** The name of the bulletin board system, and what it is dialed by. */
export const BBS = { title: 'THE STEAM TUNNEL', number: 'tunnel' } as const;

/** Its three boards; what each of them thinks of Flunko is a reading of its own, and none is right. */
export const BOARDS: Readonly<Record<BoardId, Board>> = {
  hallway: {
    title: 'Hallway Talk',
    posts: [
      {
        by: 'letterman',
        about: 'he had a plan',
        words:
          'You do not take out a book on trains because you like the pictures. He looked happy on Friday. I have never seen a person look so happy about a soda.',
      },
      {
        by: 'pom pom',
        about: 're: he had a plan',
        words: 'Then why keep a seat free? You do not keep a seat free when you are the one who is going.',
      },
      {
        by: 'nine lives',
        about: 're: re: he had a plan',
        words: 'A train stopped where none stops. I did not see it. I heard it not being there any more.',
      },
      {
        by: 'register',
        about: 'who is F. Lunk',
        words:
          'Does anybody know an F. Lunk? Two nights now somebody calls the house and asks whether he has checked in.',
      },
    ],
  },
  lost: {
    title: 'Lost & Found',
    posts: [
      {
        by: 'office',
        about: 'found: left sneaker',
        words: 'Size five. Another left one. That makes it hard to return.',
      },
      {
        by: 'office',
        about: 'lost: a key',
        words:
          'One key, tag 117. It was in a bag, the bag is still sealed. Somebody wanted it more than we did. Somebody who was told no.',
      },
      {
        by: 'mezzo',
        about: 'found: bear',
        words:
          'It was in my seat on the bus, with the belt on. I had the door in sight all the way. It had, too.',
      },
      {
        by: 'office',
        about: 'lost: 26 minutes',
        words: 'Between 8:04 and 8:30. If found, do not look at them by yourself.',
      },
    ],
  },
  late: {
    title: 'Late Shift',
    posts: [
      {
        by: 'mop',
        about: 'light upstairs',
        words: {
          day: 'We sealed all of it from outside and there was a light upstairs. The principal says it is the sun. At ten in the evening.',
          night: 'It is on now.',
        },
      },
      {
        by: 'dialtone',
        about: 'a room',
        words:
          'The tape is of a room. I know every room in town by its echo. I have been in that one, I think, when it was smaller.',
      },
      {
        by: 'mop',
        about: 're: a room',
        words:
          'The milk is gone again. I put out two cartons today. I do not want to know. I want him to have had milk.',
      },
      {
        by: '(line 7)',
        about: 'hello',
        words: { day: 'This message is empty.', night: 'This message is being written.' },
      },
    ],
  },
};
