import { expect, it } from 'vitest';
import { EpisodesAnswer, QuestionAnswer, WeekAnswer } from '@shared/contract/town/week.ts';
import { Done } from '@shared/contract/values.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { dayAt, weekAfter, weekNamed } from '@shared/domain/town/week.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const { timezone } = DEFAULT_TIME_CONFIG;
const DAY_MS = 86_400_000;
/** The Wednesday of the first week. */
const FIRST = '2026-12-02T18:00:00Z';

onProductionEngine('the question of the day', (open) => {
  const product = startProduct(open);
  const today = () => dayAt(epochMs(Date.parse(product.now())), timezone);
  const told = async () => (await product.visitor().get('/api/town/week')).as(WeekAnswer);
  const own = async (by: Visitor) => (await by.get('/api/town/question')).as(QuestionAnswer);
  const give = (by: Visitor, answer: unknown, day = today().id) =>
    by.post(
      '/api/town/question',
      { wallet: by.wallet, day, answer },
      { 'idempotency-key': crypto.randomUUID() },
    );

  it('is told on its day alone, and takes one answer a wallet (EPISODE-10)', async () => {
    product.setTime(FIRST);
    const { question, yesterday, changes_at, episode } = await told();
    expect(question).toMatchObject({ day: '2026-12-02', answers: { length: 3 } });
    expect([Date.parse(changes_at), episode]).toMatchObject([today().endsAt, { id: 'folded-in-four' }]);
    expect(episode).not.toHaveProperty('questions');
    expect(yesterday?.counts).toEqual([0, 0, 0]);
    const [ann, bob] = [await product.member(), await product.member()];
    expect(await own(ann)).toMatchObject({ day: '2026-12-02', answer: null });
    expect((await own(product.visitor())).answer).toBeNull();
    const asAnn = { wallet: ann.wallet, day: today().id, answer: 0 };
    expect((await product.visitor().post('/api/town/question', asAnn)).status).toBe(401);
    expect((await give(ann, 2)).as(QuestionAnswer).answer).toBe(2);
    // The same again is no second one.
    expect((await give(ann, 2)).status).toBe(200);
    expect((await give(ann, 1)).refused()).toEqual([409, 'CONFLICT']);
    expect((await own(ann)).answer).toBe(2);
    expect((await own(bob)).answer).toBeNull();
    for (const wrong of [3, -1, 0.5, 'x']) expect((await give(bob, wrong)).status).toBe(400);
    const other = { wallet: ann.wallet, day: today().id, answer: 0 };
    expect((await bob.post('/api/town/question', other)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await give(bob, 0, '2026-12-01')).refused()).toEqual([409, 'CONFLICT']);
    expect((await give(bob, 0, '2026-12-03')).refused()).toEqual([409, 'CONFLICT']);
    expect((await give(bob, 0)).status).toBe(200);
    const all = await Promise.all(Array.from({ length: 3 }, async () => product.member()));
    await Promise.all(all.flatMap((one) => [give(one, 2), give(one, 2)]));

    product.passTime(DAY_MS);
    const next = await told();
    expect(next.question?.day).toBe('2026-12-03');
    expect(next.yesterday).toEqual({ ...question, counts: [1, 0, 4] });
    // Counted once: what is asked again is told the same.
    expect((await told()).yesterday?.counts).toEqual([1, 0, 4]);
    const late = await product.member();
    expect((await give(late, 1, '2026-12-02')).refused()).toEqual([409, 'CONFLICT']);
    const read = await product.db.transaction(late.wallet, (tx) =>
      tx.query('select wallet from app.question_answers'),
    );
    expect(read).toEqual([]);
    await expect(
      product.db.transaction(late.wallet, (tx) =>
        tx.query(
          `insert into app.question_answers (day, wallet, episode, answer) values ('2026-12-02', $1, 'folded-in-four', 0)`,
          [late.wallet],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('tells on Monday how Sunday was answered, and before the first week nothing (EPISODE-10)', async () => {
    product.setTime('2026-12-06T18:00:00Z');
    const member = await product.member();
    expect((await give(member, 1)).status).toBe(200);
    product.passTime(DAY_MS);
    const monday = await told();
    expect([monday.week.id, monday.yesterday?.day, monday.yesterday?.counts]).toEqual([
      '2026-12-07',
      '2026-12-06',
      [0, 1, 0],
    ]);
    product.setTime('2026-11-30T18:00:00Z');
    expect((await told()).yesterday).toBeNull();
  });

  it('is that of the episode which the week tells: one that is withdrawn makes room for another answer', async () => {
    const operator = await administrator(product);
    const { episodes } = (await operator.get('/api/console/episodes')).as(EpisodesAnswer);
    const reason = 'for a test';
    const questions = [{ ask: 'What ticks?', answers: ['A clock', 'A shed', 'Nothing'] }];
    const ours = { id: 'ours', content: { ...episodes[0]?.content, questions }, reason };
    (await operator.post('/api/console/episodes', ours)).as(Done);
    const next = weekAfter((await told()).week.id);
    const planned = { week: next, episode: 'ours', reason };
    (await operator.post('/api/console/episodes/schedule', planned)).as(Done);
    product.setTime(new Date((weekNamed(next, timezone)?.startsAt ?? 0) + 3_600_000).toISOString());
    const member = await product.member();
    expect((await told()).question?.ask).toBe('What ticks?');
    expect((await give(member, 0)).status).toBe(200);
    const later = await administrator(product);
    (await later.post('/api/console/episodes/withdrawal', { week: next, reason })).as(Done);
    expect((await told()).question?.ask).not.toBe('What ticks?');
    expect((await own(member)).answer).toBeNull();
    expect((await give(member, 2)).status).toBe(200);
    expect((await own(member)).answer).toBe(2);
    product.passTime(DAY_MS);
    expect((await told()).yesterday?.counts).toEqual([0, 0, 1]);
  });
});
