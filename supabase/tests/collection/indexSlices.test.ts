import type { TokenState } from '@shared/domain/collection/chainFacts.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { readHoldings } from '@shared/chain/holdings.ts';
import { catchUp } from '@shared/chain/indexer.ts';
import type { ChainSource } from '@shared/chain/source.ts';
import { tokenDetail } from '@shared/db/collection/collection.ts';
import { indexedHeight, keepHeight } from '@shared/db/collection/indexProgress.ts';
import { heldBy } from '../support/heldBy.ts';
import { type Engine, onPostgresAlone } from '../support/engines.ts';
import {
  ANN,
  BEN,
  chainOf,
  emptyIndex,
  eventsOf,
  minted,
  moved,
  templateOf,
  type Happening,
} from '../support/fakeChain.ts';

const REVERTED = fail('REVERTED', 'unexpectedly found nil');
const HOLES = ['4', '9', '10', '57'];
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

const state = (tokenId: string, told: Partial<TokenState> = {}): TokenState => ({
  tokenId,
  templateId: String(Number(tokenId) + 1),
  stakedAt: null,
  backpack: null,
  ...told,
});

onPostgresAlone('the work of the index', (open) => {
  let engine: Engine;
  let now = Date.parse('2025-06-02T12:00:00Z');
  beforeAll(async () => {
    engine = await open(() => new Date(now));
  });
  beforeEach(() => emptyIndex(engine.db));
  afterAll(() => engine.close());

  const rows = (sql: string) => engine.db.asOwner<Record<string, unknown>>(sql, []);
  const known = async (collection: string) =>
    (
      await rows(`select template_id::text as id from app.templates
        where name <> '' and collection = '${collection}' order by template_id`)
    ).map(({ id }) => id);
  const follow = (source: ChainSource, calls = Infinity) =>
    catchUp(engine.db, source, { from: null, holder: 'one', calls });

  /** The newest block's, later each time that it is asked for. */
  let height = 100;
  /** A chain of 99 templates in each collection, some ids of which were used up without one. */
  function withHoles(holes: readonly string[], happenings: readonly Happening[] = []) {
    const asked: string[] = [];
    const source = chainOf(eventsOf(happenings, height + 50), {
      height: async () => ok((height += 100)),
      span: 1_000,
      nextTemplate: async () => ok('100'),
      templates: async (collection, wanted) => {
        if (collection === 'Flunks') asked.push(...wanted);
        return wanted.some((id) => holes.includes(id)) ? REVERTED : ok(wanted.map(templateOf));
      },
    });
    return { asked, source };
  }

  it('goes past ids that were used up without a template, and does not try them for ever (CHAIN-17)', async () => {
    const { asked, source } = withHoles(HOLES);
    expect(await follow(source)).toEqual(ok(true));
    const there = ids(99).filter((id) => !HOLES.includes(id));
    expect([await known('Flunks'), await known('Backpack')]).toEqual([there, there]);
    asked.length = 0;
    expect(await follow(source)).toEqual(ok(true));
    expect(asked).toEqual([]);
    now += 25 * 3_600_000;
    expect(await follow(source)).toEqual(ok(true));
    expect(asked).toEqual(there);
  });

  it('reads a template that came to be later, once a token was minted from it', async () => {
    await follow(withHoles(['4']).source);
    await follow(withHoles([], minted('3', ANN)).source);
    expect(await known('Flunks')).toContain('4');
  });

  it('asks for no more templates than there are, whatever id the contract gives next', async () => {
    const source = chainOf([], {
      height: async () => ok(1),
      nextTemplate: async () => ok(`${2n ** 64n - 1n}`),
    });
    expect(await follow(source, 60)).toEqual(ok(false));
    expect(
      await rows('select collection, count(*)::int as count from app.templates group by 1 order by 1'),
    ).toEqual([
      { collection: 'Backpack', count: 10_000 },
      { collection: 'Flunks', count: 10_000 },
    ]);
  });

  it('asks the other questions where the contracts refuse one, and says that they refused', async () => {
    const { source } = withHoles([]);
    expect(await follow({ ...source, claims: async () => REVERTED })).toEqual(REVERTED);
    expect(await known('Backpack')).toHaveLength(99);
  });

  it('asks nothing more of a chain that fell silent', async () => {
    const { asked, source } = withHoles([]);
    const silence = fail('UNAVAILABLE', 'silence');
    expect(await follow({ ...source, claims: async () => silence })).toEqual(silence);
    expect(asked).toEqual([]);
  });

  it('ranks what it has learned, though the chain falls silent in the middle of a slice (RARITY-1)', async () => {
    const { source } = withHoles([], [...minted('1', ANN), ...minted('2', ANN), ...minted('3', BEN)]);
    const silence = fail('UNAVAILABLE', 'silence');
    const fallsSilent: ChainSource = {
      ...source,
      templates: async (collection, wanted) =>
        collection === 'Backpack'
          ? silence
          : ok(
              wanted.map((id) => ({ ...templateOf(id), metadata: { Clique: id === '3' ? 'Jock' : 'Geek' } })),
            ),
    };
    expect(await catchUp(engine.db, fallsSilent, { from: 1, holder: 'one' })).toEqual(silence);
    const ranked = await rows('select token_id::int as id, rank from app.listed_tokens order by token_id');
    expect(ranked).toEqual([
      { id: 1, rank: 2 },
      { id: 2, rank: 1 },
      { id: 3, rank: 2 },
    ]);
  });

  it('is done in slices, each of which goes on where the last one ended and keeps its lease (CHAIN-10)', async () => {
    const asked: string[] = [];
    const held: boolean[] = [];
    const calls = { now: 0, most: 0 };
    /** Counts a call, which takes 25 seconds: three of them are longer than the lease. */
    const counted =
      <Args extends readonly unknown[], Answer>(name: string, answer: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer> => {
        asked.push(`${name} ${String(args[0])}`);
        calls.now += 1;
        calls.most = Math.max(calls.most, calls.now);
        const [lease] = await engine.db.asOwner<{ holder: string; leased_until: Date }>(
          'select holder, leased_until from app.chain_index',
          [],
        );
        held.push(lease?.holder === 'one' && lease.leased_until.getTime() > now);
        now += 25_000;
        return answer(...args);
      };
    const { source } = withHoles([], STORY);
    const slow: ChainSource = {
      ...source,
      claims: counted('claims', source.claims),
      graduated: counted('graduated', source.graduated),
      templates: counted('templates', source.templates),
    };
    let slices = 0;
    for (let done = false; !done; slices += 1) {
      calls.now = 0;
      const caught = await follow(slow, 12);
      if (!caught.ok) throw new Error(caught.error.message);
      done = caught.value;
    }
    expect(slices).toBeGreaterThan(3);
    expect(calls.most).toBeLessThanOrEqual(12);
    const thousands = Array.from({ length: 10 }, (_, index) => index * 1_000);
    for (const name of ['claims', 'graduated']) {
      expect(asked.filter((one) => one.startsWith(name))).toEqual(thousands.map((from) => `${name} ${from}`));
    }
    expect(held).not.toContain(false);
    expect(await known('Flunks')).toHaveLength(99);
  });

  it('learns what was claimed and who graduated before it began, and then by whom where an event says (CHAIN-18)', async () => {
    const source = chainOf([], {
      height: async () => ok(1),
      claims: async (from) => ok(from === 0 ? [{ flunkTokenId: '7', backpackTokenId: '70' }] : []),
      graduated: async (from) => ok(from === 9_000 ? ['9998'] : []),
    });
    expect(await follow(source)).toEqual(ok(true));
    const claims = () =>
      rows(
        'select flunk_token_id::int as flunk, backpack_token_id::int as backpack, signer from app.backpack_claims',
      );
    expect(await claims()).toEqual([{ flunk: 7, backpack: 70, signer: null }]);
    expect(await rows('select token_id::int as id, wallet, graduated_at from app.graduations')).toEqual([
      { id: 9998, wallet: null, graduated_at: null },
    ]);
    const claimed = { FlunkTokenID: '7', BackpackTokenID: '70', signer: ANN };
    await follow(chainOf(eventsOf([['BackpackMinter.BackpackClaimed', claimed]], 2)));
    expect(await claims()).toEqual([{ flunk: 7, backpack: 70, signer: ANN }]);
  });

  it('looks up a token that moves and was minted before it began, once for each time that it moves (CHAIN-18)', async () => {
    const asked: string[] = [];
    let told: readonly TokenState[] = [];
    const follows = (happenings: readonly Happening[], first: number) =>
      follow(
        chainOf(eventsOf(happenings, first), {
          states: async (collection, owner) => {
            asked.push(`${collection} ${owner}`);
            return ok(told);
          },
        }),
      );
    await follow(chainOf([], { height: async () => ok(1) }));
    await follows(moved('2', BEN, ANN), 2);
    await follows(moved('2', BEN, ANN), 2);
    expect(asked).toEqual([`Flunks ${ANN}`]);
    told = [state('2', { stakedAt: epochMs(5_000), backpack: '8' })];
    await follows(moved('2', ANN, BEN), 4);
    await follows(moved('2', BEN, ANN), 6);
    // Of a token whose mint it saw there is nothing to ask.
    await follows(minted('5', BEN), 8);
    expect(asked).toEqual([`Flunks ${ANN}`, `Flunks ${BEN}`]);
    expect(await heldBy(engine.db, ANN)).toMatchObject([
      { tokenId: '2', serial: 3, traits: [{ name: 'Clique', value: 'Geek' }] },
    ]);
    expect(await engine.db.transaction(null, (tx) => tokenDetail(tx, 'Flunks', '2'))).toMatchObject({
      staking: { since: '1970-01-01T00:00:05.000Z' },
      claim: { backpackTokenId: '8', signer: null },
    });
  });

  it('knows staking, claim and template of what a wallet holds as soon as that is read, and reads it once', async () => {
    let asked = 0;
    const source = chainOf([], {
      holdings: async () =>
        ok({ height: 5, linked: [], tokens: [{ collection: 'Flunks', tokenId: '1', owner: ANN }] }),
      states: async () => {
        asked += 1;
        return ok([state('1', { stakedAt: epochMs(5_000), backpack: '8' })]);
      },
    });
    await readHoldings(engine.db, source, ANN);
    await readHoldings(engine.db, source, ANN);
    expect(asked).toBe(1);
    expect(await engine.db.transaction(null, (tx) => tokenDetail(tx, 'Flunks', '1'))).toMatchObject({
      token: { serial: 2, traits: [{ name: 'Clique', value: 'Geek' }] },
      staking: { since: '1970-01-01T00:00:05.000Z' },
      claim: { backpackTokenId: '8' },
    });
  });

  it('never goes back to a height', async () => {
    const heightAfter = (height: number) =>
      engine.db.transaction(null, async (tx) => {
        await keepHeight(tx, height);
        return indexedHeight(tx);
      });
    expect([await heightAfter(10), await heightAfter(5), await heightAfter(11)]).toEqual([10, 10, 11]);
  });
});

const STORY = minted('0', ANN);
