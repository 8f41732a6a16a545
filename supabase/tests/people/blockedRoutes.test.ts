import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BlocksAnswer, ChatTailAnswer } from '@shared/contract/people/chat.ts';
import { RoomTicketAnswer } from '@shared/contract/people/ticket.ts';
import { BoardAnswer } from '@shared/contract/arcade/games.ts';
import { PresenceAnswer } from '@shared/contract/town/town.ts';
import { ALL_ROUTES, ROUTES, type RouteName } from '../../functions/api/routes/index.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { newWriter, type Writer } from '../support/chat.ts';
import { startProduct, type Product } from '../support/product.ts';
import { holdsFlunk } from '../support/students.ts';
import { walletOf, type Reply } from '../support/visitor.ts';

/** A person with something of every kind that others read. */
interface Known extends Writer {
  readonly student: string;
  readonly work: string;
  readonly message: string;
}

/** What one person asks of another. Before a block it shows the other's name, and is taken; afterwards neither. */
type Ask = (by: Known, of: Known, third: Known) => Promise<Reply>;

let texts = 0;
/** A text that was not written before. */
const newText = (): string => `Words number ${(texts += 1)}`;
const named = ({ browser }: Known) => ({ wallet: walletOf(browser) });

/** Routes that answer one person what another wrote or who they are: a block hides it. */
const SHOW: Readonly<Partial<Record<RouteName, Ask>>> = {
  'GET /api/chat-messages': ({ browser }) => browser.get('/api/chat-messages?room=General+Chat&limit=50'),
  'GET /api/myplace/page': ({ browser }, { name }) => browser.get(`/api/myplace/page?username=${name}`),
  'GET /api/myplace/people': ({ browser }, { name }) =>
    browser.get(`/api/myplace/people?wallet=${walletOf(browser)}&beginning=${name.slice(0, -1)}`),
  'GET /api/myplace/comments': ({ browser }, _, { name }) =>
    browser.get(`/api/myplace/comments?username=${name}`),
  'GET /api/school/guest-book': ({ browser }) => browser.get('/api/school/guest-book?limit=50'),
  'GET /api/yearbook/signatures': ({ browser }, _, { student }) =>
    browser.get(`/api/yearbook/signatures?tokenId=${student}`),
  'GET /api/news': ({ browser }) => browser.get(`/api/news?wallet=${walletOf(browser)}`),
  'GET /api/works': ({ browser }) => browser.get('/api/works?limit=30'),
  'GET /api/works/one': ({ browser }, { work }) => browser.get(`/api/works/one?id=${work}`),
};

/** Routes that take what one person writes to another, or does to what they made: a block refuses it. */
const TAKE: Readonly<Partial<Record<RouteName, Ask>>> = {
  'POST /api/chat-messages': (by, of) => by.say(newText(), { reply_to: of.message }),
  'POST /api/chat-messages/reactions': (by, of) =>
    by.browser.post('/api/chat-messages/reactions', {
      wallet_address: walletOf(by.browser),
      id: of.message,
      reaction: 'heart',
      on: true,
    }),
  'POST /api/myplace/page': (by, of) =>
    by.browser.post('/api/myplace/page', {
      ...ROUTES['POST /api/myplace/page']?.example,
      ...named(by),
      friends: [of.name],
    }),
  'POST /api/myplace/comments': (by, of) =>
    by.browser.post('/api/myplace/comments', { ...named(by), username: of.name, text: newText() }),
  'POST /api/yearbook/signatures': (by, of) =>
    by.browser.post('/api/yearbook/signatures', { ...named(by), tokenId: of.student, text: newText() }),
  'POST /api/works/reactions': (by, of) =>
    by.browser.post('/api/works/reactions', { ...named(by), id: of.work, reaction: 'joy', isOn: true }),
};

/** Routes whose answer is one for everybody: the page leaves out whom `GET /api/chat/blocks` names (BLOCK-2). */
const FOR_ALL: readonly RouteName[] = [
  'GET /api/chat/tail',
  'GET /api/town/presence',
  'POST /api/town/presence',
  'POST /api/chat/tickets',
  'POST /api/town/tickets',
];

/** Routes with names of people who did something, and nothing that they wrote (BLOCK-4). */
const NAMES: readonly RouteName[] = [
  'GET /api/games/board',
  'GET /api/flappyflunk-leaderboard',
  'GET /api/flunky-uppy-leaderboard',
  'GET /api/town/news',
  'GET /api/locker-info',
  'GET /api/locks/state',
  'POST /api/locks/attempt',
  'POST /api/ai-chat',
];

