import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, type RawData } from 'ws';
import { newMetrics } from '@shared/kernel/metrics.ts';
import { onPostgres } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { broadcastFromDatabase, join, openTopics, OPEN_TOPIC, supabaseOf } from '../support/realtime.ts';

const TOKEN = 'x'.repeat(32);

describe('the limits of Realtime', () => {
  const product = startProduct(onPostgres, {
    realtime: true,
    metrics: newMetrics(),
    metricsToken: TOKEN,
    realtimeLimits: { socketsOfOne: 8, unreadBytes: 50_000 },
  });
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    close = await openTopics(product.db);
  });
  afterAll(() => close());

  const address = (path = '/realtime/v1/websocket?vsn=2.0.0') =>
    `${product.url.replace('http', 'ws')}${path}`;

  /** Opens a socket without a client; how the server refused it is its error. */
  async function open(path?: string, origin?: string) {
    const socket = new WebSocket(address(path), origin === undefined ? {} : { origin });
    onTestFinished(async () => {
      if (socket.readyState === WebSocket.CLOSED) return;
      socket.terminate();
      await once(socket, 'close');
    });
    const heard: string[] = [];
    socket.on('message', (data: RawData) => heard.push((data as Buffer).toString()));
    const failed = new Promise<string>((told) => void socket.once('error', (fault) => told(fault.message)));
    const refused = await Promise.race([once(socket, 'open').then(() => null), failed]);
    return { socket, heard, refused };
  }
  const joining = (ref: number, token: string | null, topic = OPEN_TOPIC) =>
    JSON.stringify([
      `${ref}`,
      `${ref}`,
      `realtime:${topic}`,
      'phx_join',
      { config: { private: true }, access_token: token },
    ]);
  const measured = async () =>
    (await product.visitor().get('/metrics', { authorization: `Bearer ${TOKEN}` })).text;

  it('take sockets at one path, and from pages of our own', async () => {
    expect((await open('/api/live')).refused).toContain('404');
    expect((await open(undefined, 'https://evil.example')).refused).toContain('403');
    expect((await open(undefined, product.url)).refused).toBeNull();
    const page = await product.visitor().get('/api/live');
    expect(page.headers.get('content-security-policy')).toContain(address('').replace(/\/$/, ''));
  });

  it('refuse more sockets of one address than it may have (REALTIME-4)', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => open()));
    const refused = opened.filter((one) => one.refused !== null);
    expect(refused.length).toBe(4);
    expect(refused[0]?.refused).toContain('429');
    expect(await measured()).toContain('realtime_refusals_total{why="429 Too Many Requests"} 4');
  });

  it('close the socket that floods with joins, and leave others alone (REALTIME-4)', async () => {
    const { accessToken } = await product.member();
    const other = await join(supabaseOf(product.url, await product.member()), OPEN_TOPIC);
    const { socket } = await open();
    const closed = once(socket, 'close');
    for (let ref = 1; ref <= 1_000; ref += 1) socket.send(joining(ref, accessToken), () => undefined);
    expect((await closed)[0]).toBe(1008);
    await broadcastFromDatabase(product.db, { id: '1' });
    await expect.poll(() => other.heard).toEqual([['message', { id: '1' }]]);
  });

  it('refuse a socket its eleventh channel, and who floods or does not speak the protocol', async () => {
    const { accessToken } = await product.member();
    await product.db.asOwner(
      `create policy tests_many on realtime.messages for select to authenticated using (realtime.topic() like 'many:%')`,
      [],
    );
    onTestFinished(
      async () => void (await product.db.asOwner('drop policy tests_many on realtime.messages', [])),
    );
    const { socket, heard } = await open();
    for (let nth = 0; nth < 10; nth += 1) socket.send(joining(nth, accessToken, `many:${nth}`));
    await expect.poll(() => heard.filter((text) => text.includes('"ok"')).length).toBe(10);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    socket.send(joining(11, accessToken, 'many:11'));
    await expect.poll(() => heard.at(-1)).toContain('Too many channels');
    for (const said of [
      '{',
      '[1,2,3]',
      JSON.stringify({ topic: 'phoenix' }),
      Buffer.from([9, 9]),
      'x'.repeat(300_000),
    ]) {
      const one = await open();
      const gone = once(one.socket, 'close');
      one.socket.send(said);
      expect([1008, 1009]).toContain((await gone)[0]);
    }
  });

  it('answer what names no topic that there can be, and keep the socket (REALTIME-4)', async () => {
    const { accessToken } = await product.member();
    const one = await open();
    const topics = ['room:\u0000', 'room:\u0007open', 'room:\ud800', 'x'.repeat(300), 'room:none'];
    for (const [nth, topic] of topics.entries()) one.socket.send(joining(nth + 1, accessToken, topic));
    await expect.poll(() => one.heard.length).toBe(topics.length);
    const answers = one.heard.map((text) => JSON.parse(text) as readonly unknown[]);
    expect(answers.map(([, ref]) => ref)).toEqual(['1', '2', '3', '4', '5']);
    expect(answers.map((answer) => (answer[4] as { readonly status: string }).status)).toEqual(
      topics.map(() => 'error'),
    );
    one.socket.send(joining(9, accessToken));
    await expect.poll(() => one.heard.some((text) => text.includes('"ok"'))).toBe(true);
  });

  it('take ten keys of presence, and three kilobytes', async () => {
    const { channel } = await join(supabaseOf(product.url, await product.member()), OPEN_TOPIC);
    const keys = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, nth) => [`k${nth}`, nth]));
    expect(await channel.track(keys(10))).toBe('ok');
    expect(await channel.track(keys(11))).toBe('error');
    expect(await channel.track({ text: 'x'.repeat(3_000) })).toBe('error');
  });

  it('close a socket that does not read what is written to it (REALTIME-4)', async () => {
    const { accessToken } = await product.member();
    const { socket, heard } = await open();
    socket.send(joining(1, accessToken));
    await expect.poll(() => heard.some((text) => text.includes('"ok"'))).toBe(true);
    socket.pause();
    const text = 'x'.repeat(1_000_000);
    await expect
      .poll(async () => {
        await broadcastFromDatabase(product.db, { id: '1', text });
        return measured();
      })
      .toContain('realtime_refusals_total{why="Reads too slowly"} 1');
  });

  it('are seen by operators', async () => {
    await join(supabaseOf(product.url, await product.member()), OPEN_TOPIC);
    const text = await measured();
    expect(text).toMatch(/realtime_sockets_open [1-9]/);
    expect(text).toMatch(/realtime_channels_open [1-9]/);
    expect(text).toMatch(/realtime_broadcasts_total [1-9]/);
  });
});
