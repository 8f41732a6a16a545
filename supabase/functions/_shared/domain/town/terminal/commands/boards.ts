import type { Command, Known, Reply } from '../command.ts';
import { wordsAt } from '../words.ts';
import { BBS, BOARD_IDS, BOARDS, type BoardId } from '../texts/boards.ts';

const lobby = (): string =>
  [
    BBS.title,
    ...BOARD_IDS.map((id, index) => `${index + 1}  ${BOARDS[id].title} (${id})`),
    'board <number>, read <number>, exit',
  ].join('\n');

const postsOf = (id: BoardId): string =>
  [BOARDS[id].title, ...BOARDS[id].posts.map(({ by, about }, index) => `${index + 1}  ${by}: ${about}`)].join(
    '\n',
  );

const NO_LINE: Reply = { text: 'NO CARRIER. First dial.', type: 'error' };

/** The item that a number from 1 names; undefined: none. */
const numbered = <Item>(items: readonly Item[], number: string | undefined): Item | undefined =>
  number !== undefined && /^\d{1,3}$/.test(number) ? items[Number(number) - 1] : undefined;

function read(number: string | undefined, { at: { board }, hour }: Known): string | Reply {
  if (board === null) return NO_LINE;
  if (board === 'lobby') return lobby();
  if (number === undefined) return postsOf(board);
  const post = numbered(BOARDS[board].posts, number);
  if (post === undefined) return { text: 'No such message. It may have been taken back.', type: 'error' };
  return `${post.by}: ${post.about}\n\n${wordsAt(post.words, hour)}`;
}

/** The bulletin board system, which is reached by telephone. */
export const boardCommands: readonly Command[] = [
  {
    name: 'dial',
    aliases: ['bbs', 'call'],
    takes: '[name]',
    about: 'Calls another computer',
    answer([name = BBS.number]) {
      return name === BBS.number
        ? { text: `DIALING\nCONNECT 2400\n\n${lobby()}`, type: 'dial', at: { board: 'lobby' } }
        : { text: `The phone book has one page, and one line on it: ${BBS.number}`, type: 'error' };
    },
  },
  {
    name: 'board',
    aliases: ['boards'],
    takes: '[number]',
    about: 'The boards, once you have dialed',
    answer([number], { at: { board } }) {
      if (board === null) return NO_LINE;
      if (number === undefined) return { text: lobby(), at: { board: 'lobby' } };
      const id = BOARD_IDS.find((one) => one === number) ?? numbered(BOARD_IDS, number);
      return id === undefined
        ? { text: 'There are three boards. It would not say who took down the fourth.', type: 'error' }
        : { text: postsOf(id), at: { board: id } };
    },
  },
  {
    name: 'read',
    takes: '[number]',
    about: 'Messages of a board, or one of them',
    answer: ([number], known) => read(number, known),
  },
];
