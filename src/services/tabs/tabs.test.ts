import { describe, expect, it, vi } from 'vitest';
import { fakeChannel } from '../../testing/fakeTabs.ts';
import * as shape from '../../kernel/shape.ts';
import { createTabs, topicOf, walletTopic } from './tabs.ts';

const GUM = walletTopic('gum');
const LOCKER = walletTopic('locker');

describe('the tabs of a browser', () => {
  it('hear what another one tells of the topic that they listen to, until they stop', () => {
    const open = fakeChannel();
    const [one, other] = [createTabs(open(), null), createTabs(open(), null)];
    const [gum, locker, own] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = other.on(GUM, gum);
    other.on(LOCKER, locker);
    one.on(GUM, own);
    one.tell(GUM, { wallet: '0x1' });
    expect(gum.mock.calls).toEqual([[{ wallet: '0x1' }]]);
    expect(locker).not.toHaveBeenCalled();
    expect(own).not.toHaveBeenCalled();
    stop();
    one.tell(GUM, { wallet: '0x2' });
    expect(gum).toHaveBeenCalledOnce();
  });

  it('read a message by its shape, and pass over that of another version', () => {
    const open = fakeChannel();
    const kept = topicOf({
      name: 'kept',
      version: 2,
      read: shape.reader(shape.object({ size: shape.number })),
    });
    const heard = vi.fn();
    const other = createTabs(open(), null);
    other.on(GUM, heard);
    other.on(kept, heard);
    const stranger = open();
    stranger.postMessage({ topic: 'gum', message: { owner: '0x1' } });
    stranger.postMessage({ topic: 'gum', message: null });
    stranger.postMessage({ topic: 'kept', message: { size: '7' } });
    expect(heard).not.toHaveBeenCalled();
    stranger.postMessage({ topic: 'gum', message: { wallet: '0x1', since: 7 } });
    stranger.postMessage({ topic: 'kept', message: { size: 7 } });
    expect(heard.mock.calls).toEqual([[{ wallet: '0x1' }], [{ size: 7 }]]);
  });

  it('pass over what is no message of theirs', () => {
    const open = fakeChannel();
    const gum = vi.fn();
    createTabs(open(), null).on(GUM, gum);
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
    const stop = tabs.on(GUM, () => undefined);
    tabs.tell(GUM, { wallet: '0x1' });
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
    createTabs().tell(GUM, { wallet: '0x1' });
    expect(made).toHaveBeenCalledExactlyOnceWith({ topic: 'gum', message: { wallet: '0x1' } });
    vi.stubGlobal('BroadcastChannel', undefined);
    createTabs().tell(GUM, { wallet: '0x1' });
    expect(made).toHaveBeenCalledOnce();
  });
});
