import { expect, it } from 'vitest';
import { NewsAnswer } from '@shared/contract/people/news.ts';
import { BoardsAnswer, SharedBoardAnswer, TailAnswer } from '@shared/contract/town/board.ts';
import { CaseAnswer, JoinAnswer } from '@shared/contract/town/case.ts';
import { Done } from '@shared/contract/values.ts';
import { recordFacts } from '@shared/db/town/story.ts';
import { ASKED_A_DAY, boardTopic, KEPT_FOR_OWNER, MOST_MARKS } from '@shared/domain/town/case/board.ts';
import { factOfCard, WRONG_A_DAY, type CardName } from '@shared/domain/town/case/cards.ts';
import { JOINS } from '@shared/domain/town/case/joins.ts';
import { booksOf } from '../support/books.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { HIGH_LIMITS, startProduct } from '../support/product.ts';
import { holdsFlunk } from '../support/students.ts';
import { walletOf } from '../support/visitor.ts';

const [PAYING, OTHER] = [JOINS.find(({ pays }) => pays), JOINS.find(({ pays }) => pays !== true)];
if (PAYING === undefined || OTHER === undefined) throw new Error('there are joins that pay, and others');
const [CARD, WRONG] = [PAYING.cards[0], [PAYING.cards[0], OTHER.cards[1]] as const];

