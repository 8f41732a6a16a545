import { expect, test } from 'vitest';
import { store } from '../../kernel/store.ts';
import { watchOnline } from './online.ts';

function watched() {
  const reachable = store(true);
  const page = new EventTarget();
  let answers = true;
  const ask = (): Promise<void> => {
    reachable.set(answers);
    return Promise.resolve();
  };
  const online = watchOnline({ api: { reachable }, page, ask });
  const says = async (event: string): Promise<void> => {
    page.dispatchEvent(new Event(event));
    await Promise.resolve();
  };
  return { online, reachable, says, breakServer: () => (answers = false) };
}

test('a request that gets no answer means offline, and one that does means online', () => {
  const { online, reachable } = watched();
  reachable.set(false);
  expect(online.get()).toBe(false);
  reachable.set(true);
  expect(online.get()).toBe(true);
});

test('a network that is lost is known before any request fails, and tried when it comes back', async () => {
  const { online, says } = watched();
  await says('offline');
  expect(online.get()).toBe(false);
  await says('online');
  expect(online.get()).toBe(true);
});

test('a network without our server behind it is as good as none', async () => {
  const { online, says, breakServer } = watched();
  await says('offline');
  breakServer();
  await says('online');
  expect(online.get()).toBe(false);
});
