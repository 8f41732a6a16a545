import { beforeAll, expect, it } from 'vitest';
import { BalanceAnswer } from '@shared/contract/school/gum.ts';
import { LockAttemptAnswer } from '@shared/contract/town/locks.ts';
import { FoundAnswer } from '@shared/contract/people/myPlace.ts';
import { ObjectivesAnswer, type Objective } from '@shared/contract/school/objectives.ts';
import { recordFacts } from '@shared/db/town/story.ts';
import { sourceOf } from '@shared/domain/town/factSources.ts';
import { OBJECTIVE_SOURCES, OBJECTIVE_TYPES, stateOf } from '@shared/domain/school/objectives.ts';
import { parseFact, type Fact } from '@shared/domain/town/story.ts';
import { isOnMap, locationOf, LOCATIONS } from '@shared/domain/town/town.ts';
import { CHAPTERS, FLUNKO_FOUND, PICTURE_DAY_VOTE } from '@shared/domain/town/townEvents.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { seedLockCodes } from '../../local/lockCodes.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { manifest as myplace } from '../../../src/apps/people/myplace/manifest.ts';
import { manifest as pictureDay } from '../../../src/apps/school/picture-day/manifest.ts';
import { manifest as semesterZero } from '../../../src/apps/town/semester-zero/manifest.ts';
import { chaptersIn } from '../../../src/apps/town/semester-zero/theater.ts';
import { manifest as terminal } from '../../../src/apps/town/terminal/manifest.ts';
import type { AppManifest } from '../../../src/kernel/app.ts';
import { asBuilt } from '../../../src/kernel/features.ts';
import { isVisible } from '../../../src/os/apps/registry.ts';
import { objectivesIn } from '../../../src/services/objectives/objectivesIn.ts';
import { booksOf } from '../support/books.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import { walletOf, type Reply, type Visitor } from '../support/visitor.ts';

/** Hold Flunks, so that the town lets them in: one of every clique, and one alone. */
const FULL = parseAddress('0xd300000000000001') ?? undefined;
const GEEK = parseAddress('0xd300000000000002') ?? undefined;
const demo = await demoChain(await newDemoKeys());
/** What signing in pays once a day. */
const LOGIN = 5;

const CAFETERIA: Fact = 'pressed:cafeteria-door';
const DANCE: Fact = 'seen:homecoming-dance';
const MOTEL: Fact = 'opened:paradise-motel';
/** The programs in which facts come about that no place of the town has. */
const APPS: Readonly<Record<string, AppManifest>> = {
  [DANCE]: semesterZero,
  [MOTEL]: terminal,
  [FLUNKO_FOUND]: myplace,
  [PICTURE_DAY_VOTE]: pictureDay,
};

