import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '@shared/db/postgres.ts';
import { STOP_PATIENCE } from '../../local/connections.ts';
import { listenPostgres } from '../../local/realtime/listen.ts';
import { startServer, type RunningServer } from '../../local/server.ts';
import type { Engine } from '../support/engines.ts';
import { HIGH_LIMITS, startProduct, testChain } from '../support/product.ts';
import { broadcastFromDatabase, join, openTopics, OPEN_TOPIC, supabaseOf } from '../support/realtime.ts';
import { copyOfTemplate } from '../support/template.ts';

describe('two processes on one database', () => {
  const place: { url?: string } = {};
  const open = async (now?: () => Date): Promise<Engine> => {
    const { url, drop } = await copyOfTemplate();
    place.url = url;
    const db = openPostgres(url, { prepare: true, ...(now && { now }) });
    return {
      db,
      listen: listenPostgres(url),
      close: async () => {
        await db.close();
        await drop();
      },
    };
  };
  const product = startProduct(open, { realtime: true });
  const closing: (() => Promise<unknown>)[] = [];
  let second: RunningServer;
  beforeAll(async () => {
    closing.push(await openTopics(product.db));
    second = await startSecond();
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  async function startSecond(): Promise<RunningServer> {
    const url = place.url ?? '';
    const db = openPostgres(url, { prepare: true, now: () => new Date(product.now()) });
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      origin: product.url,
      db,
      listen: listenPostgres(url),
      chain: testChain,
      keys: product.keys,
      limits: HIGH_LIMITS,
      stopPatience: { ...STOP_PATIENCE, linger: 0 },
      clock: { now: () => Date.parse(product.now()) as never },
      log: () => undefined,
    });
    closing.push(async () => {
      await server.close();
      await db.close();
    });
    return server;
  }
  const memberAt = async (url: string) => {
    const visitor = await product.member();
    const client = supabaseOf(url, visitor);
    return { visitor, client, ...(await join(client, OPEN_TOPIC)) };
  };

  it('bring what the database broadcasts to the members of both, once and in order', async () => {
    const [one, other] = [await memberAt(product.url), await memberAt(second.url)];
    for (let nth = 0; nth < 10; nth += 1) await broadcastFromDatabase(product.db, { id: `${nth}` });
    const all = Array.from({ length: 10 }, (_, nth) => ['message', { id: `${nth}` }]);
    await expect.poll(() => [one.heard, other.heard]).toEqual([all, all]);
  });

  it('tell one that comes later of all who are there, more than a notice holds', async () => {
    const text = 'gum 🎈 '.repeat(350);
    const crowd = await Promise.all(Array.from({ length: 4 }, () => memberAt(product.url)));
    for (const { channel } of crowd) expect(await channel.track({ text })).toBe('ok');
    const later = await startSecond();
    const other = await memberAt(later.url);
    await expect.poll(() => Object.values(other.present())).toEqual(crowd.map(() => [{ text }]));
    await later.close();
  });

  it('show the people of the other, and none of one that has stopped', async () => {
    const third = await startSecond();
    const one = await memberAt(product.url);
    await one.channel.track({ at: 'mall' });
    const other = await memberAt(third.url);
    await other.channel.track({ at: 'arcade' });
    const both = [[{ at: 'arcade' }], [{ at: 'mall' }]];
    const places = ({ present }: typeof one) =>
      Object.values(present()).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    await expect.poll(() => places(one)).toEqual(both);
    await expect.poll(() => places(other)).toEqual(both);
    await third.close();
    await expect.poll(() => places(one)).toEqual([[{ at: 'mall' }]]);
  });

  it('have their members join again when the connection to the database was lost (REALTIME-4)', async () => {
    const one = await memberAt(product.url);
    await product.db.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
      [],
    );
    await expect.poll(() => one.states.filter((state) => state === 'SUBSCRIBED').length).toBe(2);
    await broadcastFromDatabase(product.db, { id: '1' });
    await expect.poll(() => one.heard).toEqual([['message', { id: '1' }]]);
  });
});
