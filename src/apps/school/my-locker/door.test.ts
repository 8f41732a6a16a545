import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../../kernel/store.ts';
import { STEP_MS } from '../../../town/play/picture/life.ts';
import { createDoor, type Door } from './door.ts';

function hang() {
  const visible = store(true);
  const reducedMotion = store(false);
  const shown: string[] = [];
  const door: Door = createDoor({ visible, reducedMotion }, () => shown.push(door.position()));
  return { door, visible, reducedMotion, shown };
}

describe("the locker's door", () => {
  beforeEach(() => void vi.useFakeTimers());

  it('swings open step by step, and shut again', () => {
    const { door, shown } = hang();
    door.turn(true);
    expect(shown).toEqual(['ajar']);
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual(['ajar', 'open']);
    door.turn(false);
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual(['ajar', 'open', 'ajar', 'shut']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('turns round on its way', () => {
    const { door, shown } = hang();
    door.turn(true);
    door.turn(false);
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual(['ajar', 'shut']);
  });

  it('is at its end at once under reduced motion, and while the window is not seen', () => {
    const still = hang();
    still.reducedMotion.set(true);
    still.door.turn(true);
    expect(still.shown).toEqual(['open']);
    const unseen = hang();
    unseen.door.turn(true);
    unseen.visible.set(false);
    expect(unseen.shown).toEqual(['ajar', 'open']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stands still when it is there already, and moves no more once it is taken away', () => {
    const { door, shown, visible } = hang();
    door.turn(false);
    expect(shown).toEqual([]);
    door.turn(true);
    door.stop();
    visible.set(false);
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual(['ajar']);
  });
});
