import {
  EpisodeContent,
  type KeptEpisode,
  type PlannedWeek,
  type TownWeek,
  type WeekCard,
} from '../../contract/town/week.ts';
import {
  episodeNow,
  shippedTurn,
  SHIPPED,
  type Episode,
  type EpisodeNow,
  type WeekLock,
} from '../../domain/town/episode.ts';
import { eveningAt } from '../../domain/town/evening.ts';
import { WEEK_OPENED } from '../../domain/town/townEvents.ts';
import {
  dayAt,
  dayBefore,
  FIRST_WEEK,
  numberOfWeek,
  weekAfter,
  weekAt,
  type Day,
  type Week,
} from '../../domain/town/week.ts';
import { epochMs, isoOf, type Address, type EpochMs } from '../../kernel/units.ts';
import { clockOf } from '../system/clock.ts';
import { activeHours } from '../system/hours.ts';
import type { Transaction } from '../port.ts';
import { answersOf } from './questions.ts';
import { leanOf } from './votes.ts';

/** The moment of the database's clock, and the week that it is in. */
export async function weekNow(
  tx: Transaction,
): Promise<{ readonly now: EpochMs; readonly week: Week; readonly day: Day; readonly darkAt: EpochMs }> {
  const [{ timezone }, clock] = await Promise.all([activeHours(tx), clockOf(tx)]);
  const now = epochMs(clock.getTime());
  const week = weekAt(now, timezone);
  const day = dayAt(now, timezone);
  return { now, week, day, darkAt: eveningAt(week.startsAt, timezone).darkAt };
}

/** What operators have said of weeks from this one on; null: that it tells none. */
async function scheduleFrom(tx: Transaction, week: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx.query<{ week: string; episode: string | null }>(
    `select week::text as week, episode from app.scheduled_episodes where week >= $1::text::date`,
    [week],
  );
  return new Map(rows.map((row) => [row.week, row.episode]));
}

/** The ids of the episodes that ship, in turn. */
async function shipped(tx: Transaction): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from app.episodes where turn is not null order by turn',
    [],
  );
  return rows.map(({ id }) => id);
}

type Plan = (week: string) => string | null;

/** Which episode a week tells, for weeks from one on; null: none. */
async function planFrom(tx: Transaction, first: string): Promise<Plan> {
  const [said, turns] = await Promise.all([scheduleFrom(tx, first), shipped(tx)]);
  return (week) => {
    const own = said.get(week);
    return own === undefined ? (turns[shippedTurn(week)] ?? null) : own;
  };
}

async function contentOf(tx: Transaction, id: string | null): Promise<Episode | null> {
  const [row] = await tx.query<{ content: unknown }>('select content from app.episodes where id = $1', [id]);
  return row === undefined ? null : EpisodeContent.parse(row.content);
}

/** The clues of these episodes. */
async function cluesOf(tx: Transaction, ids: readonly string[]): Promise<WeekCard[]> {
  return tx.query(
    `select id as episode, content #>> '{clue,at}' as at, content #>> '{clue,title}' as title,
       content #>> '{clue,text}' as text
     from app.episodes where id in (select json_array_elements_text($1::text::json)) order by id`,
    [JSON.stringify(ids)],
  );
}

/** An episode that is told at this moment, with its id. */
export type ToldEpisode = EpisodeNow & { readonly id: string };

/** What is told now; null: nothing this week. */
export async function episodeOfNow(tx: Transaction): Promise<ToldEpisode | null> {
  const { now, week, darkAt } = await weekNow(tx);
  const id = (await planFrom(tx, week.id))(week.id);
  const episode = await contentOf(tx, id);
  if (id === null || episode === null) return null;
  return { id, ...episodeNow(episode, await leanOf(tx, week.id), { now, darkAt }) };
}

/** The lock of this week with all that is behind it, and whose it is; null: this week locks nothing. */
export async function lockOfWeek(tx: Transaction): Promise<(WeekLock & { readonly episode: string }) | null> {
  const { week } = await weekNow(tx);
  const episode = (await planFrom(tx, week.id))(week.id);
  const lock = (await contentOf(tx, episode))?.lock ?? null;
  return lock === null || episode === null ? null : { ...lock, episode };
}

/** The cards that a wallet found behind the locks of weeks, whichever week it is by now. */
export function cardsBehindLocks(tx: Transaction, wallet: Address): Promise<WeekCard[]> {
  return tx.query(
    `select one.id as episode, one.content #>> '{lock,at}' as at, one.content #>> '{lock,card,title}' as title,
       one.content #>> '{lock,card,text}' as text
     from app.story_facts as known join app.episodes as one on known.fact = '${WEEK_OPENED}/' || one.id
     where known.wallet = $1 and known.said_by = 'server' and one.content #>> '{lock,card,title}' is not null
     order by known.created_at, one.id`,
    [wallet],
  );
}

/** Today, and whose question is asked on it; null: none is. */
export async function askedToday(
  tx: Transaction,
): Promise<{ readonly day: string; readonly episode: string | null }> {
  const { week, day } = await weekNow(tx);
  const id = (await planFrom(tx, week.id))(week.id);
  const question = (await contentOf(tx, id))?.questions[day.nth];
  return { day: day.id, episode: question === undefined ? null : id };
}

