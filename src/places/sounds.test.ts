import { describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import { createSounds } from './sounds.ts';

const track = (name: string) => ({ webm: `${name}.webm`, m4a: `${name}.m4a`, seconds: 60, volume: 1 });

function open() {
  const playing: string[] = [];
  const asked = vi.fn();
  const fade = vi.fn();
  const shown: boolean[] = [];
  const kindOf = (nameOf: (what: never) => string) => ({
    play: (what: never, options: object) => {
      const name = nameOf(what);
      playing.push(name);
      asked(name, options);
      return {
        fade,
        setVisible: (on: boolean) => void shown.push(on),
        stop: (seconds?: number) => {
          playing.splice(playing.indexOf(name), 1);
          asked(`stop ${name}`, seconds);
        },
      };
    },
  });
  const night = store(false);
  const visible = store(true);
  const audio = {
    music: kindOf(({ webm }: { webm: string }) => webm),
    ambience: kindOf((name: string) => name),
  };
  // What the sounds of a place do not touch is left out.
  const app = { visible, services: { audio, time: { night } } } as unknown as AppContext;
  return { sounds: createSounds(app), playing, asked, fade, shown, night, visible };
}

describe('what is heard of a place', () => {
  it('begins at once, and fades into what the next place has', () => {
    const { sounds, playing, asked } = open();
    sounds.hear({ tune: track('street'), ambience: 'birds' });
    expect(asked.mock.calls).toEqual([
      ['street.webm', { volume: 1, fadeIn: 0 }],
      ['birds', { volume: 1, fadeIn: 0 }],
    ]);
    asked.mockClear();
    sounds.hear({ tune: track('motel'), volume: 0.5 });
    expect(asked.mock.calls).toEqual([
      ['stop street.webm', 1.2],
      ['motel.webm', { volume: 0.5, fadeIn: 1.2 }],
      ['stop birds', 1.2],
    ]);
    expect(playing).toEqual(['motel.webm']);
    sounds.hear({});
    expect(playing).toEqual([]);
  });

  it('goes on where the next room has the same, softer when it comes through a wall', () => {
    const { sounds, asked, fade } = open();
    sounds.hear({ tune: track('house'), ambience: 'clock' });
    asked.mockClear();
    sounds.hear({ tune: track('house'), ambience: 'clock' });
    expect(fade).not.toHaveBeenCalled();
    sounds.hear({ tune: track('house'), ambience: 'clock', volume: 0.3 });
    expect(asked).not.toHaveBeenCalled();
    expect(fade).toHaveBeenCalledExactlyOnceWith(0.3, 1.2);
  });

  it('is by day another than by night, and changes as night falls', () => {
    const { sounds, playing, night } = open();
    sounds.hear({
      tune: { day: track('day'), night: track('night') },
      ambience: { day: 'birds', night: 'crickets' },
    });
    expect(playing).toEqual(['day.webm', 'birds']);
    night.set(true);
    expect(playing).toEqual(['night.webm', 'crickets']);
    sounds.stop();
    night.set(false);
    expect(playing).toEqual([]);
  });

  it('is silent while the window is not seen, also where night falls meanwhile', () => {
    const { sounds, shown, night, visible } = open();
    sounds.hear({ tune: { day: track('day'), night: track('night') } });
    visible.set(false);
    night.set(true);
    expect(shown).toEqual([true, false, false]);
    visible.set(true);
    expect(shown.at(-1)).toBe(true);
  });
});
