// What of an evening and its week happens once, to all at a time, and what one address comes to that wants to light every candle.
import type { ChildProcess } from 'node:child_process';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { tellEvening } from '@shared/db/people/news.ts';
import { townSnapshot } from '@shared/db/town/townSnapshot.ts';
import { tellReadings } from '@shared/db/town/votes.ts';
import { townWeek } from '@shared/db/town/week.ts';
import { CANDLES_OF_ADDRESS } from '@shared/domain/town/candles.ts';
import type { Usage } from './chatServer.ts';
import { drive } from './drive.ts';
import { HOURS, type Person } from './eveningActs.ts';
import { percentile } from './figures.ts';
import { ask } from './programs.ts';
import type { BenchCall } from './send.ts';

type Say = (line: string, holds?: boolean) => void;

const FLOOD = 10_000;
const FLOOD_ADDRESS = '192.0.2.1';
/** One that is refused costs at most so much CPU (ms) of Node and PostgreSQL. */
const REFUSED_MOST = 4;

interface Ground {
  readonly url: string;
  readonly server: ChildProcess;
  readonly ticks: () => number;
  readonly people: readonly Person[];
  readonly sentBy: (person: Person, call: Pick<BenchCall, 'path' | 'body'>) => BenchCall;
}

/** Ten thousand wallets light their candles from one address: as many as its limit get through. */
export async function floodOfOneAddress(
  { url, server, ticks, people, sentBy }: Ground,
  say: Say,
): Promise<void> {
  // Those without a Flunk, who have lit none.
  const calls = people.slice(-FLOOD).map((person) => {
    const call = sentBy(person, { path: '/api/town/candles', body: { place: 'streets' } });
    return { ...call, headers: { ...call.headers, 'x-forwarded-for': FLOOD_ADDRESS } };
  });
  const usage = async () => ({ node: (await ask<Usage>(server, 'usage')).cpu, database: ticks() });
  const before = await usage();
  const { seconds, failures, latencies } = await drive({ url, clients: 50, calls });
  const after = await usage();
  const [node, database] = [after.node - before.node, after.database - before.database].map(
    (used) => (used * 1_000) / FLOOD,
  ) as [number, number];
  say(
    `${FLOOD.toLocaleString('en')} candles from one address: ${FLOOD - failures} lit, the others refused within ${seconds.toFixed(0)} s, ` +
      `${node.toFixed(2)} ms of CPU in Node and ${database.toFixed(2)} in PostgreSQL each, p95 ${percentile(latencies, 0.95).toFixed(0)} ms`,
    FLOOD - failures === CANDLES_OF_ADDRESS && node + database <= REFUSED_MOST,
  );
}

/** What everybody waits for, or no call may take longer than (ms): a statement's end (db/port.ts). */
const ONCE_MOST = 8_000;

/** What is done once for all: the notice before the evening, the count of all candles, and the count of the votes. */
export async function onceOf(db: Db, databaseUrl: string, say: Say): Promise<void> {
  const once = async (
    hour: keyof typeof HOURS,
    what: string,
    work: (at: Db) => Promise<unknown>,
  ): Promise<void> => {
    const at = openPostgres(databaseUrl, { max: 1, prepare: true, now: () => new Date(HOURS[hour]) });
    const began = performance.now();
    const came = await work(at);
    const ms = performance.now() - began;
    say(`${what}: ${ms.toFixed(0)} ms${typeof came === 'number' ? `, ${came} of them` : ''}`, ms < ONCE_MOST);
    await at.close();
  };
  await db.asOwner(`
    insert into app.settings (wallet) select wallet from app.wallets on conflict do nothing;
    update app.settings set settings = settings || '{"newsOn": {"value": ["evening"], "at": 1}, "newsPush": {"value": ["evening"], "at": 1}}';
    insert into app.push_subscriptions (wallet, session, endpoint, p256dh, auth, server_key)
    select distinct on (wallet) wallet, id, 'https://push.example/' || id, repeat('A', 87), repeat('A', 22), repeat('A', 87)
    from app.sessions order by wallet, id;
    insert into app.candles (evening, visitor, wallet, place)
    select evening, md5(wallet) || md5(wallet), wallet, 'streets' from app.wallets, app.evenings on conflict do nothing;
    insert into app.reading_votes (week, wallet, token, clique, reading)
    select week, owner, token_id, 'GEEK', 'made' from app.tokens, (select distinct week from app.reading_votes) as one
    on conflict do nothing;
    analyze`);
  await once('notice', 'telling all of the evening, on a device each', tellEvening);
  await once('dark', 'writing who is where with all candles', (at) => at.transaction(null, townSnapshot));
  await once('told', 'the first who asks for the week on Monday counts the votes', (at) =>
    at.transaction(null, townWeek),
  );
  await once('told', 'telling all who voted', tellReadings);
}
