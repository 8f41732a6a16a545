import { beforeAll, expect, it } from 'vitest';
import { createApi, type Api } from '../../../src/services/api/api.ts';
import { createAttempts } from '../../../src/services/api/attempts.ts';
import { fakeBrowser } from '../../../src/testing/fakeTabs.ts';
import { addressOf } from '../../../src/testing/values.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { ok } from '@shared/kernel/result.ts';
import { BoothAnswer } from '@shared/contract/town/zoltar.ts';
import { ROUTES, type RouteName } from '../../functions/api/routes/index.ts';
import { isWrite } from '../../functions/api/route.ts';
import { recordFacts } from '@shared/db/town/story.ts';
import { factOfCard } from '@shared/domain/town/case/cards.ts';
import { JOINS } from '@shared/domain/town/case/joins.ts';
import { recordOpening } from '@shared/db/town/locks.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { booksOf, makeOperator, moveGum } from '../support/books.ts';
import { newWriter } from '../support/chat.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { administrator, startProduct, type Product } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

/** An account of the demo chain that holds Flunks of every clique. */
const HOLDER = addressOf('0xd300000000000001');
const demo = await demoChain(await newDemoKeys());

/** Who asks, and for what. */
interface Asked {
  readonly who: Visitor;
  readonly input: object;
}

const memberWith = async (product: Product, amount: number): Promise<Visitor> => {
  const who = await product.member();
  await moveGum(product.db, { wallet: walletOf(who), amount, onceKey: null });
  return who;
};

/** The acts that move GUM or give something once, each after what it needs was done. */
const MOVES: Readonly<Record<string, (product: Product) => Promise<Asked>>> = {
  'POST /api/daily-checkin': async (product) => {
    const who = await product.member();
    return { who, input: { wallet: who.wallet } };
  },
  'POST /api/gum/earn': async (product) => {
    const who = await product.member();
    return { who, input: { wallet: who.wallet, source: 'daily_checkin', metadata: { timestamp: 1 } } };
  },
  'POST /api/gum/adjust': async (product) => {
    const wallet = walletOf(await product.member());
    return { who: await administrator(product), input: { wallet, amount: 7, reason: 'for a test' } };
  },
  'POST /api/console/undo-adjustment': async (product) => {
    const who = await administrator(product);
    const wallet = walletOf(await product.member());
    await who.post('/api/gum/adjust', { wallet, amount: 7, reason: 'for a test' });
    const [row] = await product.db.asOwner<{ id: string }>(
      `select max(id)::text as id from app.gum_transactions where wallet = $1`,
      [wallet],
    );
    return { who, input: { transaction: row?.id, reason: 'for a test' } };
  },
  'POST /api/prizes/buy': async (product) => {
    const who = await memberWith(product, 60);
    return { who, input: { wallet: who.wallet, prize: 'slush-cup' } };
  },
  'POST /api/zoltar/play': async (product) => {
    const who = await memberWith(product, 60);
    const booth = await who.post('/api/zoltar/commitment', { wallet: who.wallet });
    const { playNumber } = booth.as(BoothAnswer).next;
    return { who, input: { wallet: who.wallet, playNumber, seed: 'seed-of-the-player' } };
  },
  'POST /api/assign-locker': async (product) => {
    const who = await product.member();
    await who.post('/api/profile', { username: 'Lockerless' });
    return { who, input: { wallet_address: who.wallet } };
  },
  'POST /api/picture-day/vote': async (product) => {
    const who = await product.member(HOLDER);
    return { who, input: { wallet: who.wallet, photo: 'GEEK' } };
  },
  'POST /api/claim-digital-lock': async (product) => {
    const who = await product.member(HOLDER);
    await product.db.transaction(HOLDER, (tx) => recordOpening(tx, HOLDER, 'under-the-bed', 1));
    return { who, input: { walletAddress: who.wallet, lock: 'under-the-bed' } };
  },
  'POST /api/case/joins': async (product) => {
    const who = await product.member(HOLDER);
    const cards = JOINS.find(({ pays }) => pays)?.cards ?? [];
    await product.db.transaction(HOLDER, (tx) => recordFacts(tx, HOLDER, cards.map(factOfCard)));
    return { who, input: { wallet: who.wallet, cards } };
  },
  'POST /api/case/boards/joins': async (product) => {
    const [owner, who] = [await newWriter(product), await newWriter(product)];
    const [wallet, cards] = [walletOf(owner.browser), JOINS[0]?.cards ?? []];
    await product.db.transaction(wallet, (tx) => recordFacts(tx, wallet, cards.map(factOfCard)));
    const [row] = await product.db.asOwner<{ id: string }>(
      `insert into app.case_boards (owner, guest, accepted_at, ends_at)
       values ($1, $2, app.now(), app.now() + interval '1 day') returning id::text as id`,
      [wallet, walletOf(who.browser)],
    );
    return { who: who.browser, input: { wallet: who.browser.wallet, board: row?.id, cards } };
  },
};

