import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@shared/db/port.ts';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { startServer, type RunningServer } from '../../local/server.ts';
import { type Engine, onPostgres } from '../support/engines.ts';
import { HIGH_LIMITS, testChain } from '../support/product.ts';

const MANY = 60;

interface Gate {
  readonly db: Db;
  readonly state: { readonly waiting: number };
  open(): void;
}

/** Holds back statements of a database until it is opened, and tells how many wait. */
function gate(db: Db): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const state = { waiting: 0 };
  const held = async () => {
    state.waiting += 1;
    await opened;
  };
  return {
    state,
    open,
    db: {
      ...db,
      statement: async (sql, parameters) => {
        await held();
        return db.statement(sql, parameters);
      },
    },
  };
}

describe('a server that is told to stop', () => {
  let engine: Engine;
  const running: RunningServer[] = [];
  beforeAll(async () => {
    engine = await onPostgres();
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    await engine.close();
  });

  async function start(db: Db, deadline = 10 * 60_000): Promise<RunningServer> {
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      db,
      chain: testChain,
      keys: await sessionKeys(await newSigningKey()),
      limits: HIGH_LIMITS,
      log: () => undefined,
      stopPatience: { linger: 0, deadline },
    });
    running.push(server);
    return server;
  }
  const ask = (url: string) => fetch(`${url}/api/auth/nonce`, { method: 'POST', headers: { origin: url } });

  it('answers everything that is in flight, says that the connection ends, and takes nothing more (OPS-1)', async () => {
    const { db, state, open } = gate(engine.db);
    const { url, close } = await start(db);
    const asked = Array.from({ length: MANY }, () => ask(url));
    await expect.poll(() => state.waiting).toBe(MANY);
    const closed = close();
    const knock = () =>
      fetch(`${url}/api/live`).then(
        () => 'answered',
        () => 'refused',
      );
    await expect.poll(knock).toBe('refused');
    open();
    for (const response of await Promise.all(asked)) {
      expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    }
    await closed;
  });

  it('does not wait for connections on which nothing is asked (OPS-1)', async () => {
    const { url, close } = await start(engine.db);
    const { port } = new URL(url);
    const silent = connect(Number(port), '127.0.0.1');
    await once(silent, 'connect');
    const kept = connect(Number(port), '127.0.0.1');
    kept.write('GET /api/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(kept, 'data');
    const ended = Promise.all([once(silent, 'close'), once(kept, 'close')]);
    await close();
    await ended;
  });

  it('ends what is not answered by the deadline (OPS-1)', async () => {
    const { db, state, open } = gate(engine.db);
    const { url, close } = await start(db, 1);
    const asked = ask(url).then(
      () => 'answered',
      () => 'ended',
    );
    await expect.poll(() => state.waiting).toBe(1);
    await close();
    expect(await asked).toBe('ended');
    open();
  });
});