/** The titles of the episodes that these weeks, the latest first, have told; a week that told none is missing. */
export async function episodeTitles(
  tx: Transaction,
  weeks: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const plan = await planFrom(tx, weeks.at(-1) ?? FIRST_WEEK);
  const rows = await tx.query<{ id: string; title: string }>(
    `select id, content ->> 'title' as title from app.episodes
     where id in (select json_array_elements_text($1::text::json))`,
    [JSON.stringify(weeks.flatMap((week) => plan(week) ?? []))],
  );
  return new Map(
    weeks.flatMap((week) => {
      const told = rows.find(({ id }) => id === plan(week));
      return told === undefined ? [] : [[week, told.title] as const];
    }),
  );
}

/** The week as everybody sees it (EPISODE-3). */
export async function townWeek(tx: Transaction): Promise<TownWeek> {
  const { now, week, day, darkAt } = await weekNow(tx);
  const before = weeksUntil(week.id);
  const plan = await planFrom(tx, before[0] ?? week.id);
  const id = plan(week.id);
  const lean = await leanOf(tx, week.id);
  const current = await contentOf(tx, id);
  const told = current && episodeNow(current, lean, { now, darkAt });
  const known = new Set(before.flatMap((one) => plan(one) ?? []));
  if (id !== null && told?.clue != null) known.add(id);
  const clues = await cluesOf(tx, [...known]);
  return {
    week: {
      id: week.id,
      starts_at: isoOf(week.startsAt),
      ends_at: isoOf(week.endsAt),
      evening: week.eveningId,
    },
    lean,
    episode: id === null || told === null ? null : { id, ...told },
    ...(await askedNow(tx, { day, today: current, plan })),
    clues,
    changes_at: isoOf(now < darkAt && darkAt < day.endsAt ? darkAt : day.endsAt),
  };
}

interface Asking {
  readonly day: Day;
  /** The episode of this week. */
  readonly today: Episode | null;
  readonly plan: Plan;
}

/** What is asked today, and how the town answered the day before (EPISODE-10). */
async function askedNow(
  tx: Transaction,
  { day, today, plan }: Asking,
): Promise<Pick<TownWeek, 'question' | 'yesterday'>> {
  const before = dayBefore(day);
  // Before the first week nothing was told.
  const id = before.week < FIRST_WEEK ? null : plan(before.week);
  const told = before.week === day.week ? today : await contentOf(tx, id);
  const asked = told?.questions[before.nth];
  const question = today?.questions[day.nth];
  return {
    question: question === undefined ? null : { day: day.id, ...question },
    yesterday:
      asked === undefined || id === null
        ? null
        : { day: before.id, ...asked, counts: await answersOf(tx, before.id, id) },
  };
}

/** For so many weeks back clues stay known. */
const REMEMBERED = 260;

/** The weeks before this one since the first, the oldest first. */
function weeksUntil(week: string): readonly string[] {
  const count = Math.min(Math.max(0, numberOfWeek(week)), REMEMBERED);
  const first = weekAfter(FIRST_WEEK, Math.max(0, numberOfWeek(week) - REMEMBERED));
  return Array.from({ length: count }, (_, nth) => weekAfter(first, nth));
}

/** For so many weeks operators see and set what is told. */
const PLANNED = SHIPPED + 2;

/** All episodes, those that ship first, and which weeks tell them, as operators see it. */
export async function episodesAndWeeks(
  tx: Transaction,
): Promise<{ readonly episodes: KeptEpisode[]; readonly weeks: PlannedWeek[] }> {
  const rows = await tx.query<{ id: string; content: unknown; ships: boolean }>(
    `select id, content, turn is not null as ships from app.episodes order by turn nulls last, written_at desc, id limit 200`,
    [],
  );
  const { week } = await weekNow(tx);
  const [plan, said] = [await planFrom(tx, week.id), await scheduleFrom(tx, week.id)];
  return {
    episodes: rows.map(({ content, ...row }) => ({ ...row, content: EpisodeContent.parse(content) })),
    weeks: Array.from({ length: PLANNED }, (_, nth) => {
      const id = weekAfter(week.id, nth);
      return { week: id, episode: plan(id), isScheduled: said.has(id) };
    }),
  };
}

/** An episode as it is kept, held until the transaction ends; null: there is none. */
export async function holdEpisode(
  tx: Transaction,
  id: string,
): Promise<{ readonly ships: boolean; readonly content: Episode } | null> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('episode:' || $1, 0))`, [id]);
  const [row] = await tx.query<{ ships: boolean; content: unknown }>(
    'select turn is not null as ships, content from app.episodes where id = $1',
    [id],
  );
  return row === undefined ? null : { ships: row.ships, content: EpisodeContent.parse(row.content) };
}

/** Writes an episode, in place of an operator's of this id. Row level security lets administrators alone. */
export async function writeEpisode(
  tx: Transaction,
  operator: Address,
  id: string,
  content: Episode,
): Promise<void> {
  await tx.query(
    `insert into app.episodes (id, content, written_by) values ($1, $2::text::jsonb, $3)
     on conflict (id) do update
       set content = excluded.content, written_by = excluded.written_by, written_at = app.now()`,
    [id, JSON.stringify(content), operator],
  );
}

/** Says what a week tells; false: it was said already. */
export async function scheduleEpisode(
  tx: Transaction,
  operator: Address,
  week: string,
  episode: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into app.scheduled_episodes (week, episode, scheduled_by) values ($1::text::date, $2, $3)
     on conflict (week) do nothing returning week::text as week`,
    [week, episode, operator],
  );
  return rows.length > 0;
}

/** Takes back what was said of a week, and answers the episode; undefined: nothing was said. */
export async function withdrawEpisode(tx: Transaction, week: string): Promise<string | null | undefined> {
  const [row] = await tx.query<{ episode: string | null }>(
    'delete from app.scheduled_episodes where week = $1::text::date returning episode',
    [week],
  );
  return row?.episode;
}
