import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { LOADER_MS, mapMachine, OPENING_MS, SHORT_OPENING_MS, TOUCH_HIGHLIGHT_MS } from './mapMachine.ts';

function start() {
  const map = createActor(mapMachine).start();
  const gone: string[] = [];
  map.on('open', ({ location, beside }) => gone.push(beside ? `${location}, in a window more` : location));
  return {
    send: map.send,
    lit: () => map.getSnapshot().context.lit,
    curtain: () => map.getSnapshot().value.curtain,
    time: () => map.getSnapshot().value.time,
    isOpening: () => map.getSnapshot().hasTag('opening'),
    gone,
  };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => void vi.useFakeTimers());

describe('the map, when it is opened', () => {
  it('shows its loader for five seconds where something does not come, and then opens in two (MAP-6)', () => {
    const map = start();
    pass(LOADER_MS - 1);
    expect(map.isOpening()).toBe(false);
    pass(1);
    expect(map.isOpening()).toBe(true);
    pass(OPENING_MS - 1);
    expect(map.curtain()).toBe('opening');
    pass(1);
    expect(map.curtain()).toBe('open');
  });

  it('opens as soon as all that is near has come (MAP-6)', () => {
    const map = start();
    pass(2_000);
    map.send({ type: 'system.near' });
    expect(map.curtain()).toBe('opening');
    pass(OPENING_MS);
    expect(map.curtain()).toBe('open');
  });

  it('opens faster where all was there at once, and never shuts again (MAP-6)', () => {
    const map = start();
    map.send({ type: 'system.near' });
    pass(SHORT_OPENING_MS);
    expect(map.curtain()).toBe('open');
    map.send({ type: 'system.near' });
    expect(map.curtain()).toBe('open');
  });
});

describe('a location', () => {
  it('is lit while a mouse points at it, and gone to by a press (MAP-4)', () => {
    const map = start();
    map.send({ type: 'user.point', location: 'arcade' });
    expect(map.lit()).toBe('arcade');
    map.send({ type: 'user.press', location: 'arcade' });
    expect(map.gone).toEqual(['arcade']);
    map.send({ type: 'user.point', location: null });
    expect(map.lit()).toBeNull();
  });

  it('is lit by the first tap for five seconds, and gone to by the second (MAP-4)', () => {
    const map = start();
    map.send({ type: 'user.tap', location: 'arcade' });
    expect([map.lit(), map.gone]).toEqual(['arcade', []]);
    pass(TOUCH_HIGHLIGHT_MS - 1);
    map.send({ type: 'user.tap', location: 'arcade' });
    expect(map.gone).toEqual(['arcade']);
  });

  it('is lit and gone to without anything else of the map beginning anew', () => {
    const map = start();
    map.send({ type: 'system.near' });
    pass(SHORT_OPENING_MS);
    map.send({ type: 'user.pause' });
    map.send({ type: 'user.tap', location: 'arcade' });
    map.send({ type: 'user.tap', location: 'shed' });
    expect([map.curtain(), map.time()]).toEqual(['open', 'paused']);
  });

  it('is gone to in the window that is open, or in one more (MAP-8)', () => {
    const map = start();
    map.send({ type: 'user.press', location: 'arcade' });
    map.send({ type: 'user.press', location: 'shed', beside: true });
    expect(map.gone).toEqual(['arcade', 'shed, in a window more']);
  });

  it('is not gone to by a tap that comes later than that', () => {
    const map = start();
    map.send({ type: 'user.tap', location: 'arcade' });
    pass(TOUCH_HIGHLIGHT_MS);
    expect(map.lit()).toBeNull();
    map.send({ type: 'user.tap', location: 'arcade' });
    expect([map.lit(), map.gone]).toEqual(['arcade', []]);
  });

  it('has five seconds of its own when another was tapped before it', () => {
    const map = start();
    map.send({ type: 'user.tap', location: 'arcade' });
    pass(4_000);
    map.send({ type: 'user.tap', location: 'shed' });
    pass(4_000);
    expect([map.lit(), map.gone]).toEqual(['shed', []]);
  });
});

it('pauses and goes on by the same key', () => {
  const map = start();
  map.send({ type: 'user.pause' });
  expect(map.time()).toBe('paused');
  map.send({ type: 'user.pause' });
  expect(map.time()).toBe('running');
});
