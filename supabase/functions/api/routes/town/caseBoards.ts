import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { isRoomKey, roomKey } from '../../../_shared/auth/roomKey.ts';
import { hasProfile, walletNamed } from '../../../_shared/db/people/myPlace.ts';
import type { Transaction } from '../../../_shared/db/port.ts';
import { areKnown } from '../../../_shared/db/town/case.ts';
import {
  acceptBoard,
  askToBoard,
  boardAt,
  boardsOf,
  endBoard,
  forOwner,
  moveHand,
  setMark,
  tailOf,
  type StandingBoard,
} from '../../../_shared/db/town/caseBoards.ts';
import { factsOf } from '../../../_shared/db/town/story.ts';
import {
  ASKED_A_DAY,
  boardTopic,
  isCardFact,
  KEPT_FOR_OWNER,
} from '../../../_shared/domain/town/case/board.ts';
import { factOfCard, type CardName } from '../../../_shared/domain/town/case/cards.ts';
import { TAIL_SECONDS } from '../../../_shared/domain/people/chat.ts';
import { BoardsAnswer, SharedBoardAnswer, TailAnswer } from '../../../_shared/contract/town/board.ts';
import { Card, JoinAnswer } from '../../../_shared/contract/town/case.ts';
import { Done, WalletAddress } from '../../../_shared/contract/values.ts';
import { NAMELESS } from '../../writing.ts';
import { route } from '../../route.ts';
import { readCase, tie, TwoCards } from './case.ts';

const wallet = '0x0000000000000001';
const board = '3b6ad19e-39d7-4f4e-9b1c-8b1d8a8f2c11';
const card = 'pressed:shed/clock';

const AtBoard = z.object({ wallet: WalletAddress, board: z.uuid() });
const GONE = fail('NOT_FOUND', 'This board is not open any more.');
const gone = { NOT_FOUND: 'no such board is open to the wallet, or it has ended' };

/** The open board of this id at which the wallet is, in whichever role; null: there is none. */
async function openAt(tx: Transaction, me: Address, id: string): Promise<StandingBoard | null> {
  const found = await boardAt(tx, me, id);
  return found?.isOpen === true ? found : null;
}

/** Whether a card hangs on the board: its owner has met it. */
const hangs = (tx: Transaction, at: StandingBoard, me: Address, one: CardName): Promise<boolean> =>
  forOwner(tx, at, me, (owner) => areKnown(tx, owner, [factOfCard(one)]));

