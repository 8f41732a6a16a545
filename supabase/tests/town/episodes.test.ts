import { expect, it } from 'vitest';
import { EpisodeContent, EpisodesAnswer, WeekAnswer } from '@shared/contract/town/week.ts';
import { Done } from '@shared/contract/values.ts';
import { READINGS } from '@shared/domain/town/case/cards.ts';
import { SHIPPED, shippedTurn, unaskedLean } from '@shared/domain/town/episode.ts';
import { episodeFaults } from '@shared/domain/town/episodeCheck.ts';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { dayAt, weekAfter, weekAt, weekNamed, type Week } from '@shared/domain/town/week.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const { timezone } = DEFAULT_TIME_CONFIG;

onProductionEngine('episodes', (open) => {
  const product = startProduct(open);
  const reason = 'for a test';
  const now = () => epochMs(Date.parse(product.now()));
  const running = (): Week => weekAt(now(), timezone);
  const told = async () => (await product.visitor().get('/api/town/week')).as(WeekAnswer);
  const kept = async (by: Visitor) => (await by.get('/api/console/episodes')).as(EpisodesAnswer);
  const write = (by: Visitor, id: string, content: object) =>
    by.post('/api/console/episodes', { id, content, reason });
  const schedule = (by: Visitor, week: string, episode: string | null) =>
    by.post('/api/console/episodes/schedule', { week, episode, reason });
  const withdraw = (by: Visitor, week: string) =>
    by.post('/api/console/episodes/withdrawal', { week, reason });

  it('ship as ten whose words keep to the canon, each with words for each reading (EPISODE-4, EPISODE-5)', async () => {
    const rows = await product.db.asOwner<{ id: string; content: unknown }>(
      'select id, content from app.episodes where turn is not null order by turn',
    );
    expect(rows).toHaveLength(SHIPPED);
    const said: string[] = [];
    for (const { id, content } of rows) {
      const episode = EpisodeContent.parse(content);
      expect([id, episodeFaults(episode)]).toEqual([id, []]);
      for (const reading of READINGS) {
        const { captions, dj } = episode.leans[reading];
        expect([id, Object.keys(captions).length, dj.length]).toEqual([id, 2, 2]);
        said.push(...Object.values(captions), ...dj);
      }
      said.push(...Object.values(episode.captions), ...episode.dj, ...Object.values(episode.people));
      said.push(...episode.questions.map(({ ask }) => ask));
      expect([id, episode.questions.length]).toEqual([id, 7]);
    }
    expect(new Set(said).size).toBe(said.length);
  });

  it('are told in turn, each in its week, with the words of the lean and the clue in its time (EPISODE-3)', async () => {
    // In their second round.
    product.setTime('2027-02-24T18:00:00Z');
    const answer = await product.visitor().get('/api/town/week');
    expect(answer.headers.get('cache-control')).toContain('public');
    const { week, lean, episode, clues, changes_at } = answer.as(WeekAnswer);
    const here = running();
    expect([week.id, Date.parse(week.starts_at), week.evening]).toEqual([
      here.id,
      here.startsAt,
      here.eveningId,
    ]);
    expect(lean).toBe(unaskedLean(here.id));
    const operator = await administrator(product);
    const { episodes } = await kept(operator);
    const turn = episodes.filter(({ ships }) => ships)[shippedTurn(here.id)];
    expect(episode?.id).toBe(turn?.id);
    expect(episode?.dj).toEqual([...(turn?.content.leans[lean].dj ?? []), ...(turn?.content.dj ?? [])]);
    expect(episode?.captions).toMatchObject(turn?.content.leans[lean].captions ?? {});
    const { darkAt } = eveningAt(here.startsAt, timezone);
    const isSealed = turn?.content.clue.isSealed === true && now() < darkAt;
    expect(episode?.clue === null).toBe(isSealed);
    const { endsAt } = dayAt(now(), timezone);
    expect(Date.parse(changes_at)).toBe(now() < darkAt && darkAt < endsAt ? darkAt : endsAt);
    expect(shippedTurn(here.id)).toBe(2);
    expect(new Set(clues.map((clue) => clue.episode)).size).toBe(SHIPPED);
  });

  it('tell no clue of a week that is still to come', async () => {
    product.setTime('2026-12-16T18:00:00Z');
    const { episodes } = await kept(await administrator(product));
    const { clues } = await told();
    expect(clues.map(({ episode }) => episode).toSorted()).toEqual(
      episodes
        .slice(0, 3)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('are written, scheduled, told and withdrawn by operators alone, and the log keeps it (EPISODE-6)', async () => {
    product.setTime('2027-03-03T18:00:00Z');
    const operator = await administrator(product);
    const [one] = (await kept(operator)).episodes;
    if (one === undefined) throw new Error('no episode ships');
    const content = {
      ...one.content,
      title: 'A Week of Ours',
      clue: { ...one.content.clue, isSealed: true },
    };
    const next = weekAfter(running().id);
    const member = await product.member();
    for (const refused of [
      await write(member, 'ours', content),
      await schedule(member, next, one.id),
      await withdraw(member, next),
      await member.get('/api/console/episodes'),
    ])
      expect(refused.refused()).toEqual([403, 'FORBIDDEN']);

    (await write(operator, 'ours', content)).as(Done);
    expect((await write(operator, 'ours', content)).refused()).toEqual([409, 'CONFLICT']);
    expect((await write(operator, one.id, content)).refused()).toEqual([409, 'CONFLICT']);
    expect((await schedule(operator, running().id, 'ours')).refused()).toEqual([400, 'BAD_REQUEST']);
    expect((await schedule(operator, weekAfter(running().id, -1), 'ours')).refused()[0]).toBe(400);
    expect((await schedule(operator, next, 'no-such-one')).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await schedule(operator, '2028-03-07', 'ours')).status).toBe(400);
    (await schedule(operator, next, 'ours')).as(Done);
    expect((await schedule(operator, next, one.id)).refused()).toEqual([409, 'CONFLICT']);
    const { weeks } = await kept(operator);
    expect(weeks[1]).toEqual({ week: next, episode: 'ours', isScheduled: true });
    expect(weeks[0]?.isScheduled).toBe(false);
    expect((await told()).episode?.title).not.toBe('A Week of Ours');

    const week = weekNamed(next, timezone);
    if (week === null) throw new Error('it is a week');
    const at = epochMs(week.startsAt + 3_600_000);
    product.passTime(at - now());
    const during = await told();
    expect([during.week.id, during.episode?.id, during.episode?.clue]).toEqual([next, 'ours', null]);
    expect(during.clues.map(({ episode }) => episode)).not.toContain('ours');
    product.passTime(eveningAt(week.startsAt, timezone).darkAt - at);
    expect((await told()).episode?.clue?.title).toBe(content.clue.title);

    // The session of the one before is over by then.
    const later = await administrator(product);
    (await withdraw(later, next)).as(Done);
    const after = await told();
    expect([after.episode?.id === 'ours', JSON.stringify(after).includes('A Week of Ours')]).toEqual([
      false,
      false,
    ]);
    expect(after.clues.map(({ episode }) => episode)).not.toContain('ours');
    expect((await withdraw(later, next)).refused()).toEqual([404, 'NOT_FOUND']);
    const acts = await product.db.asOwner<{ act: string }>(
      `select act from app.audit_log where act like 'episode-%' order by id`,
    );
    expect(acts.map(({ act }) => act)).toEqual(['episode-written', 'episode-scheduled', 'episode-withdrawn']);
  });

  it('may be none for a week', async () => {
    const operator = await administrator(product);
    const next = weekAfter(running().id);
    (await schedule(operator, next, null)).as(Done);
    product.passTime((weekNamed(next, timezone)?.startsAt ?? 0) - now());
    expect([(await told()).week.id, (await told()).episode]).toEqual([next, null]);
  });

  it.each([
    ['markup', { title: 'Look <b>here</b>' }],
    ['word', { rumor: 'They say that he is dead.' }],
    ['date', { dj: ['On Friday, December 4, at eight.'] }],
    ['unknown', { captions: { 'shed/no-such-thing': 'It is not there.' } }],
    ['unknown', { clue: { at: 'no-place/clock', title: 'A clock', text: 'It stands.', isSealed: false } }],
    ['unknown', { people: { 'no-one': 'Hello.' } }],
    ['number', { asks: 0 }],
    ['none', { captions: {} }],
    ['three', { questions: [{ ask: 'What ticks?', answers: ['A clock', 'A shed'] }] }],
  ])('are refused for %s', async (fault, change) => {
    const operator = await administrator(product);
    const [one] = (await kept(operator)).episodes;
    const answer = await write(operator, 'wrong', { ...one?.content, ...change });
    expect(answer.refused()).toEqual([400, 'BAD_REQUEST']);
    expect(answer.text).toContain(`(${fault})`);
  });

  it('are never changed by other wallets in the database, and those that ship by none', async () => {
    const { wallet } = await product.member();
    const as = (sql: string) =>
      product.db.transaction(wallet as never, (tx) => tx.query(sql)).catch(() => 'refused');
    expect(await as(`update app.episodes set content = '{}'`)).not.toHaveLength(1);
    expect(
      await as(`insert into app.episodes (id, content, written_by) values ('mine', '{}', '${wallet}')`),
    ).toBe('refused');
    expect(
      await as(`insert into app.scheduled_episodes (week, scheduled_by) values ('2030-01-07', '${wallet}')`),
    ).toBe('refused');
    expect(await as('delete from app.scheduled_episodes returning week')).toEqual([]);
  });
});
