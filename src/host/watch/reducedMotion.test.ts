// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { store } from '../../kernel/store.ts';
import { watchReducedMotion } from './reducedMotion.ts';

class FakeQuery extends EventTarget {
  matches = false;
  become(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

describe('reduced motion', () => {
  it("is the system's wish or the person's, and style sheets know it (DRAW-5)", () => {
    const settings = store<{ reducedMotion: 'system' | 'on' }>({ reducedMotion: 'system' });
    const system = new FakeQuery();
    const reduced = watchReducedMotion(settings, system);
    const seen = () => [reduced.get(), document.documentElement.classList.contains('still')];
    expect(seen()).toEqual([false, false]);
    settings.set({ reducedMotion: 'on' });
    expect(seen()).toEqual([true, true]);
    settings.set({ reducedMotion: 'system' });
    expect(seen()).toEqual([false, false]);
    system.become(true);
    expect(seen()).toEqual([true, true]);
  });
});
