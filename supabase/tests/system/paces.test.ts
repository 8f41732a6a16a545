import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epochMs } from '@shared/kernel/units.ts';
import { pace } from '@shared/chain/pace.ts';
import type { Db } from '@shared/db/port.ts';
import { openPostgres } from '@shared/db/postgres.ts';
import { takeTurns } from '@shared/db/system/paces.ts';
import { networksOf } from '@shared/domain/system/network.ts';
import { readCounter } from '../../functions/api/reads.ts';
import { copyOfTemplate } from '../support/template.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-06-01T12:00:00Z');

describe('what several servers keep together', () => {
  let now: number | null = null;
  let servers: readonly Db[] = [];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copyOfTemplate();
    drop = copy.drop;
    const option = { now: () => new Date(now ?? Date.now()) };
    servers = [1, 2].map(() => openPostgres(copy.url, { max: 3, prepare: true, ...option }));
  });
  afterAll(async () => {
    await Promise.all(servers.map((db) => db.close()));
    await drop();
  });
  const server = (nth: 0 | 1): Db => {
    const db = servers[nth];
    if (!db) throw new Error('no such server');
    return db;
  };

  it('begins no more calls a second than the pace says, whichever server they are of (CHAIN-5)', async () => {
    now = null;
    const shared = { name: 'a node', perSecond: 50 };
    const turns = servers.map((db) => pace((patienceMs) => takeTurns(db, shared, patienceMs)));
    const asked = performance.now();
    const calls = Array.from({ length: 60 }, async (_, nth) => turns[nth % 2]?.(5_000));
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 60 }, () => true));
    // The last begins 59 turns of 20 ms after the first; timers and clocks may differ by a few of them.
    expect(performance.now() - asked).toBeGreaterThan(59 * 20 - 50);
  });

  it('finds a turn for sign-in however many readings of wallets ask at once (CHAIN-5)', async () => {
    now = NOON;
    const shared = { name: 'scripts', perSecond: 3 };
    const readings = await takeTurns(
      server(0),
      shared,
      Array.from({ length: 80 }, () => 2_000),
    );
    expect(readings.filter((wait) => wait !== null)).toHaveLength(7);
    const proofs = await takeTurns(
      server(1),
      shared,
      Array.from({ length: 9 }, () => 5_000),
    );
    expect(proofs).toEqual([2334, 2667, 3000, 3334, 3667, 4000, 4334, 4667, 5000]);
  });

  it('gives the turns of a server that crashed to others once they have passed', async () => {
    now = NOON;
    const shared = { name: 'of one that crashed', perSecond: 2 };
    expect(await takeTurns(server(0), shared, [5_000, 5_000, 5_000])).toEqual([0, 500, 1000]);
    expect(await takeTurns(server(1), shared, [1_000])).toEqual([null]);
    now += 2_000;
    expect(await takeTurns(server(1), shared, [0])).toEqual([0]);
    // Nor does a database hold them whose clock was set back.
    now -= 10 * MINUTE;
    expect(await takeTurns(server(1), shared, [0])).toEqual([0]);
  });

  it('lets a client read so often of all servers, one with a clock five minutes off, and a lease more of each (API-3)', async () => {
    now = NOON;
    const limit = { calls: 200, minutes: 1 };
    const offBy = [0, 5 * MINUTE];
    const counters = servers.map((db, nth) =>
      readCounter(db, 'reads', limit, { now: () => epochMs((now ?? 0) + (offBy[nth] ?? 0)) }),
    );
    const passed = async (address: string): Promise<number> => {
      let count = 0;
      for (let nth = 0; nth < 300; nth += 1) {
        if ((await counters[nth % 2]?.(networksOf(address))) === null) count += 1;
      }
      return count;
    };
    const first = await passed('192.0.2.1');
    expect([first, await passed('192.0.2.1')]).toEqual([220, 0]);
    expect(await counters[1]?.(networksOf('192.0.2.1'))).toBe(60);
    expect(await passed('192.0.2.2')).toBe(220);
    now += MINUTE;
    expect(await passed('192.0.2.1')).toBe(200);
  });

  it('asks the database of reads once for a lease of them', async () => {
    now = NOON;
    let asked = 0;
    const db: Db = {
      ...server(0),
      statement: (sql, parameters) => {
        asked += 1;
        return server(0).statement(sql, parameters);
      },
    };
    const count = readCounter(db, 'reads', { calls: 2_000, minutes: 1 }, { now: () => epochMs(NOON) });
    const networks = networksOf('192.0.2.3');
    for (let nth = 0; nth < 100; nth += 1) await count(networks);
    expect(asked).toBe(0);
    await Promise.all(Array.from({ length: 100 }, () => count(networks)));
    expect(asked).toBe(1);
    expect(await count(networks, 500)).toBe(null);
    expect(asked).toBe(2);
  });

  it('lets reads pass while the database cannot be asked', async () => {
    const db: Db = { ...server(0), statement: () => Promise.reject(new Error('gone')) };
    const count = readCounter(db, 'reads', { calls: 1, minutes: 1 }, { now: () => epochMs(NOON) });
    expect([await count(networksOf('192.0.2.4')), await count(networksOf('192.0.2.4'))]).toEqual([
      null,
      null,
    ]);
  });
});