/** Where the database keeps what these acts move or give. */
const GIVEN = ['gum_transactions', 'lockers', 'picture_day_votes', 'lock_claims', 'case_joins'];

/** These give and move nothing: they write a text, let a person in, or change what an operator sees. */
const MOVE_NOTHING: readonly string[] = [
  ...['POST /api/validate-access', 'POST /api/submit-feedback', 'POST /api/school/visits'],
  ...['POST /api/chat-messages', 'POST /api/chat-messages/edits', 'POST /api/chat-messages/removals'],
  ...['POST /api/chat-messages/reports', 'POST /api/myplace/comments', 'POST /api/myplace/comments/reports'],
  ...['POST /api/school/guest-book', 'POST /api/school/guest-book/reports'],
  ...['POST /api/yearbook/signatures', 'POST /api/yearbook/signatures/reports'],
  ...['POST /api/works', 'POST /api/works/reports'],
  ...['POST /api/disk', 'POST /api/disk/pictures', 'POST /api/quarters/guest'],
  ...['POST /api/console/announcements', 'POST /api/console/moderation/decision'],
  ...['POST /api/console/reconciliations'],
];
/** Of hidden commands, whose names the page does not know: they pay once by their own rules. */
const isTracking = (route: string): boolean => /-tracking$|^POST \/api\/log-/.test(route);

onPostgresAlone('an act whose answer is lost', (open) => {
  const product = startProduct(withTown(open), { demo });
  beforeAll(() => makeOperator(product.db));

  /** How many rows each table of GIVEN has, by its name. */
  const given = async (): Promise<Readonly<Record<string, number>>> => {
    const counts = GIVEN.map((table) => `'${table}', (select count(*) from app.${table})`);
    const [row] = await product.db.asOwner<{ given: Record<string, number> }>(
      `select json_build_object(${counts.join(', ')}) as given`,
      [],
    );
    return row?.given ?? {};
  };
  /** A page of this person as it is loaded anew; `loses`: the server does what is asked, and no answer comes. */
  const pageOf =
    (who: Visitor, browser = fakeBrowser()) =>
    (loses: boolean): Api => {
      const attempts = createAttempts({ lasting: browser.storage().lasting, clock: systemClock });
      const api = createApi({
        attempts,
        clock: systemClock,
        async fetch(path, init) {
          const answer = await fetch(new URL(path instanceof Request ? path.url : path, product.url), init);
          if (loses) throw new TypeError('Failed to fetch');
          return answer;
        },
      });
      const token = async () => ok(who.accessToken);
      api.useTokens({ token, refused: token, wallet: () => who.wallet });
      return api;
    };

  it('is known to these tests: each route that takes a key and does more than to set something (API-9)', () => {
    const acts = Object.entries(ROUTES).flatMap(([route, declared]) =>
      isWrite(declared) && declared.idempotency !== 'none' && declared.sets !== true ? [route] : [],
    );
    const named = [...Object.keys(MOVES), ...MOVE_NOTHING];
    expect(acts.filter((route) => !isTracking(route)).sort()).toEqual(named.sort());
  });

  it.each(Object.keys(MOVES))(
    'moves or gives once, though the page is loaded again: %s (API-9)',
    async (route) => {
      const { who, input } = (await MOVES[route]?.(product)) ?? { who: product.visitor(), input: {} };
      const page = pageOf(who);
      const before = await given();
      // The input is the one that the route takes, as its arrangement says.
      expect(await page(true).call(route as RouteName, input as never)).toMatchObject({ ok: false });
      const once = await given();
      expect(once).not.toEqual(before);
      expect(await page(false).call(route as RouteName, input as never)).toMatchObject({ ok: true });
      expect(await given()).toEqual(once);
      expect(await booksOf(product.db)).toMatchObject({ sum: 0, wrongBalances: 0 });
    },
  );
});
