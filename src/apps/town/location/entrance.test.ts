// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeAudio } from '../../../testing/fakeAudio.ts';
import { ENTRANCE_MS, playAlone } from './entrance.ts';

afterEach(() => vi.useRealTimers());

/** What comes of an entrance on a page that is hidden, or seen, when its sound is over. */
function enter(hidden: boolean): readonly boolean[] {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const audio = fakeAudio();
  const shown: boolean[] = [];
  playAlone({ play: audio.play, setVisible: (visible) => shown.push(visible) }, 'arcade-enter');
  expect([audio.heard(), shown]).toEqual([['arcade-enter'], [false]]);
  vi.advanceTimersByTime(ENTRANCE_MS);
  return shown;
}

describe('the sound of an entrance', () => {
  it('is heard alone, and what was heard before goes on after it (PLACE-3)', () => {
    expect(enter(false)).toEqual([false, true]);
  });

  it('leaves a page silent that is hidden by then', () => {
    expect(enter(true)).toEqual([false, false]);
  });
});
