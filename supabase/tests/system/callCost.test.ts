import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import type { Db } from '@shared/db/port.ts';
import { sendCall } from '../bench/send.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';
import { walletOf } from '../support/visitor.ts';

onPostgresAlone('a call', (open) => {
  /** The statements of transactions, as they were sent. */
  const sent: string[] = [];
  const product = startProduct(async (now) => {
    const engine = await open(now);
    const transaction: Db['transaction'] = (wallet, work) =>
      engine.db.transaction(wallet, (tx) =>
        work({
          ...tx,
          query(sql, parameters) {
            sent.push(sql);
            return tx.query(sql, parameters);
          },
        }),
      );
    const statement: Db['statement'] = (sql, parameters) => {
      sent.push(sql);
      return engine.db.statement(sql, parameters);
    };
    return { ...engine, db: { ...engine.db, transaction, statement } };
  });

  it('makes no stream of what it is asked and of what it answers', async () => {
    const browser = await product.member();
    const wallet = walletOf(browser);
    const agent = new Agent();
    const [asked, answered] = [vi.spyOn(Readable, 'toWeb'), vi.spyOn(ReadableStream.prototype, 'getReader')];
    for (const [path, body] of [
      ['/api/daily-checkin', { wallet }],
      [`/api/gum/balance?wallet=${wallet}`, null],
      ['/api/gum/earn', { wallet, source: 'no_such_source' }],
    ] as const) {
      await sendCall(agent, product.url, { path, body, token: browser.accessToken });
    }
    agent.destroy();
    expect([asked.mock.calls.length, answered.mock.calls.length]).toEqual([0, 0]);
  });

  /** The functions that it called by one statement each, whose plans connections keep; undefined: another statement. */
  const called = () =>
    sent.map((sql) => /^select (?:[\w*, ]+ from )?(app\.\w+)\([^()]*\)(?: as \w+)?$/.exec(sql)?.[1]);

  it('moves GUM in five statements, and answers a repeat in two', async () => {
    const browser = await product.member();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const checkIn = async () => {
      sent.length = 0;
      const { text } = await browser.post('/api/daily-checkin', { wallet: browser.wallet }, key);
      return text;
    };
    const first = await checkIn();
    expect(called()).toEqual([
      'app.count_call',
      'app.live_member',
      'app.kept_answer',
      'app.gum_facts',
      'app.write_movement',
      'app.keep_answer',
    ]);
    expect(await checkIn()).toBe(first);
    expect(called()).toEqual(['app.count_call', 'app.live_member', 'app.kept_answer']);
  });

  it('says where a person is in three statements, and reads what everybody sees', async () => {
    const browser = await product.member();
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, template_id, owner) values ('Flunks', 1, 1, $1)`,
      [walletOf(browser)],
    );
    const beat = () => browser.post('/api/town/presence', { place: 'arcade' });
    await beat();
    sent.length = 0;
    expect((await beat()).status).toBe(200);
    expect(called().slice(0, -1)).toEqual([
      'app.count_call',
      'app.live_member',
      'app.holdings_of',
      'app.beat',
    ]);
    expect(sent.at(-1)).toMatch(/from app\.town_snapshot/);
  });
});
