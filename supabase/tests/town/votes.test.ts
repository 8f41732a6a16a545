import { beforeAll, expect, it } from 'vitest';
import { NewsAnswer } from '@shared/contract/people/news.ts';
import { VoteAnswer, WeeksAnswer } from '@shared/contract/town/votes.ts';
import { leanOf, tellReadings } from '@shared/db/town/votes.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { READINGS, type Reading } from '@shared/domain/town/case/cards.ts';
import { unaskedLean } from '@shared/domain/town/episode.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { WEEKS_A_PAGE } from '@shared/domain/town/votes.ts';
import { weekAfter, weekAt } from '@shared/domain/town/week.ts';
import { epochMs, type Address } from '@shared/kernel/units.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { flunk, hold } from '../support/heldTokens.ts';
import { startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

const HOUR = 3_600_000;

onProductionEngine('the vote on what it means', (open) => {
  const product = startProduct(open);
  // After the first week, from which the readings take turns.
  beforeAll(() => product.setTime('2026-12-09T12:00:00Z'));
  const now = () => epochMs(Date.parse(product.now()));
  const week = () => weekAt(now(), DEFAULT_TIME_CONFIG.timezone);
  /** To this many hours after the Sunday of the running week begins, or of the next if that is past. */
  const toSunday = (hours = 1): void => {
    const { voteOpensAt, endsAt } = week();
    const at = voteOpensAt + hours * HOUR;
    const next = weekAt(epochMs(endsAt + HOUR), DEFAULT_TIME_CONFIG.timezone).voteOpensAt + hours * HOUR;
    product.passTime((at > now() ? at : next) - now());
  };
  const toMonday = (): void => product.passTime(week().endsAt - now());
  const people = (count: number): Promise<Visitor[]> =>
    Promise.all(Array.from({ length: count }, () => product.member()));
  /** Lets these be the Flunks that are held, one each. */
  const letHold = (...held: readonly (readonly [Visitor | Address, Clique | null])[]) =>
    hold(
      product.db,
      held.map(([holder, clique], nth) => ({
        ...flunk(nth + 1),
        owner: typeof holder === 'string' ? holder : walletOf(holder),
        clique,
      })),
    );
  const vote = (by: Visitor, reading: Reading, name: string = crypto.randomUUID()) =>
    by.post('/api/town/vote', { wallet: by.wallet, reading }, { 'idempotency-key': name });
  const seen = async (by: Visitor) => (await by.get('/api/town/vote')).as(VoteAnswer);
  const lean = (id: string) => product.db.transaction(null, (tx) => leanOf(tx, id));
  const newsOf = async (by: Visitor) =>
    (await by.get(`/api/news?wallet=${walletOf(by)}`))
      .as(NewsAnswer)
      .news.filter(({ kind }) => kind === 'vote-told');
  const weeks = async (before?: string) =>
    (await product.visitor().get(`/api/town/weeks${before === undefined ? '' : `?before=${before}`}`)).as(
      WeeksAnswer,
    );
  /** A whole Sunday: these vote, and it is Monday. */
  const votedBy = async (readings: readonly Reading[], cliques: readonly Clique[] = []) => {
    toSunday();
    const voters = await people(readings.length);
    await letHold(...voters.map((voter, nth) => [voter, cliques[nth] ?? 'GEEK'] as const));
    for (const [nth, voter] of voters.entries())
      expect((await vote(voter, readings[nth] ?? 'never')).status).toBe(200);
    const { id } = week();
    toMonday();
    return { id, voters };
  };

  it('takes votes from the first to the last moment of Sunday in Arcadia, and on no other day (VOTE-1)', async () => {
    toSunday(-0.001);
    const [ann] = await people(1);
    if (!ann) return;
    await letHold([ann, 'GEEK']);
    expect((await vote(ann, 'made')).refused()).toEqual([409, 'CONFLICT']);
    expect(await seen(ann)).toMatchObject({
      isOpen: false,
      standing: 'open',
      clique: 'GEEK',
      week: week().id,
    });
    toSunday(0);
    expect((await vote(ann, 'made')).as(VoteAnswer)).toMatchObject({
      isOpen: true,
      standing: 'voted',
      reading: 'made',
    });
    product.passTime(week().endsAt - now() - 1_000);
    const late = await product.member(walletOf(ann));
    expect((await vote(late, 'never')).as(VoteAnswer).reading).toBe('never');
    toMonday();
    expect((await vote(late, 'made')).refused()).toEqual([409, 'CONFLICT']);
    expect(await seen(late)).toMatchObject({ isOpen: false, standing: 'open', reading: null });
  });

  it('refuses who holds no Flunk, one whose clique is not known, or one that has voted (VOTE-2, VOTE-3)', async () => {
    toSunday();
    const [ann, ben, cy] = await people(3);
    if (!ann || !ben || !cy) return;
    expect(await seen(product.visitor())).toMatchObject({ standing: 'guest', reading: null, isOpen: true });
    await letHold([ann, 'GEEK'], [ben, null]);
    expect([(await seen(cy)).standing, (await vote(cy, 'made')).refused()]).toEqual([
      'no-flunk',
      [403, 'FORBIDDEN'],
    ]);
    expect([(await seen(ben)).standing, (await vote(ben, 'made')).refused()]).toEqual([
      'no-clique',
      [403, 'FORBIDDEN'],
    ]);
    expect((await vote(ann, 'made')).status).toBe(200);
    // The Flunk goes to another wallet, which cannot vote by it. The vote stays with who cast it, and can be changed.
    await letHold([cy, 'GEEK']);
    expect([(await seen(cy)).standing, (await vote(cy, 'never')).refused()]).toEqual([
      'used',
      [403, 'FORBIDDEN'],
    ]);
    expect((await vote(ann, 'planned')).as(VoteAnswer)).toMatchObject({ reading: 'planned', clique: 'GEEK' });
    expect(
      (await product.visitor().post('/api/town/vote', { wallet: ann.wallet, reading: 'made' })).status,
    ).toBe(401);
    const wrong = { wallet: ann.wallet, reading: 'dreamed' };
    expect((await ann.post('/api/town/vote', wrong, { 'idempotency-key': 'wrong-reading-1' })).status).toBe(
      400,
    );
  });

  it('counts one of fifty votes that a wallet, and that the wallets of one Flunk, cast at once (VOTE-2)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    toSunday();
    const [ann, ben, cy] = await people(3);
    if (!ann || !ben || !cy) return;
    await letHold([ann, 'PREP'], [ann, 'PREP'], [ben, 'JOCK']);
    // The wallets of Ben and of Cy are linked, so that both vote with Ben's Flunk.
    await product.db.asOwner('insert into app.linked_wallets (wallet, linked) values ($1, array[$2])', [
      walletOf(cy),
      walletOf(ben),
    ]);
    const fifty = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => vote(ann, READINGS[nth % 3] ?? 'never')),
    );
    expect(new Set(fifty.map(({ status }) => status))).toEqual(new Set([200]));
    const both = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => vote(nth % 2 === 0 ? ben : cy, 'made')),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(25);
    expect(both.filter(({ status }) => status === 403)).toHaveLength(25);
    const { id } = week();
    toMonday();
    expect((await seen(product.visitor())).last).toMatchObject({ week: id, votes: 2 });
  });

  it('tells nothing until Monday, and then the counts in all and by clique (VOTE-4)', async () => {
    toSunday();
    const [ann, ben, cy] = await people(3);
    if (!ann || !ben || !cy) return;
    await letHold([ann, 'GEEK'], [ben, 'FREAK'], [cy, 'FREAK']);
    for (const [by, reading] of [
      [ann, 'made'],
      [ben, 'never'],
      [cy, 'never'],
    ] as const)
      expect((await vote(by, reading)).status).toBe(200);
    const { id } = week();
    product.passTime(week().endsAt - now() - 1_000);
    expect((await seen(product.visitor())).last?.week).not.toBe(id);
    expect((await weeks()).weeks.map((one) => one.week)).not.toContain(id);
    await lean(weekAfter(id));
    expect(
      await product.db.asOwner('select from app.reading_results where week = $1::text::date', [id]),
    ).toEqual([]);
    // A wallet reads its own vote alone, and no vote is written past the rule.
    const own = await product.db.transaction(walletOf(ann), (tx) =>
      tx.query('select from app.reading_votes'),
    );
    expect(own).toHaveLength(1);
    toMonday();
    const told = {
      week: id,
      winner: 'never',
      votes: 3,
      counts: [
        { clique: 'FREAK', reading: 'never', votes: 2 },
        { clique: 'GEEK', reading: 'made', votes: 1 },
      ],
    };
    expect((await seen(product.visitor())).last).toEqual(told);
    expect((await weeks()).weeks[0]).toMatchObject({ week: id, result: told, evening: null });
    expect(await lean(weekAfter(id))).toBe('never');
    await expect(
      product.db.transaction(walletOf(ann), (tx) =>
        tx.query(
          `insert into app.reading_votes (week, wallet, token, clique, reading) values ($1::text::date, $2, 77, 'GEEK', 'made')`,
          [id, walletOf(ann)],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('lets the next week be leaned by what won, and takes turns where nobody voted or as many for two (VOTE-5)', async () => {
    const { id } = await votedBy(['made', 'planned', 'made']);
    expect(await lean(weekAfter(id))).toBe('made');
    const silent = [2, 3, 4, 5].map((weeksLater) => weekAfter(id, weeksLater));
    const leans = await Promise.all(silent.map(lean));
    expect(leans).toEqual(silent.map(unaskedLean));
    expect(new Set(leans.slice(0, 3)).size).toBe(3);
    const even = await votedBy(['never', 'made', 'planned']);
    expect(await lean(weekAfter(even.id))).toBe(unaskedLean(weekAfter(even.id)));
  });

  it('counts a week once, though many ask for it first at once, and tells each voter once (VOTE-6)', async () => {
    const { id, voters } = await votedBy(['never', 'never'], ['JOCK', 'PREP']);
    const asked = await Promise.all(Array.from({ length: 20 }, () => seen(product.visitor())));
    expect(new Set(asked.map(({ last }) => JSON.stringify(last))).size).toBe(1);
    expect(asked[0]?.last).toMatchObject({ week: id, votes: 2 });
    await Promise.all([tellReadings(product.db), tellReadings(product.db)]);
    expect(await tellReadings(product.db)).toBe(0);
    for (const voter of voters) {
      const again = await product.member(walletOf(voter));
      expect((await newsOf(again)).map(({ subject }) => subject)).toEqual([{ week: id, reading: 'never' }]);
    }
    // Without a reader the job counts by itself.
    const unread = await votedBy(['planned']);
    expect(await tellReadings(product.db)).toBe(1);
    expect(await newsOf(await product.member(walletOf(unread.voters[0] as Visitor)))).toHaveLength(1);
  });

  it('lists the weeks that are over page by page, also those in which people came and nobody voted (VOTE-7)', async () => {
    toMonday();
    const came = weekAfter(week().id);
    await product.db.asOwner(
      `insert into app.evenings (evening, asked, lit, present) values ($1::text::date + 4, 50, 61, 40)`,
      [came],
    );
    expect((await weeks()).weeks.map((one) => one.week)).not.toContain(came);
    toSunday();
    toMonday();
    toMonday();
    expect((await weeks()).weeks[0]).toEqual({
      week: came,
      episode: expect.any(String) as string,
      result: null,
      evening: { present: 40, lit: 61, asked: 50 },
    });
    const voted: string[] = [];
    for (let nth = 0; nth < WEEKS_A_PAGE + 1; nth += 1) voted.unshift((await votedBy(['made'])).id);

    const first = await weeks();
    expect(first.weeks.map((one) => one.week)).toEqual(voted.slice(0, WEEKS_A_PAGE));
    expect(first.next).toBe(voted[WEEKS_A_PAGE - 1]);
    const second = await weeks(first.next ?? undefined);
    expect(second.weeks[0]?.week).toBe(voted[WEEKS_A_PAGE]);
    expect((await product.visitor().get('/api/town/weeks?before=2026-12-01')).status).toBe(400);
  });
});
