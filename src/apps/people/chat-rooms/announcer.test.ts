import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APART_MS, createAnnouncer } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads out one message at once, and a flood of them as their number (MSG-12)', () => {
  const announcer = createAnnouncer();
  const heard: string[] = [];
  announcer.subscribe(() => heard.push(announcer.get()));
  for (let count = 1; count <= 40; count += 1) announcer.hear('rosie_95', `message ${count}`);
  vi.advanceTimersByTime(APART_MS);
  expect(heard).toEqual(['rosie_95: message 1', '39 new messages.']);
  vi.advanceTimersByTime(APART_MS);
  announcer.hear('gus', 'hi');
  expect(announcer.get()).toBe('gus: hi');
  announcer.close();
});