/** Boards of the Case File that two people look at (CASE-13 to CASE-18). */
export const caseBoardsRoutes = [
  route(
    'GET /api/case/boards',
    {
      caller: 'member',
      about: 'The boards at which the wallet is or is asked to be: its own, and those of others.',
      query: z.object({ wallet: WalletAddress }),
      example: { wallet },
      owner: 'wallet',
      answer: BoardsAnswer,
    },
    async (tx, { wallet: me }, _, { deps: { clock, keys } }) => {
      const boards = await boardsOf(tx, me);
      const withKey = async (one: (typeof boards)[number]) => ({
        ...one,
        key: await roomKey(boardTopic(one.id), clock.now(), keys),
      });
      return ok({ boards: await Promise.all(boards.map(withKey)) });
    },
  ),

  route(
    'POST /api/case/boards',
    {
      caller: 'member',
      about: "Asks a person to the wallet's board for a day, and ends the one that it had opened before.",
      body: z.object({ wallet: WalletAddress, username: z.string().min(1).max(40) }),
      example: { wallet, username: 'Rosie_95' },
      owner: 'wallet',
      sets: true,
      limit: { calls: 10, minutes: 1, addressShare: 10 },
      answer: Done,
      refusals: {
        PROFILE_REQUIRED: 'the wallet has no profile, and so no name to ask with',
        NOT_FOUND: 'there is no such person for it',
        CONFLICT: `it names itself, or it has asked ${ASKED_A_DAY} people within a day`,
      },
    },
    async (tx, { wallet: me }, { username }) => {
      if (!(await hasProfile(tx, me))) return NAMELESS;
      const guest = await walletNamed(tx, username);
      if (guest === null) return fail('NOT_FOUND', 'There is no person of this name.');
      if (guest === me) return fail('CONFLICT', 'Your board is open to you already.');
      return (await askToBoard(tx, me, guest)) === 'asked'
        ? ok({})
        : fail('CONFLICT', `You have asked ${ASKED_A_DAY} people today. Ask again tomorrow.`);
    },
  ),

  route(
    'POST /api/case/boards/accept',
    {
      caller: 'member',
      about: 'Comes to a board to which the wallet was asked: it is open to both for a day from then on.',
      body: AtBoard,
      example: { wallet, board },
      owner: 'wallet',
      sets: true,
      answer: Done,
      refusals: gone,
    },
    async (tx, { wallet: me }, { board: id }) => {
      const at = await boardAt(tx, me, id);
      if (at?.role !== 'guest') return GONE;
      await acceptBoard(tx, me, at);
      return ok({});
    },
  ),

  route(
    'POST /api/case/boards/end',
    {
      caller: 'member',
      about: 'Ends a board at which the wallet is, or says no to it. To end what has ended changes nothing.',
      body: AtBoard,
      example: { wallet, board },
      owner: 'wallet',
      sets: true,
      answer: Done,
    },
    async (tx, { wallet: me }, { board: id }) => {
      const at = await boardAt(tx, me, id);
      if (at !== null) await endBoard(tx, at);
      return ok({});
    },
  ),

  route(
    'GET /api/case/boards/one',
    {
      caller: 'member',
      about:
        "The board of a person who opened it to the wallet: its threads, its pins, and the facts by which its cards hang. They are no facts of the wallet's.",
      query: AtBoard,
      example: { wallet, board },
      owner: 'wallet',
      answer: SharedBoardAnswer,
      refusals: gone,
    },
    async (tx, { wallet: me }, { board: id }) => {
      const at = await openAt(tx, me, id);
      if (at?.role !== 'guest') return GONE;
      return forOwner(tx, at, me, async (owner) => {
        const { joins, wrongLeft, ...own } = await readCase(tx, owner);
        return ok({
          ...own,
          // What it paid is between its owner and the books.
          joins: joins.map((join) => ({ ...join, gum: 0 })),
          wrongLeft: Math.max(0, wrongLeft - KEPT_FOR_OWNER),
          facts: (await factsOf(tx, owner)).filter(isCardFact),
        });
      });
    },
  ),

  route(
    'POST /api/case/boards/hand',
    {
      caller: 'member',
      about: 'Says at which card of an open board the wallet is, which the other of the two sees.',
      body: AtBoard.extend({ card: Card.nullable().describe('null: at none') }),
      example: { wallet, board, card },
      owner: 'wallet',
      sets: true,
      answer: Done,
      refusals: gone,
    },
    async (tx, { wallet: me }, { board: id, card: at }) => {
      const found = await openAt(tx, me, id);
      if (found === null || (at !== null && !(await hangs(tx, found, me, at)))) return GONE;
      await moveHand(tx, found, at);
      return ok({});
    },
  ),

  route(
    'POST /api/case/boards/marks',
    {
      caller: 'member',
      about: "Marks a card of an open board in the wallet's color, or takes its own mark away.",
      body: AtBoard.extend({ card: Card, on: z.boolean() }),
      example: { wallet, board, card, on: true },
      owner: 'wallet',
      sets: true,
      answer: TailAnswer,
      refusals: { ...gone, CONFLICT: 'the board has as many marks as it may' },
    },
    async (tx, { wallet: me }, { board: id, card: at, on }) => {
      const found = await openAt(tx, me, id);
      if (found === null || !(await hangs(tx, found, me, at))) return GONE;
      const tail = (await setMark(tx, found, { card: at, on })) ? await tailOf(tx, id) : null;
      return tail === null
        ? fail('CONFLICT', 'There is no room for more marks on this board.')
        : ok({ tail });
    },
  ),

  route(
    'POST /api/case/boards/joins',
    {
      caller: 'member',
      about: `Joins two cards of another's open board for its owner: it counts as the owner's, whose last ${KEPT_FOR_OWNER} of a day are left to them, and pays the owner once.`,
      body: AtBoard.extend({ cards: TwoCards }),
      example: { wallet, board, cards: ['scene:so-far/straws', 'pressed:arcade-snack-corner/cup'] },
      owner: 'wallet',
      answer: JoinAnswer,
      refusals: gone,
    },
    async (tx, { wallet: me }, { board: id, cards }) => {
      const at = await openAt(tx, me, id);
      if (at?.role !== 'guest') return GONE;
      const tied = await forOwner(tx, at, me, (owner) => tie(tx, owner, cards, 'guest'));
      // What it moved is the owner's: a guest is told of no balance but their own.
      tx.moved.splice(0);
      const { join, wrongLeft } = tied;
      return ok({
        ...tied,
        join: join === null ? null : { ...join, gum: 0 },
        wrongLeft: Math.max(0, wrongLeft - KEPT_FOR_OWNER),
      });
    },
  ),

  route(
    'GET /api/case/boards/tail',
    {
      caller: 'anyone',
      about:
        'The state of a board, the same for both people at it, for a page without a socket. It looks at no session.',
      query: z.object({ board: z.uuid(), key: z.string().max(100).describe('of the list of boards') }),
      example: { board, key: '1767225600.0' },
      answer: TailAnswer,
      cacheSeconds: TAIL_SECONDS,
      refusals: {
        FORBIDDEN: 'the key is of another board, or it is over: the list of boards has a new one',
        ...gone,
      },
    },
    {
      async procedure({ deps }, { board: id, key }) {
        if (!(await isRoomKey(key, boardTopic(id), deps.clock.now(), deps.keys)))
          return fail('FORBIDDEN', 'This key to the board is over. Ask for the boards again.');
        const tail = await deps.boardTail(id);
        return tail === null ? GONE : ok({ tail });
      },
    },
  ),
] as const;