/** Routes of what the caller wrote or did themselves, of whom they block, or of reports to operators. */
const OWN: readonly RouteName[] = [
  'POST /api/auth/verify',
  'POST /api/auth/refresh',
  'POST /api/assign-locker',
  'POST /api/chat-messages/edits',
  'POST /api/chat-messages/removals',
  'POST /api/chat-messages/reports',
  'GET /api/chat/rooms',
  'GET /api/chat/blocks',
  'POST /api/chat/blocks',
  'POST /api/myplace/comments/reports',
  'POST /api/myplace/comments/removals',
  'GET /api/profile',
  'GET /api/profile/names',
  'POST /api/terminal-commands',
  'POST /api/profile',
  'POST /api/news/seen',
  'GET /api/push',
  'POST /api/push/devices',
  'POST /api/push/devices/end',
  'POST /api/push/send',
  'GET /api/reports',
  'GET /api/disk',
  'POST /api/disk',
  'GET /api/disk/picture',
  'POST /api/disk/pictures',
  'GET /api/words',
  'POST /api/words/deletion',
  'POST /api/school/guest-book',
  'POST /api/school/guest-book/reports',
  'POST /api/works',
  'POST /api/works/reports',
  'POST /api/works/removals',
  'POST /api/yearbook/signatures/reports',
  'POST /api/yearbook/signatures/removals',
];

/** Routes of themes, doors and boards, which themes, quarters and caseBoards.test.ts ask across a block. */
const ASKED_ELSEWHERE: readonly RouteName[] = [
  ...(['GET /api/themes', 'GET /api/themes/winner'] as const),
  ...(['POST /api/themes/entries', 'POST /api/themes/votes'] as const),
  ...(['GET /api/quarters/board', 'GET /api/quarters/helpers', 'POST /api/quarters/request'] as const),
  ...(['POST /api/quarters/request/removal', 'POST /api/quarters/told', 'POST /api/quarters/guest'] as const),
  ...(['GET /api/case/boards', 'GET /api/case/boards/one', 'GET /api/case/boards/tail'] as const),
  ...(['POST /api/case/boards', 'POST /api/case/boards/accept', 'POST /api/case/boards/end'] as const),
  ...(['POST /api/case/boards/hand', 'POST /api/case/boards/marks', 'POST /api/case/boards/joins'] as const),
];

/** Routes without people and their words, beside those of administrators, who read everything. */
const WITHOUT_PEOPLE: readonly RouteName[] = [
  'POST /api/validate-access',
  'GET /api/access',
  ...(['GET /api/announcements', 'GET /api/town/week'] as const),
  'POST /api/auth/nonce',
  'POST /api/auth/sign-out',
  'POST /api/flappyflunk-score',
  'POST /api/flunky-uppy-score',
  'GET /api/chain',
  'GET /api/case',
  'POST /api/case/joins',
  'POST /api/case/readings',
  'GET /api/collection/tokens',
  'GET /api/collection/traits',
  'GET /api/collection/token',
  'GET /api/collection/linked-wallets',
  'POST /api/collection/refresh',
  'POST /api/collection/index',
  'POST /api/emergency-clique-access',
  'GET /api/features',
  'POST /api/submit-feedback',
  'GET /api/wallet-tracker',
  'POST /api/games/open',
  'POST /api/games/link',
  'POST /api/games/close',
  'GET /api/games/run',
  'POST /api/daily-checkin',
  'GET /api/gum/balance',
  'GET /api/gum/transactions',
  'GET /api/gum/cooldown',
  'GET /api/gum/sources',
  'POST /api/gum/earn',
  'GET /api/gum/today',
  'GET /api/gum/attendance',
  'GET /api/gum/charts',
  'GET /api/gum/used-sources',
  'POST /api/check-digital-lock-claim',
  'POST /api/claim-digital-lock',
  'POST /api/memes/lines',
  'POST /api/myplace/flunko',
  'GET /api/objectives',
  'GET /api/picture-day',
  'POST /api/picture-day/vote',
  'GET /api/prizes',
  'POST /api/prizes/buy',
  'POST /api/school/visits',
  'GET /api/school/student',
  'GET /api/live',
  'GET /api/health',
  'GET /api/settings',
  'POST /api/settings',
  'GET /api/story/facts',
  'POST /api/story/facts',
  'POST /api/story/put-back',
  'GET /api/check-homecoming-dance-attendance',
  'POST /api/wtf-tracking',
  'POST /api/fetty-wap-tracking',
  'POST /api/log-magic-carpet-command',
  'POST /api/log-flow-command',
  'POST /api/yourmom-tracking',
  'POST /api/paradise-motel-tracking',
  ...(['GET /api/time-config', 'GET /api/town/access', 'GET /api/town/weeks'] as const),
  ...(['POST /api/town/floodlights', 'POST /api/town/candles'] as const),
  ...(['GET /api/town/vote', 'POST /api/town/vote', 'GET /api/town/question'] as const),
  'POST /api/town/question',
  'POST /api/zoltar/commitment',
  'POST /api/zoltar/play',
  'GET /api/zoltar/cards',
];

