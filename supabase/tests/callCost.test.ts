import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { sendCall } from './bench/send.ts';
import { onProductionEngine } from './support/engines.ts';
import { startProduct } from './support/product.ts';
import { walletOf } from './support/visitor.ts';

onProductionEngine('a call', (open) => {
  const product = startProduct(open);

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
});
