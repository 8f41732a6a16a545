import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { wholeSet } from '@shared/domain/making/juniors/team.ts';
import { BEAT_MS, duelMachine } from './duelMachine.ts';
import { momentOf } from './duelMoment.ts';
import { duelLine } from './duelTexts.ts';
import { newDuelSeed } from './duelSeed.ts';
import { actsOf } from '../stage/duelActs.ts';

const DUEL = { teams: [[wholeSet('art')], [wholeSet('math')]], seed: 'rose' } as const;

function watched() {
  const actor = createActor(duelMachine).start();
  actor.send({ type: 'user.propose', duel: DUEL });
  actor.send({ type: 'user.start' });
  return { actor, shown: () => actor.getSnapshot().context.shown };
}

describe('a duel that is watched', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows one event after the other, and twice as fast when it is asked to (JUNIORS-7)', () => {
    const { actor, shown } = watched();
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown()).toBe(2);
    actor.send({ type: 'user.speed', speed: 2 });
    vi.advanceTimersByTime(BEAT_MS);
    const before = shown();
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown() - before).toBe(2);
  });

  it('stands still while its window is hidden', () => {
    const { actor, shown } = watched();
    vi.advanceTimersByTime(BEAT_MS);
    actor.send({ type: 'body.hidden' });
    vi.advanceTimersByTime(BEAT_MS * 50);
    expect(shown()).toBe(1);
    actor.send({ type: 'body.seen' });
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown()).toBe(2);
  });

  it('comes to its end by itself or at once, and can be watched again (JUNIORS-7)', () => {
    const { actor, shown } = watched();
    const events = actor.getSnapshot().context.log?.events.length ?? 0;
    vi.advanceTimersByTime(BEAT_MS * (events + 1));
    expect([actor.getSnapshot().matches('over'), shown()]).toEqual([true, events]);
    actor.send({ type: 'user.again' });
    expect([actor.getSnapshot().matches('playing'), shown()]).toEqual([true, 0]);
    actor.send({ type: 'user.skip' });
    expect([actor.getSnapshot().matches('over'), shown()]).toEqual([true, events]);
  });

  it('stands at each moment as its events tell, with words for each of them but the rounds', () => {
    const { actor } = watched();
    const { log } = actor.getSnapshot().context;
    if (log === null) throw new Error('it was not fought');
    const start = momentOf(log, 0);
    expect(start.standing.map(({ health, most }) => health === most)).toEqual([true, true]);
    const end = momentOf(log, log.events.length);
    expect(end.standing.some(({ health }) => health === 0)).toBe(true);
    for (const event of log.events) {
      const line = duelLine(event, log);
      if (event.type === 'round') expect(line).toBeNull();
      else expect(line).toMatch(/^(Blue|Red|A draw)/);
      if (event.type === 'strike') expect(actsOf(event, () => [])[0]).toEqual([event.by, 'attack']);
    }
  });
});

it('a seed is six letters and digits', () => {
  expect(newDuelSeed(() => 0.5)).toMatch(/^[A-Z2-9]{6}$/);
});
