import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPiece, fakeStorage, setUpAudio as setUp, track } from '../../testing/audio.ts';
import { patchSeconds, type Patch } from '../../kernel/patch.ts';
import { SILENCE_MS } from './soundGraph.ts';
import { MUTED_KEY } from './mutedMemory.ts';
import { PATCHES } from './patches.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('before the first gesture', () => {
  it('makes no context, loads nothing and drops effects (SOUND-1)', async () => {
    const { audio, contexts, played, loadVoices, open } = setUp();
    audio.play('boot');
    audio.music.play(track);
    await settled();
    expect(contexts).toHaveLength(0);
    expect(loadVoices).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
    audio.unlock();
    await settled();
    expect(played).toEqual([]);
  });

  it('keeps music waiting and starts it with the gesture', async () => {
    const { audio, open, piece } = setUp();
    audio.music.play(track, { volume: 0.5 });
    audio.unlock();
    await settled();
    expect(open).toHaveBeenCalledExactlyOnceWith(track, expect.objectContaining({ volume: 0.5, loop: true }));
    expect(piece.start).toHaveBeenCalled();
  });
});

describe('the first gesture', () => {
  it('makes and resumes the context before its handler returns', () => {
    const { audio, context } = setUp();
    audio.unlock();
    expect(context().resume).toHaveBeenCalledOnce();
  });

  it('plays its own click late, when the synthesiser has come', async () => {
    const { audio, played } = setUp();
    audio.unlock();
    audio.play('click');
    expect(played).toEqual([]);
    await settled();
    expect(played).toEqual(['click']);
  });

  it('drops a click for which the synthesiser came too late', async () => {
    const { audio, played, loadVoices } = setUp();
    loadVoices.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      return loadVoices();
    });
    audio.unlock();
    audio.play('click');
    await vi.advanceTimersByTimeAsync(2_400);
    audio.play('open');
    await vi.advanceTimersByTimeAsync(200);
    expect(played).toEqual(['open']);
  });

  it('tries again to load the synthesiser when that failed', async () => {
    const { audio, played, faults, loadVoices } = setUp();
    loadVoices.mockRejectedValueOnce(new Error('offline'));
    audio.unlock();
    audio.play('click');
    await settled();
    expect(faults).toHaveLength(1);
    audio.play('open');
    await settled();
    expect(played).toEqual(['open']);
  });
});

describe('silence', () => {
  it('stops the clock and suspends the context, until the next sound', async () => {
    const { audio, context, voices } = setUp();
    audio.unlock();
    audio.play('click');
    await vi.advanceTimersByTimeAsync(SILENCE_MS + 200);
    expect(voices.sleep).toHaveBeenCalled();
    expect(context().state).toBe('suspended');
    expect(vi.getTimerCount()).toBe(0);
    audio.play('click');
    expect(context().state).toBe('running');
    expect(voices.wake).toHaveBeenCalled();
  });

  it('leaves the context running while music plays, and suspends it after the music', async () => {
    const { audio, context, voices } = setUp();
    audio.unlock();
    const music = audio.music.play(track);
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 3);
    expect(voices.sleep).toHaveBeenCalled();
    expect(context().state).toBe('running');
    music.stop();
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 2);
    expect(context().state).toBe('suspended');
  });

  it('resumes a context that was interrupted, but not one that rests', async () => {
    const { audio, context } = setUp();
    audio.unlock();
    context().become('interrupted');
    expect(context().state).toBe('running');
    await vi.advanceTimersByTimeAsync(SILENCE_MS + 200);
    context().become('interrupted');
    expect(context().state).toBe('interrupted');
  });
});

describe('a context that is about to rest', () => {
  it('comes back for a sound that is asked for meanwhile', async () => {
    const { audio, context } = setUp();
    audio.unlock();
    let rest = () => undefined as void;
    context().suspend.mockImplementation(
      () =>
        new Promise((resolve) => {
          rest = () => {
            context().become('suspended');
            resolve();
          };
        }),
    );
    await vi.advanceTimersByTimeAsync(SILENCE_MS + 200);
    audio.play('click');
    rest();
    expect(context().state).toBe('running');
  });
});