describe('the routes of the API', () => {
  const listed: readonly string[] = [
    ...Object.keys(SHOW),
    ...Object.keys(TAKE),
    ...[FOR_ALL, NAMES, OWN, ASKED_ELSEWHERE, WITHOUT_PEOPLE].flat(),
  ];

  it('are each known to show or take what people write, or not to (BLOCK-1)', () => {
    const forAll = ALL_ROUTES.filter(({ caller }) => caller !== 'administrator').map(({ name }) => name);
    expect(listed.toSorted()).toEqual(forAll.toSorted());
  });

  it('have no name of a person in an answer of which it is said that no person is in it (BLOCK-1)', () => {
    const naming = WITHOUT_PEOPLE.filter((name) =>
      /"(username|holder|profile_icon|author)"/.test(
        JSON.stringify(z.toJSONSchema(answerOf(name), { unrepresentable: 'any', io: 'output' })),
      ),
    );
    expect(naming).toEqual([]);
  });
});

function answerOf(name: RouteName): z.ZodType {
  const route = ROUTES[name];
  if (route === undefined) throw new Error(`no route ${name}`);
  return route.answer;
}

/** A person who has written and made something of every kind, each on what belongs to a third. */
async function known(product: Product): Promise<Known> {
  const writer = await newWriter(product);
  const wallet = walletOf(writer.browser);
  const [work] = await product.db.asOwner<{ id: string }>(
    `insert into app.works (wallet, kind, title, act, file, type, width, height)
     values ($1, 'meme', 'A work', encode(sha256($2::text::bytea), 'hex'), left(encode(sha256($2::text::bytea), 'hex'), 32), 'image/webp', 8, 8)
     returning id::text as id`,
    [wallet, writer.name],
  );
  await product.db.asOwner(
    `with run as (insert into app.game_runs (wallet, game, kind, secret)
       values ($1, 'flappy-flunk', 'ranked', left(encode(sha256($2::text::bytea), 'hex'), 32)) returning id)
     insert into app.game_scores (game, board, period, wallet, run, score, reached_at)
     select 'flappy-flunk', 'all', '1970-01-01', $1, id, 7, $3::text::timestamptz from run`,
    [wallet, writer.name, product.now()],
  );
  await product.db.asOwner(`insert into app.guest_book (wallet, line) values ($1, $2)`, [wallet, newText()]);
  const [student, { id: message }] = [
    await holdsFlunk(product, writer.browser),
    await writer.said(newText()),
  ];
  return { ...writer, student, work: work?.id ?? '', message };
}