onPostgresAlone('objectives', (open) => {
  const product = startProduct(withTown(open), { demo });
  beforeAll(() => seedLockCodes(product.db, product.keys));

  const read = (browser: Visitor, wallet = browser.wallet ?? '') =>
    browser.get(`/api/objectives?wallet=${wallet}`);
  const objectivesOf = async (browser: Visitor) => (await read(browser)).as(ObjectivesAnswer).objectives;
  const doneBy = async (browser: Visitor) =>
    (await objectivesOf(browser)).filter(({ completed }) => completed).map(({ id }) => id);
  const tell = (browser: Visitor, ...facts: readonly Fact[]) =>
    browser.post('/api/story/facts', { wallet: browser.wallet, facts });
  const find = (browser: Visitor) => browser.post('/api/myplace/flunko', { wallet: browser.wallet });
  const say = (browser: Visitor, command: string) => browser.post('/api/terminal-commands', { command });
  const enter = (browser: Visitor, code: string) =>
    browser.post('/api/locks/attempt', { lock: 'under-the-bed', code });
  const balanceOf = async (browser: Visitor) =>
    (await browser.get(`/api/gum/balance?wallet=${walletOf(browser)}`)).as(BalanceAnswer).balance;
  const paidIn = (reply: Reply) =>
    reply.news()?.movements.map(({ source, amount }) => [source, amount]) ?? [];
  /** Keeps a fact as it was before objectives were paid for. */
  const keepSilently = (browser: Visitor, fact: Fact, saidBy: 'page' | 'server' = 'server') =>
    product.db.asOwner(
      `insert into app.story_facts (wallet, fact, said_by) values ($1, $2, $3)
       on conflict (wallet, fact) do nothing`,
      [walletOf(browser), fact, saidBy],
    );
  const expectBalanced = async () =>
    expect(await booksOf(product.db)).toMatchObject({ sum: 0, wrongBalances: 0 });

  it('are two in each of the six chapters, 50 and 100 GUM (OBJECTIVE-1, OBJECTIVE-2, STORY-4)', async () => {
    const objectives = await objectivesOf(await product.member());
    expect(objectives.map(({ id, chapter, type, reward }) => [id, chapter, type, reward])).toEqual(
      CHAPTERS.flatMap((chapter) =>
        OBJECTIVE_TYPES.map((type) => [
          `chapter${chapter}_${type}`,
          chapter,
          type,
          type === 'slacker' ? 50 : 100,
        ]),
      ),
    );
    expect(objectives.every(({ isOpen }) => isOpen)).toBe(true);
    const ofFeatures = objectives.flatMap(({ id, feature }) => (feature === null ? [] : [[id, feature]]));
    expect(ofFeatures).toEqual([
      ['chapter3_slacker', 'showPictureDay'],
      ['chapter3_overachiever', 'showMyPlace'],
      ['chapter4_slacker', 'showCutscenes'],
      ['chapter4_overachiever', 'showTerminal'],
    ]);
    expect(objectives.some(({ completed, completedAt }) => completed || completedAt !== null)).toBe(false);
  });

  it('ask, where they are open, for a fact that the server finds out by itself, at a place of the town (OBJECTIVE-1)', async () => {
    const rows = await product.db.asOwner<{ fact: string; open: boolean; location: string | null }>(
      'select fact, is_open as open, location from app.objectives',
    );
    const locations: readonly string[] = LOCATIONS.map(({ id }) => id);
    for (const { fact, open: isOpen, location } of rows) {
      const known = parseFact(fact);
      expect(known).not.toBeNull();
      if (known !== null && isOpen) expect([fact, sourceOf(known)]).not.toEqual([fact, 'page']);
      if (location !== null) expect(locations).toContain(location);
    }
    const sources = await product.db.asOwner<{ name: string; claim: string }>(
      `select source_name as name, claim from app.gum_sources where source_name like 'objective\\_%'`,
    );
    expect(sources.map(({ name }) => name).sort()).toEqual(Object.values(OBJECTIVE_SOURCES).sort());
    expect(sources.every(({ claim }) => claim === 'server')).toBe(true);
  });

  it('can be done by a wallet with every clique, and say what a geek and an empty wallet need (OBJECTIVE-7)', async () => {
    const refusals = async (wallet?: Address) => {
      const all = await objectivesOf(await product.member(wallet));
      return all.flatMap(({ id, refusal }) => (refusal === null ? [] : [[id, refusal]]));
    };
    expect(await refusals(FULL)).toEqual([]);
    expect(await refusals(GEEK)).toEqual([
      ['chapter1_overachiever', 'OTHER_CLIQUE'],
      ['chapter2_overachiever', 'OTHER_CLIQUE'],
    ]);
    expect(await refusals()).toEqual([
      ['chapter1_slacker', 'NO_FLUNK'],
      ['chapter1_overachiever', 'OTHER_CLIQUE'],
      ['chapter2_slacker', 'NO_FLUNK'],
      ['chapter2_overachiever', 'OTHER_CLIQUE'],
      ['chapter3_slacker', 'NO_FLUNK'],
      ['chapter4_slacker', 'NO_FLUNK'],
      ...[5, 6].flatMap((chapter) =>
        OBJECTIVE_TYPES.map((type) => [`chapter${chapter}_${type}`, 'NO_FLUNK']),
      ),
    ]);
  });

  it.each(['public', 'build'] as const)(
    'are open in the %s mode only where the mode shows what they are done with (OBJECTIVE-7)',
    async (name) => {
      const mode = asBuilt(name);
      const open = objectivesIn(mode, await objectivesOf(await product.member(FULL))).filter(
        (one) => stateOf(one) === 'open',
      );
      for (const { id, place } of open) {
        const { fact } = (
          await product.db.asOwner<{ fact: string }>('select fact from app.objectives where id = $1', [id])
        )[0] ?? { fact: '' };
        const app = APPS[fact];
        const location = place === null ? null : locationOf(place);
        expect([id, app === undefined || isVisible(app, 'BETA', mode)]).toEqual([id, true]);
        expect([id, app ?? location]).not.toEqual([id, null]);
        if (location !== null) expect([id, isOnMap(location.id, name === 'build')]).toEqual([id, true]);
        if (fact === DANCE) expect(chaptersIn(mode).map((chapter) => chapter.id)).toContain('homecoming');
      }
      expect(open.length).toBe(name === 'build' ? 12 : 10);
    },
  );

  it('are paid with the answer that the fact comes with: presses, the dance, both codes, the motel and Flunko (CUTSCENE-11)', async () => {
    const browser = await product.member(FULL);
    const before = await balanceOf(browser);
    const press = await tell(browser, CAFETERIA);
    expect(press.news()?.movements).toMatchObject([
      { source: 'objective_slacker', amount: 50, title: 'Lunch Is Canceled' },
    ]);
    expect(paidIn(await tell(browser, 'pressed:friday-night-lights', DANCE))).toEqual([
      ['objective_slacker', 50],
      ['objective_slacker', 50],
    ]);
    const first = await enter(browser, '8004');
    expect(first.as(LockAttemptAnswer).outcome).toBe('opened');
    expect(paidIn(first)).toEqual([['objective_overachiever', 100]]);
    expect(paidIn(await enter(browser, '0730'))).toEqual([['objective_overachiever', 100]]);
    expect(paidIn(await say(browser, 'f. lunk, room 2'))).toEqual([['objective_overachiever', 100]]);
    const found = await find(browser);
    expect(found.as(FoundAnswer).isNew).toBe(true);
    expect(paidIn(found)).toEqual([['objective_overachiever', 100]]);
    expect(await balanceOf(browser)).toBe(before + 550);
    const objectives = await objectivesOf(browser);
    const at = product.now();
    expect(objectives.map(({ isOpen, completed, completedAt }) => [isOpen, completed, completedAt])).toEqual(
      CHAPTERS.flatMap((chapter) => {
        const [done, left] = [
          [true, true, at],
          [true, false, null],
        ];
        // What takes other people is told in tests/town/quarters.test.ts.
        if (chapter > 4) return [left, left];
        return [chapter === 3 ? left : done, done];
      }),
    );
    // Everything again pays nothing.
    expect(paidIn(await tell(browser, CAFETERIA, DANCE))).toEqual([]);
    expect(paidIn(await enter(browser, '8004'))).toEqual([]);
    expect(paidIn(await say(browser, 'f. lunk, room 2'))).toEqual([]);
    const again = await find(browser);
    expect([again.as(FoundAnswer).isNew, paidIn(again)]).toEqual([false, []]);
    expect(paidIn(await read(browser))).toEqual([]);
    expect(await balanceOf(browser)).toBe(before + 550);
    await expectBalanced();
  });

  it('are paid once where fifty requests tell of them and ask for them at once (OBJECTIVE-2)', async () => {
    const browser = await product.member(GEEK);
    const before = await balanceOf(browser);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        nth % 3 === 0
          ? tell(browser, CAFETERIA, DANCE)
          : nth % 3 === 1
            ? say(browser, 'f. lunk, room 2')
            : read(browser),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies.flatMap(paidIn).sort()).toEqual([
      ['objective_overachiever', 100],
      ['objective_slacker', 50],
      ['objective_slacker', 50],
    ]);
    expect(await balanceOf(browser)).toBe(before + 200);
    await expectBalanced();
  });

  it('are not paid by a page’s word, nor for what may not be told, nor by asking for their source (MYPLACE-7, OBJECTIVE-2)', async () => {
    const browser = await product.member();
    expect((await tell(browser, CAFETERIA)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await tell(browser, MOTEL)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await tell(browser, FLUNKO_FOUND)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await tell(browser, PICTURE_DAY_VOTE)).refused()).toEqual([403, 'FORBIDDEN']);
    await keepSilently(browser, PICTURE_DAY_VOTE, 'page');
    await keepSilently(browser, MOTEL, 'page');
    await keepSilently(browser, FLUNKO_FOUND, 'page');
    expect(await doneBy(browser)).toEqual([]);
    const asked = await browser.post('/api/gum/earn', {
      wallet: browser.wallet,
      source: 'objective_slacker',
      metadata: { timestamp: 1 },
    });
    expect(asked.refused()).toEqual([403, 'FORBIDDEN']);
    expect(await balanceOf(browser)).toBe(LOGIN);
  });

  it('that were due before are paid as soon as they are read, each once, though many read at once (OBJECTIVE-2)', async () => {
    const browser = await product.member();
    await keepSilently(browser, CAFETERIA);
    await keepSilently(browser, MOTEL);
    const replies = await Promise.all(Array.from({ length: 20 }, () => read(browser)));
    expect(replies.flatMap(paidIn).sort()).toEqual([
      ['objective_overachiever', 100],
      ['objective_slacker', 50],
    ]);
    expect(await doneBy(browser)).toEqual(['chapter1_slacker', 'chapter4_overachiever']);
    expect(await balanceOf(browser)).toBe(LOGIN + 150);
    await expectBalanced();
  });

  it('of chapter 3 is paid once where twenty presses on Flunko arrive at once, and to no visitor (MYPLACE-7)', async () => {
    const browser = await product.member();
    const replies = await Promise.all(Array.from({ length: 20 }, () => find(browser)));
    expect(replies.filter((reply) => reply.as(FoundAnswer).isNew)).toHaveLength(1);
    expect(replies.flatMap(paidIn)).toEqual([['objective_overachiever', 100]]);
    expect(await balanceOf(browser)).toBe(LOGIN + 100);
    const other = await product.member();
    const forged = await other.post('/api/myplace/flunko', { wallet: walletOf(browser) });
    expect(forged.refused()).toEqual([403, 'FORBIDDEN']);
    const visitor = await product.visitor().post('/api/myplace/flunko', { wallet: walletOf(browser) });
    expect(visitor.refused()).toEqual([401, 'UNAUTHENTICATED']);
    await expectBalanced();
  });

  it('that are not open yet pay nothing, and what was recorded meanwhile when they are', async () => {
    const browser = await product.member();
    const record = (fact: Fact) =>
      product.db.transaction(walletOf(browser), (tx) => recordFacts(tx, walletOf(browser), [fact]));
    const setOpen = (isOpen: boolean) =>
      product.db.asOwner('update app.objectives set is_open = $1 where id = $2', [
        isOpen,
        'chapter3_slacker',
      ]);
    await setOpen(false);
    await record(PICTURE_DAY_VOTE);
    expect(await doneBy(browser)).toEqual([]);
    await setOpen(true);
    expect(await doneBy(browser)).toEqual(['chapter3_slacker']);
    await setOpen(false);
    // What was paid stays done.
    expect(await doneBy(browser)).toEqual(['chapter3_slacker']);
    await setOpen(true);
    expect(await balanceOf(browser)).toBe(LOGIN + 50);
  });

  it('record their fact also while their source is off, and pay when it is on again what it pays then', async () => {
    const browser = await product.member();
    const change = (columns: string) =>
      product.db.asOwner(
        `update app.gum_sources set ${columns} where source_name = 'objective_overachiever'`,
      );
    await change('is_active = false');
    expect(paidIn(await say(browser, 'f. lunk, room 2'))).toEqual([]);
    expect(await doneBy(browser)).toEqual([]);
    await change('is_active = true, base_reward = null');
    expect(paidIn(await read(browser))).toEqual([]);
    await change('base_reward = 120');
    expect(paidIn(await read(browser))).toEqual([['objective_overachiever', 120]]);
    await change('base_reward = 100');
    const rewards = (await objectivesOf(browser)).filter(({ type }: Objective) => type === 'overachiever');
    expect(rewards.map(({ reward }) => reward)).toEqual([100, 100, 100, 120, 100, 100]);
  });

  it('of a chapter that is added are rows alone', async () => {
    const browser = await product.member();
    await product.db.asOwner(
      `insert into app.objectives (id, chapter, type, title, description, fact) values
         ('chapter7_slacker', 7, 'slacker', 'One more', 'Open the shed.', 'opened:shed')`,
    );
    await product.db.transaction(walletOf(browser), (tx) =>
      recordFacts(tx, walletOf(browser), ['opened:shed']),
    );
    expect(await doneBy(browser)).toEqual(['chapter7_slacker']);
    expect(await balanceOf(browser)).toBe(LOGIN + 50);
    await product.db.asOwner(`delete from app.objectives where chapter = 7`);
  });

  it('are read by their own wallet alone', async () => {
    const [browser, other] = [await product.member(), await product.member()];
    expect((await read(other, walletOf(browser))).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await read(product.visitor(), walletOf(browser))).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await read(browser, 'me')).refused()).toEqual([400, 'BAD_REQUEST']);
  });
});
