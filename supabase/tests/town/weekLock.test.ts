import { expect, it } from 'vitest';
import { CaseAnswer } from '@shared/contract/town/case.ts';
import { LockAttemptAnswer, LockStateAnswer } from '@shared/contract/town/locks.ts';
import { EpisodesAnswer, WeekAnswer } from '@shared/contract/town/week.ts';
import { Done } from '@shared/contract/values.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { weekAfter, weekNamed } from '@shared/domain/town/week.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { withTown } from '../support/town.ts';
import type { Visitor } from '../support/visitor.ts';

const demo = await demoChain(await newDemoKeys());
/** A wallet of the demo town that holds everything. */
const FULL = parseAddress('0xd300000000000001') as Address;
const WRONG = '0000';
/** The Wednesday of the first week, whose episode ships with a lock. */
const FIRST = '2026-12-02T18:00:00Z';

onPostgresAlone('the lock of a week', (open) => {
  const product = startProduct(withTown(open), { demo });
  /** A person of their own who may enter every place. */
  const holderOfAll = async () => {
    const member = await product.member();
    await product.db.asOwner('insert into app.linked_wallets (wallet, linked) values ($1, array[$2])', [
      member.wallet,
      FULL,
    ]);
    return member;
  };
  const told = async () => (await product.visitor().get('/api/town/week')).as(WeekAnswer);
  const send = (browser: Visitor, code: string) => browser.post('/api/locks/attempt', { lock: 'week', code });
  const attempt = async (browser: Visitor, code: string) => (await send(browser, code)).as(LockAttemptAnswer);
  const stateOf = async (browser: Visitor) =>
    (await browser.get('/api/locks/state?lock=week')).as(LockStateAnswer);
  const behind = async (browser: Visitor) =>
    (await browser.get(`/api/case?wallet=${browser.wallet ?? ''}`)).as(CaseAnswer).behind;
  const shippedNow = async () => {
    const { episode } = await told();
    const { episodes } = (await (await administrator(product)).get('/api/console/episodes')).as(
      EpisodesAnswer,
    );
    const found = episodes.find(({ id }) => id === episode?.id);
    if (found?.content.lock == null) throw new Error('this week has no lock');
    return { id: found.id, lock: found.content.lock };
  };

  it('ships with at least four of the ten, and no answer but the operators’ has its code (EPISODE-9)', async () => {
    const rows = await product.db.asOwner<{ id: string; code: string | null }>(
      `select id, content #>> '{lock,code}' as code from app.episodes where turn is not null order by turn`,
    );
    const locked = rows.filter(({ code }) => code !== null);
    expect(locked.length).toBeGreaterThanOrEqual(4);
    for (let nth = 0; nth < rows.length; nth += 1) {
      product.setTime(new Date(Date.parse(FIRST) + nth * 7 * 86_400_000).toISOString());
      const week = await product.visitor().get('/api/town/week');
      const { lock = null, id } = week.as(WeekAnswer).episode ?? {};
      const code = rows.find((row) => row.id === id)?.code ?? null;
      expect([id, lock === null]).toEqual([id, code === null]);
      if (code !== null) expect([id, week.text.includes(code)]).toEqual([id, false]);
      expect(Object.keys(lock ?? {}).every((key) => ['at', 'title', 'before'].includes(key))).toBe(true);
    }
    const member = await product.member();
    expect((await member.get('/api/console/episodes')).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('opens by its code, shows what lies behind it, and is known of who opened it in later weeks too (EPISODE-9)', async () => {
    product.setTime(FIRST);
    const { id, lock } = await shippedNow();
    const holder = await holderOfAll();
    const before = await stateOf(holder);
    expect(before).toMatchObject({ opened: false, codeIsSet: true, refusal: null, inside: null });
    expect(before.ofWeek).toEqual({
      episode: id,
      at: lock.at,
      title: lock.title,
      before: lock.before,
      found: null,
    });
    const wrong = await attempt(holder, WRONG);
    expect([wrong.outcome, wrong.ofWeek?.found, JSON.stringify(wrong).includes(lock.code)]).toEqual([
      'refused',
      null,
      false,
    ]);
    expect(await behind(holder)).toEqual([]);
    const right = await attempt(holder, lock.code);
    const found = { after: lock.after, text: lock.text, card: lock.card };
    expect([right.outcome, right.opened, right.ofWeek?.found]).toEqual(['opened', true, found]);
    expect((await stateOf(holder)).ofWeek?.found).toEqual(found);
    const facts = await product.db.asOwner(
      `select fact, said_by from app.story_facts where wallet = $1 and fact like 'opened:%'`,
      [holder.wallet],
    );
    expect(facts).toEqual([{ fact: `opened:week/${id}`, said_by: 'server' }]);
    const card = { episode: id, at: lock.at, ...lock.card };
    expect(await behind(holder)).toEqual([card]);

    product.passTime(7 * 86_400_000);
    const later = await product.member(parseAddress(holder.wallet ?? '') as Address);
    expect((await told()).episode?.id).not.toBe(id);
    expect((await stateOf(later)).ofWeek?.episode).not.toBe(id);
    expect((await stateOf(later)).opened).toBe(false);
    expect((await attempt(later, lock.code)).outcome).toBe('refused');
    expect(await behind(later)).toEqual([card]);
  });

  it('counts and locks out those who guess, as every lock does (LOCK-8)', async () => {
    product.setTime(FIRST);
    const { lock } = await shippedNow();
    const holder = await holderOfAll();
    for (let nth = 0; nth < 4; nth += 1) expect((await attempt(holder, WRONG)).retryAt).toBeNull();
    const fifth = await attempt(holder, WRONG);
    expect([fifth.outcome, fifth.attempts, fifth.text]).toEqual(['refused', 5, 'refusedAgain']);
    expect((await attempt(holder, lock.code)).outcome).toBe('locked-out');
    product.passTime(30_000);
    expect((await attempt(holder, lock.code)).outcome).toBe('opened');
  });

  it('is tried by those alone who may enter the place where it hangs (LOCK-15)', async () => {
    product.setTime(FIRST);
    const { lock } = await shippedNow();
    const [visitor, stranger] = [product.visitor(), await product.member()];
    for (const [browser, refusal] of [
      [visitor, 'NO_WALLET'],
      [stranger, 'NO_FLUNK'],
    ] as const) {
      expect((await send(browser, lock.code)).refused()).toEqual([403, 'FORBIDDEN']);
      expect(await stateOf(browser)).toMatchObject({ refusal, attempts: 0, opened: false });
    }
    const said = { wallet: stranger.wallet, facts: ['opened:week/folded-in-four'] };
    expect((await stranger.post('/api/story/facts', said)).refused()).toEqual([403, 'FORBIDDEN']);
    expect(await behind(stranger)).toEqual([]);
  });

  it('is there only in weeks that bring one, and its code is in no line of the log (EPISODE-9)', async () => {
    product.setTime(FIRST);
    const { lock } = await shippedNow();
    const operator = await administrator(product);
    const [one] = (await operator.get('/api/console/episodes')).as(EpisodesAnswer).episodes;
    const reason = 'for a test';
    const write = (content: object) =>
      operator.post('/api/console/episodes', { id: 'ours', content, reason });
    const bad = { ...one?.content, lock: { ...lock, code: '41' } };
    expect((await write(bad)).text).toContain('lock, code (digits)');
    (await write({ ...one?.content, lock: { ...lock, code: '7391' } })).as(Done);
    (await write({ ...one?.content, lock: null })).as(Done);
    const log = await product.db.asOwner<{ log: string }>(
      `select coalesce(json_agg(line)::text, '') as log from app.audit_log as line`,
    );
    expect(log[0]?.log).not.toContain('7391');

    const { id: running } = (await told()).week;
    const next = weekAfter(running);
    (await operator.post('/api/console/episodes/schedule', { week: next, episode: 'ours', reason })).as(Done);
    product.setTime(
      new Date((weekNamed(next, DEFAULT_TIME_CONFIG.timezone)?.startsAt ?? 0) + 3_600_000).toISOString(),
    );
    const holder = await holderOfAll();
    expect((await told()).episode?.lock).toBeNull();
    expect(await stateOf(holder)).toMatchObject({ codeIsSet: false, ofWeek: null, opened: false });
    expect((await attempt(holder, lock.code)).outcome).toBe('refused');
  });
});