onPostgresAlone('a block between two people', (open) => {
  const product = startProduct(open);
  const setBlocked = async (by: Known, of: Known, blocked: boolean): Promise<void> => {
    const body = { wallet_address: walletOf(by.browser), username: of.name, blocked };
    expect((await by.browser.post('/api/chat/blocks', body)).status).toBe(200);
  };

  /** Two people, and what both wrote on what belongs to Cleo. */
  async function three() {
    const [ann, ben, cleo] = [await known(product), await known(product), await known(product)];
    for (const one of [ann, ben]) {
      await product.db.asOwner(
        `insert into app.myplace_comments (page, wallet, text) values ($1, $2, 'Hi')`,
        [walletOf(cleo.browser), walletOf(one.browser)],
      );
      await product.db.asOwner(
        `insert into app.yearbook_signatures (token_id, wallet, text) values ($2::text::numeric, $1, 'Hi')`,
        [walletOf(one.browser), cleo.student],
      );
    }
    const wallets = JSON.stringify([ann, ben, cleo].map(({ browser }) => walletOf(browser)));
    await product.db.asOwner(
      `with one as (select value as wallet from json_array_elements_text($1::text::json))
       insert into app.news (wallet, kind, actor, subject)
       select one.wallet, 'comment', other.wallet, '{}' from one cross join one as other`,
      [wallets],
    );
    return { ann, ben, cleo };
  }

  it('hides what each shows of the other, both ways, and of neither from a third (BLOCK-1)', async () => {
    const { ann, ben, cleo } = await three();
    for (const isParted of [false, true]) {
      if (isParted) await setBlocked(ann, ben, true);
      for (const [route, ask] of Object.entries(SHOW)) {
        for (const [by, of] of [
          [ann, ben],
          [ben, ann],
        ] as const) {
          expect((await ask(by, of, cleo)).text.includes(of.name), `${route}, parted: ${isParted}`).toBe(
            !isParted,
          );
          expect((await ask(cleo, of, cleo)).text, route).toContain(of.name);
        }
      }
    }
  });

  it('refuses what one writes to the other or does to what they made, both ways, in the same words (BLOCK-1)', async () => {
    const { ann, ben, cleo } = await three();
    const both = [
      [ann, ben],
      [ben, ann],
    ] as const;
    for (const [route, ask] of Object.entries(TAKE)) {
      for (const [by, of] of both) expect((await ask(by, of, cleo)).status, route).toBe(200);
    }
    await setBlocked(ann, ben, true);
    for (const [route, ask] of Object.entries(TAKE)) {
      const refusals = await Promise.all(
        both.map(async ([by, of]) => {
          const reply = await ask(by, of, cleo);
          return [...reply.refused(), reply.text.replaceAll(of.name, 'NAME')];
        }),
      );
      expect(refusals[0]?.[0], route).toBeGreaterThanOrEqual(403);
      expect(refusals[1], route).toEqual(refusals[0]);
      expect(JSON.stringify(refusals), route).not.toMatch(/block/i);
    }
    await setBlocked(ann, ben, false);
    for (const [route, ask] of Object.entries(TAKE)) {
      for (const [by, of] of both) expect((await ask(by, of, cleo)).status, route).toBe(200);
    }
  });

  it('names to each the other, by whom a page leaves them out of what is one answer for everybody (BLOCK-2)', async () => {
    const { ann, ben } = await three();
    await setBlocked(ann, ben, true);
    const shown: string[] = [];
    for (const [by, of] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      const { browser } = by;
      const { hidden } = (await browser.get('/api/chat/blocks')).as(BlocksAnswer);
      expect(hidden.map(({ username }) => username)).toEqual([of.name]);
      const body = { wallet_address: walletOf(browser), room: 'General Chat' };
      const { key } = (await browser.post('/api/chat/tickets', body)).as(RoomTicketAnswer);
      const tail = (await browser.get(`/api/chat/tail?room=General+Chat&key=${key}`)).as(ChatTailAnswer);
      const message = tail.messages.find(({ username }) => username === of.name);
      expect(message?.author).toBe(hidden[0]?.author);
      const town = (await browser.post('/api/town/presence', { place: 'arcade' })).as(PresenceAnswer);
      shown.push(...(town.places.arcade?.faces ?? []).map(({ username }) => username));
    }
    // The second of them stands where the first already is.
    expect(shown).toContain(ann.name);
  });

  it('leaves scores on the boards, without the way to the page of who reached them (BLOCK-4)', async () => {
    const { ann, ben, cleo } = await three();
    await setBlocked(ann, ben, true);
    const linked = async ({ browser }: Known, { name }: Known) =>
      (await browser.get('/api/games/board?game=flappy-flunk&board=all'))
        .as(BoardAnswer)
        .entries.find(({ username }) => username === name)?.hasProfile;
    expect([await linked(ann, ben), await linked(ben, ann)]).toEqual([false, false]);
    expect([await linked(cleo, ben), await linked(ann, cleo), await linked(ann, ann)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('hides from everybody what one wrote on the page of the other, and does not count it (BLOCK-3)', async () => {
    const { ann, ben, cleo } = await three();
    await ben.browser.post('/api/myplace/comments', { ...named(ben), username: ann.name, text: newText() });
    await ben.browser.post('/api/yearbook/signatures', {
      ...named(ben),
      tokenId: ann.student,
      text: newText(),
    });
    const asked = [
      `/api/myplace/comments?username=${ann.name}`,
      `/api/yearbook/signatures?tokenId=${ann.student}`,
    ];
    const count = async () =>
      /"commentCount":(\d+)/.exec(
        (await cleo.browser.get(`/api/myplace/page?username=${ann.name}`)).text,
      )?.[1];
    for (const path of asked) expect((await cleo.browser.get(path)).text).toContain(ben.name);
    expect(await count()).toBe('1');
    await setBlocked(ben, ann, true);
    for (const path of asked) expect((await cleo.browser.get(path)).text).not.toContain(ben.name);
    expect(await count()).toBe('0');
  });
});
