import { PUBLIC_FEATURES } from '../../kernel/features.ts';
import type { Address, EpochMs } from '../../kernel/units.ts';
import { BOARDS } from '../../domain/arcade/games/boards.ts';
import type { GameId } from '../../domain/arcade/games/games.ts';
import { flagsFor, walletSubject } from '../../domain/system/flags.ts';
import { stateOf, whereOn } from '../../domain/school/objectives.ts';
import type { AgentId } from '../../domain/people/personas/cast.ts';
import {
  EMPTY_MEMORY,
  SAID_MOST,
  type KnownScore,
  type Memory,
  type PersonaContext,
} from '../../domain/people/personas/context.ts';
import { FACETS } from '../../domain/people/personas/entry.ts';
import { FLOODLIT, type Truth } from '../../domain/town/story.ts';
import { countsOf } from '../collection/collection.ts';
import { keptFlags } from '../system/flags.ts';
import { deedsOf } from './deeds.ts';
import { standingOf } from '../arcade/gameScores.ts';
import { activeHours } from '../system/hours.ts';
import { balanceOf, gumSources, loginStreak, sourceFacts } from '../school/ledger.ts';
import { objectivesOf } from '../school/objectives.ts';
import type { Transaction } from '../port.ts';
import { prizesFor } from '../school/prizes.ts';
import { factsOf } from '../town/story.ts';
import { usernameOf } from '../town/terminal.ts';
import { holderOf } from '../town/town.ts';
import { townSnapshot } from '../town/townSnapshot.ts';
import { episodeOfNow } from '../town/week.ts';

/** The best of a game's board of all time, by username. */
async function leaderOf(tx: Transaction, game: GameId): Promise<KnownScore['leader']> {
  const [row] = await tx.query<{ name: string; score: number }>(
    `select coalesce(profile.username::text, 'a student without a name') as name, best.score
     from app.game_scores as best left join app.profiles as profile on profile.wallet = best.wallet
     where best.game = $1 and best.board = 'all' order by best.score desc, best.reached_at limit 1`,
    [game],
  );
  return row ?? null;
}

const scoreOf = async (tx: Transaction, game: GameId, wallet: Address): Promise<KnownScore> => ({
  game,
  leader: await leaderOf(tx, game),
  own: await standingOf(tx, game, 'all', null, wallet),
});

/** What the personas may know of a person and of this moment: what the person's own windows show them. */
export async function personaContext(
  tx: Transaction,
  wallet: Address,
  now: EpochMs,
): Promise<PersonaContext> {
  const [
    name,
    hours,
    holder,
    counts,
    facts,
    objectives,
    flags,
    balance,
    streak,
    checkIn,
    sources,
    prizes,
    { places, floodlights },
    scores,
    deeds,
    episode,
  ] = await Promise.all([
    usernameOf(tx, wallet),
    activeHours(tx),
    holderOf(tx, wallet),
    countsOf(tx, wallet),
    factsOf(tx, wallet),
    objectivesOf(tx, wallet),
    keptFlags(tx),
    balanceOf(tx, wallet),
    loginStreak(tx, wallet),
    sourceFacts(tx, wallet, 'daily_checkin'),
    gumSources(tx),
    prizesFor(tx, wallet),
    townSnapshot(tx),
    Promise.all(BOARDS.all.games.map((game) => scoreOf(tx, game, wallet))),
    deedsOf(tx, wallet),
    episodeOfNow(tx),
  ]);
  const set = flagsFor(flags, walletSubject(wallet));
  const paid = (source: string): number =>
    sources.find(({ source_name }) => source_name === source)?.base_reward ?? 0;
  const [login, daily] = [paid('daily_login'), paid('daily_checkin')];
  const most =
    sources.find(({ source_name }) => source_name === 'daily_checkin')?.group_limit ?? login + daily;
  return {
    name,
    now,
    hours: {
      dayStartHour: hours.day_start_hour,
      nightStartHour: hours.night_start_hour,
      timezone: hours.timezone,
    },
    holder,
    backpacks: counts.Backpack,
    facts: new Set<Truth>(floodlights.lit ? [...facts, FLOODLIT] : facts),
    objectives: whereOn(objectives, (feature) => set[feature] ?? PUBLIC_FEATURES[feature]).map((one) => ({
      id: one.id,
      chapter: one.chapter,
      type: one.type,
      title: one.title,
      description: one.description,
      reward: one.reward,
      state: stateOf(one),
    })),
    gum: { balance, streak, checkedIn: (checkIn?.before.today ?? 0) > 0 },
    daily: { login, checkIn: daily, most },
    prizes: prizes.filter(({ onSale }) => onSale).map(({ name: called, price }) => ({ name: called, price })),
    scores,
    deeds,
    inTown: Object.fromEntries(Object.entries(places).map(([place, { count }]) => [place, count])),
    rumor: episode?.rumor ?? null,
    isBuildMode: false,
  };
}

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads a memory as it was kept; what an older version kept otherwise is forgotten. */
function readMemory(kept: Readonly<Record<string, unknown>>): Memory {
  return {
    said: texts(kept['said']).slice(-SAID_MOST),
    topic: textOr(kept['topic']),
    facet: FACETS.find((one) => one === kept['facet']) ?? null,
    offered: textOr(kept['offered']),
    riddle: textOr(kept['riddle']),
    called: textOr(kept['called']),
    likes: texts(kept['likes']),
  };
}

/** What a persona keeps in mind of a person. */
export async function memoryOf(tx: Transaction, wallet: Address, agent: AgentId): Promise<Memory> {
  const [row] = await tx.query<{ memory: Record<string, unknown> }>(
    'select memory from app.persona_talks where wallet = $1 and agent_id = $2',
    [wallet, agent],
  );
  return row ? readMemory(row.memory) : EMPTY_MEMORY;
}

/** Keeps it. Of two answers at once the later one counts: what is lost is at most one line that may be said again. */
export async function keepMemory(
  tx: Transaction,
  wallet: Address,
  agent: AgentId,
  memory: Memory,
): Promise<void> {
  await tx.query(
    `insert into app.persona_talks (wallet, agent_id, memory) values ($1, $2, $3::text::jsonb)
     on conflict (wallet, agent_id) do update set memory = excluded.memory, talked_at = app.now()`,
    [wallet, agent, JSON.stringify(memory)],
  );
}

/**
 * Counts a call of the model for the wallet, and what it may use, and answers whether the day's limits let it be made.
 *
 * @param most how many tokens all calls of a UTC day may use
 */
export async function takeModelCall(tx: Transaction, tokens: number, most: number): Promise<boolean> {
  const [row] = await tx.query<{ taken: boolean }>(
    'select app.take_persona_call($1::text::bigint, $2::text::bigint) as taken',
    [String(tokens), String(most)],
  );
  return row?.taken ?? false;
}