onProductionEngine('a board that two look at', (open) => {
  const product = startProduct(open, { limits: HIGH_LIMITS });

  const me = ({ browser }: Writer) => ({ wallet: walletOf(browser) });
  const post = (who: Writer, path: string, body: object) =>
    who.browser.post(`/api/case/boards${path}`, { ...me(who), ...body });
  const boards = async (who: Writer) =>
    (await who.browser.get(`/api/case/boards?wallet=${walletOf(who.browser)}`)).as(BoardsAnswer).boards;
  const boardAt = async (who: Writer) => {
    const [first] = await boards(who);
    if (first === undefined) throw new Error('no board stands');
    return first;
  };
  const one = (who: Writer, board: string) =>
    who.browser.get(`/api/case/boards/one?wallet=${walletOf(who.browser)}&board=${board}`);
  const tail = (board: string, key: string) =>
    product.visitor().get(`/api/case/boards/tail?${new URLSearchParams({ board, key }).toString()}`);
  const fileOf = async ({ browser }: Writer) =>
    (await browser.get(`/api/case?wallet=${walletOf(browser)}`)).as(CaseAnswer);

  /** A person who knows these cards, and one whom they ask to their board. */
  async function two(...cards: readonly CardName[]): Promise<readonly [owner: Writer, guest: Writer]> {
    const [owner, guest] = [await newWriter(product), await newWriter(product)];
    const { wallet } = me(owner);
    await product.db.transaction(wallet, (tx) =>
      recordFacts(tx, wallet, [...new Set(cards.map(factOfCard))]),
    );
    (await post(owner, '', { username: guest.name })).as(Done);
    return [owner, guest];
  }
  /** The same, who came. */
  async function together(...cards: readonly CardName[]) {
    const [owner, guest] = await two(...cards);
    const { id: board } = await boardAt(guest);
    (await post(guest, '/accept', { board })).as(Done);
    return { owner, guest, board };
  }
  const may = async ({ browser: { accessToken } }: Writer, topic: string) => {
    const claims: unknown = JSON.parse(
      Buffer.from((accessToken ?? '').split('.')[1] ?? '', 'base64url').toString(),
    );
    const [row] = await product.db.statement<{ may: { read: boolean; write: boolean } }>(
      'select realtime.authorize($1, $2, $3::text::jsonb) as may',
      [topic, 'broadcast', JSON.stringify(claims)],
    );
    return [row?.may.read, row?.may.write];
  };

  it('is asked for by name, told as news, and open once the other came (CASE-13)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const [owner, guest] = await two(CARD);
    expect(await boards(owner)).toMatchObject([
      { role: 'owner', username: guest.name, tail: { state: 'asked' } },
    ]);
    const { id: board, ...asked } = await boardAt(guest);
    expect(asked).toMatchObject({ role: 'guest', username: owner.name, tail: { state: 'asked' } });
    const news = (await guest.browser.get(`/api/news?wallet=${walletOf(guest.browser)}`)).as(NewsAnswer);
    expect(news.news.map(({ kind, username }) => [kind, username])).toEqual([['board', owner.name]]);
    // What is asked for shows nothing yet, and no one but who was asked comes.
    expect((await one(guest, board)).refused()).toEqual([404, 'NOT_FOUND']);
    const third = await newWriter(product);
    for (const who of [owner, third])
      expect((await post(who, '/accept', { board })).refused()).toEqual([404, 'NOT_FOUND']);
    (await post(guest, '/accept', { board })).as(Done);
    (await post(guest, '/accept', { board })).as(Done);
    const toOwner = (await owner.browser.get(`/api/news?wallet=${walletOf(owner.browser)}`)).as(NewsAnswer);
    expect(toOwner.news.map(({ kind, username }) => [kind, username])).toEqual([
      ['board-joined', guest.name],
    ]);
    expect((await one(guest, board)).as(SharedBoardAnswer).facts).toEqual([factOfCard(CARD)]);
    for (const who of [owner, third]) expect((await one(who, board)).status).toBe(404);
    expect(await boards(third)).toEqual([]);
    // To ask the same person again changes nothing; another one ends it.
    (await post(owner, '', { username: guest.name })).as(Done);
    expect((await boardAt(owner)).id).toBe(board);
    (await post(owner, '', { username: third.name })).as(Done);
    expect((await one(guest, board)).status).toBe(404);
    expect([await boards(guest), (await boards(third)).length]).toEqual([[], 1]);
  });

  it('takes a name, another’s, and so many a day (CASE-13)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const owner = await newWriter(product);
    const nameless = await product.member();
    const body = { wallet: walletOf(nameless), username: owner.name };
    expect((await nameless.post('/api/case/boards', body)).refused()).toEqual([409, 'PROFILE_REQUIRED']);
    expect((await post(owner, '', { username: 'Unknown_1' })).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await post(owner, '', { username: owner.name })).refused()).toEqual([409, 'CONFLICT']);
    for (let nth = 0; nth < ASKED_A_DAY; nth += 1) {
      const { name } = await newWriter(product);
      (await post(owner, '', { username: name })).as(Done);
    }
    const { name: last } = await newWriter(product);
    expect((await post(owner, '', { username: last })).refused()).toEqual([409, 'CONFLICT']);
    expect(await boards(owner)).toHaveLength(1);
  });

  it('shows the cards of its owner, and makes no fact of the guest’s of them (CASE-14)', async () => {
    const { owner, guest, board } = await together(...PAYING.cards);
    const { wallet } = me(owner);
    await product.db.transaction(wallet, (tx) =>
      recordFacts(tx, wallet, [
        'won:ten-helped',
        'opened:cellar/chapter-5',
        'carried:bear',
        'pressed:flunko',
      ]),
    );
    const pin = { card: CARD, readings: ['never'] };
    (await owner.browser.post('/api/case/readings', { wallet, pins: [pin] })).as(Done);
    const shown = (await one(guest, board)).as(SharedBoardAnswer);
    expect(shown.facts.toSorted()).toEqual([...new Set(PAYING.cards.map(factOfCard))].toSorted());
    expect(shown.pins).toEqual([pin]);
    const body = { ...me(guest), cards: PAYING.cards };
    const own = (await guest.browser.post('/api/case/joins', body)).as(JoinAnswer);
    expect(own.outcome).toBe('unmet');
  });

  it('tells the two where each is and what they marked, by a tail and a channel that are theirs (CASE-15)', async () => {
    const { owner, guest, board } = await together(CARD);
    const { key } = await boardAt(owner);
    (await post(owner, '/hand', { board, card: CARD })).as(Done);
    (await post(guest, '/hand', { board, card: null })).as(Done);
    for (let times = 0; times < 2; times += 1) {
      const marked = (await post(guest, '/marks', { board, card: CARD, on: true })).as(TailAnswer);
      expect(marked.tail.marks).toEqual([{ card: CARD, by: 'guest' }]);
    }
    (await post(owner, '/marks', { board, card: CARD, on: true })).as(TailAnswer);
    const told = (await tail(board, key)).as(TailAnswer).tail;
    expect(told).toMatchObject({ state: 'open', owner: { card: CARD }, guest: { card: null } });
    expect(told.marks.map(({ by }) => by)).toEqual(['guest', 'owner']);
    (await post(owner, '/marks', { board, card: CARD, on: false })).as(TailAnswer);
    expect((await boardAt(guest)).tail.marks).toEqual([{ card: CARD, by: 'guest' }]);
    // Of what does not hang there nothing is told.
    for (const path of ['/hand', '/marks'])
      expect((await post(guest, path, { board, card: 'pressed:shed/clock', on: true })).status).toBe(404);
    const third = await newWriter(product);
    for (const path of ['/hand', '/marks'])
      expect((await post(third, path, { board, card: CARD, on: true })).status).toBe(404);
    expect((await tail(board, `${key}x`)).refused()).toEqual([403, 'FORBIDDEN']);
    const topic = boardTopic(board);
    expect(await Promise.all([owner, guest, third].map((who) => may(who, topic)))).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    const heard = await product.db.asOwner<{ event: string; topic: string }>(
      'select event, topic from realtime.messages where topic = $1',
      [topic],
    );
    expect(heard.length).toBeGreaterThan(4);
    const seen = await product.db.transaction(walletOf(third.browser), (tx) =>
      tx.query('select id from app.case_boards'),
    );
    expect(seen).toEqual([]);
  });

  it('has room for so many marks (CASE-15)', async () => {
    const cards = Array.from({ length: MOST_MARKS + 1 }, (_, nth): CardName => `heard:cook/line-${nth}`);
    const { owner, guest, board } = await together(...cards);
    const marks = cards.slice(0, MOST_MARKS).map((card) => ({ card, by: 'guest' }));
    await product.db.asOwner('update app.case_boards set marks = $1::text::jsonb where id = $2::text::uuid', [
      JSON.stringify(marks),
      board,
    ]);
    (await post(guest, '/marks', { board, card: cards[0], on: true })).as(TailAnswer);
    const last = { board, card: cards[MOST_MARKS] };
    expect((await post(owner, '/marks', { ...last, on: true })).refused()).toEqual([409, 'CONFLICT']);
    (await post(owner, '/marks', { ...last, on: false })).as(TailAnswer);
  });

  it('lets the guest tie threads for its owner, who alone is paid, once (CASE-16)', async () => {
    const { owner, guest, board } = await together(...PAYING.cards, ...OTHER.cards);
    await holdsFlunk(product, owner.browser);
    await holdsFlunk(product, guest.browser);
    const tie = (cards: readonly CardName[]) => post(guest, '/joins', { board, cards });
    const answers = await Promise.all([1, 2, 3].map(() => tie(PAYING.cards)));
    expect(answers.map((reply) => reply.as(JoinAnswer).outcome).toSorted()).toEqual([
      'holds',
      'made',
      'made',
    ]);
    for (const reply of answers) expect(JSON.stringify(reply.as(JoinAnswer))).not.toContain('"balance"');
    expect((await fileOf(owner)).joins).toMatchObject([{ byGuest: true, gum: 5 }]);
    expect((await fileOf(guest)).joins).toEqual([]);
    const paid = await product.db.asOwner<{ wallet: string }>(
      `select wallet::text as wallet from app.gum_transactions where source = 'case_join' and wallet in ($1, $2)`,
      [walletOf(owner.browser), walletOf(guest.browser)],
    );
    expect(paid).toEqual([{ wallet: walletOf(owner.browser) }]);
    expect(await booksOf(product.db)).toMatchObject({ sum: 0, wrongBalances: 0 });
    const body = { ...me(owner), cards: PAYING.cards };
    expect((await owner.browser.post('/api/case/joins', body)).as(JoinAnswer).outcome).toBe('made');
    // What fails is the owner's, and the last of a day are left to them.
    const wrong = await Promise.all(Array.from({ length: WRONG_A_DAY }, () => tie(WRONG)));
    const fell = wrong.filter((reply) => reply.as(JoinAnswer).outcome === 'falls');
    expect(fell).toHaveLength(WRONG_A_DAY - KEPT_FOR_OWNER);
    expect((await fileOf(owner)).wrongLeft).toBe(KEPT_FOR_OWNER);
    expect((await fileOf(guest)).wrongLeft).toBe(WRONG_A_DAY);
    expect((await post(owner, '/joins', { board, cards: WRONG })).status).toBe(404);
  });

  it('ends when either ends it, by a block, and after a day (CASE-17)', async () => {
    const ended = async ({ owner, guest, board }: Awaited<ReturnType<typeof together>>) => {
      const tried = [await one(guest, board), await post(guest, '/joins', { board, cards: PAYING.cards })];
      for (const who of [owner, guest]) {
        tried.push(await post(who, '/hand', { board, card: CARD }));
        expect([await boards(who), await may(who, boardTopic(board))]).toEqual([[], [false, false]]);
      }
      expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    };
    for (const role of ['owner', 'guest'] as const) {
      const both = await together(CARD);
      const { key } = await boardAt(both.owner);
      (await post(both[role], '/end', { board: both.board })).as(Done);
      (await post(both[role], '/end', { board: both.board })).as(Done);
      await ended(both);
      expect((await tail(both.board, key)).as(TailAnswer).tail.state).toBe('ended');
    }
    for (const role of ['owner', 'guest'] as const) {
      const both = await together(CARD);
      const other = role === 'owner' ? both.guest : both.owner;
      const block = (blocked: boolean) =>
        both[role].browser.post('/api/chat/blocks', {
          wallet_address: walletOf(both[role].browser),
          ...{ username: other.name, blocked },
        });
      await block(true);
      await ended(both);
      expect((await post(other, '', { username: both[role].name })).status).toBe(404);
      expect((await post(both[role], '', { username: other.name })).status).toBe(404);
      await block(false);
      await ended(both);
    }
    const third = await newWriter(product);
    const both = await together(CARD);
    (await post(third, '/end', { board: both.board })).as(Done);
    expect((await boardAt(both.owner)).id).toBe(both.board);
    product.passTime(86_400_000 + 1_000);
    const back = async (who: Writer) => ({ ...who, browser: await product.member(walletOf(who.browser)) });
    await ended({ ...both, owner: await back(both.owner), guest: await back(both.guest) });
  });
});