describe('a piece that a program makes', () => {
  const perform = (options?: { evenHidden?: boolean }) => {
    const { audio, ...rest } = setUp();
    const radio = aPiece();
    const make = vi.fn(() => radio);
    const handle = audio.music.perform('radio', () => Promise.resolve(make), options);
    return { audio, radio, make, handle, ...rest };
  };

  it('is made when sound may begin, and not before', async () => {
    const { audio, radio, make } = perform();
    await settled();
    expect(make).not.toHaveBeenCalled();
    expect(audio.unlocked.get()).toBe(false);
    audio.unlock();
    await settled();
    expect(audio.unlocked.get()).toBe(true);
    expect(radio.heard()).toBe(true);
  });

  it('gives way to other music, and comes back after it (RADIO-7)', async () => {
    const { audio, radio } = perform();
    audio.unlock();
    await settled();
    const place = audio.music.play(track);
    await settled();
    expect(radio.heard()).toBe(false);
    place.stop();
    await settled();
    expect(radio.heard()).toBe(true);
  });

  it('goes on while the page is hidden where it may, and pauses where not (RADIO-7)', async () => {
    for (const evenHidden of [true, false]) {
      const { audio, radio } = perform({ evenHidden });
      audio.unlock();
      await settled();
      audio.setVisible(false);
      expect(radio.heard()).toBe(evenHidden);
    }
  });

  it('is silent while the person is muted, and when it is stopped', async () => {
    const { audio, radio, handle } = perform({ evenHidden: true });
    audio.unlock();
    await settled();
    audio.setMuted(true);
    expect(radio.heard()).toBe(false);
    audio.setMuted(false);
    expect(radio.heard()).toBe(true);
    handle.stop();
    expect(radio.heard()).toBe(false);
  });
});

describe('muting', () => {
  it('silences everything at once and is remembered (SOUND-1)', async () => {
    const { audio, context, played, piece, storage } = setUp();
    audio.unlock();
    audio.music.play(track);
    await settled();
    audio.setMuted(true);
    expect(context().levels()).toEqual([0, 1, 1, 1]);
    expect(piece.pause).toHaveBeenCalled();
    audio.play('click');
    expect(played).toEqual([]);
    expect(storage.getItem(MUTED_KEY)).toBe('1');
    expect(setUp(storage).audio.muted.get()).toBe(true);
  });

  it('follows the volumes at once, effects and music apart, and comes back to them after mute', async () => {
    const { audio, context } = setUp();
    audio.setVolumes({ all: 0.8, effects: 1, music: 0.5 });
    audio.unlock();
    await settled();
    expect(context().levels()).toEqual([0.8, 1, 0.5, 1]);
    audio.setVolumes({ all: 0.5, effects: 0.2, music: 0 });
    expect(context().levels()).toEqual([0.5, 0.2, 0, 1]);
    audio.setMuted(true);
    expect(context().levels()).toEqual([0, 0.2, 0, 1]);
    audio.setMuted(false);
    expect(context().levels()).toEqual([0.5, 0.2, 0, 1]);
  });

  it('loads nothing for a person who is muted, and sounds when they are not', async () => {
    const { audio, contexts, played, loadVoices } = setUp(fakeStorage({ [MUTED_KEY]: '1' }));
    audio.unlock();
    audio.play('click');
    await settled();
    expect(contexts).toHaveLength(0);
    expect(loadVoices).not.toHaveBeenCalled();
    audio.setMuted(false);
    audio.play('click');
    await settled();
    expect(played).toEqual(['click']);
  });

  it('works where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { audio } = setUp({ getItem: refuse, setItem: refuse });
    audio.setMuted(true);
    expect(audio.muted.get()).toBe(true);
  });
});

describe('a patch of its own', () => {
  const patch: Patch = [
    { voice: 'noise', color: 'white', gain: -20, envelope: [0, 0, 1, 0], notes: [{ at: 0, seconds: 2 }] },
  ];

  it('is played as it is, with what cuts it off', async () => {
    const { audio, voices, played } = setUp();
    const { signal } = new AbortController();
    audio.unlock();
    audio.play(patch, signal);
    await settled();
    expect(played).toEqual([patch]);
    expect(voices.play).toHaveBeenCalledWith(patch, signal);
  });

  it('is not played late when it was cut off before it could be heard', async () => {
    const { audio, played } = setUp();
    const life = new AbortController();
    audio.unlock();
    audio.play(patch, life.signal);
    life.abort();
    await settled();
    expect(played).toEqual([]);
  });
});

describe('the sound table', () => {
  it('holds short effects: only the boot chime is longer than two seconds', () => {
    const long = Object.entries(PATCHES).filter(([, patch]) => patchSeconds(patch) > 2);
    expect(long.map(([name]) => name)).toEqual(['boot']);
  });

  it('starts one note of a layer after the other, because a synthesiser has one voice', () => {
    const crowded = Object.entries(PATCHES).filter(([, patch]) =>
      patch.some(({ notes }) =>
        notes.some(({ at }, index) => index > 0 && at <= (notes[index - 1]?.at ?? 0)),
      ),
    );
    expect(crowded.map(([name]) => name)).toEqual([]);
  });
});
