import { describe, expect, it, vi } from 'vitest';
import { createTabs } from './tabs.ts';

/** A channel of the browser: what one port posts, all others receive. */
function channel() {
  const ports = new Set<EventTarget>();
  return () => {
    const port = Object.assign(new EventTarget(), {
      postMessage(data: unknown): void {
        for (const other of ports)
          if (other !== port) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
    ports.add(port);
    return port;
  };
}

describe('the tabs of a browser', () => {
  it('hear what another one tells of the topic that they listen to, until they stop', () => {
    const open = channel();
    const [one, other] = [createTabs(open(), null), createTabs(open(), null)];
    const [gum, session, own] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = other.on('gum', gum);
    other.on('session', session);
    one.on('gum', own);
    one.tell('gum', { wallet: '0x1' });
    expect(gum.mock.calls).toEqual([[{ wallet: '0x1' }]]);
    expect(session).not.toHaveBeenCalled();
    expect(own).not.toHaveBeenCalled();
    stop();
    one.tell('gum', { wallet: '0x2' });
    expect(gum).toHaveBeenCalledOnce();
  });

  it('pass over what is no message of theirs', () => {
    const open = channel();
    const gum = vi.fn();
    createTabs(open(), null).on('gum', gum);
    const stranger = open();
    for (const rubbish of [null, undefined, 'gum', 7, { topic: 1 }, { topic: ['gum'], message: {} }]) {
      stranger.postMessage(rubbish);
    }
    expect(gum).not.toHaveBeenCalled();
  });

  it('work one after the other under one name', async () => {
    const request = vi.fn((_name: string, work: () => Promise<string>) => work());
    // Only the call that createTabs() makes of all that LockManager offers.
    const tabs = createTabs(null, { request: request as unknown as LockManager['request'] });
    expect(await tabs.alone('renew', () => Promise.resolve('done'))).toBe('done');
    expect(request).toHaveBeenCalledExactlyOnceWith('renew', expect.any(Function));
  });

  it('work all the same where the browser refuses locks, and once', async () => {
    const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    const tabs = createTabs(null, { request });
    expect(await tabs.alone('renew', () => Promise.resolve('done'))).toBe('done');
    const work = vi.fn(() => Promise.reject(new Error('no answer')));
    const granted = createTabs(null, {
      // Only the call that createTabs() makes of all that LockManager offers.
      request: ((_name: string, held: () => Promise<never>) => held()) as unknown as LockManager['request'],
    });
    await expect(granted.alone('renew', work)).rejects.toThrow('no answer');
    expect(work).toHaveBeenCalledOnce();
  });

  it('work alone where the browser lets them know nothing of each other', async () => {
    const tabs = createTabs(null, null);
    const stop = tabs.on('gum', () => undefined);
    tabs.tell('gum', { wallet: '0x1' });
    stop();
    expect(await tabs.alone('renew', () => Promise.resolve('done'))).toBe('done');
  });

  it('talk by the browser’s own channel where it has one', () => {
    const made = vi.fn();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        readonly postMessage = made;
      },
    );
    createTabs().tell('gum', { wallet: '0x1' });
    expect(made).toHaveBeenCalledExactlyOnceWith({ topic: 'gum', message: { wallet: '0x1' } });
    vi.stubGlobal('BroadcastChannel', undefined);
    createTabs().tell('gum', { wallet: '0x1' });
    expect(made).toHaveBeenCalledOnce();
  });
});
