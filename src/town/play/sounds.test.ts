import { bundle } from '@bundles/jukebox-music.ts';
import { bundle as powerless } from '@bundles/blackout-music.ts';
import { describe, expect, it, vi } from 'vitest';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { createSounds } from './sounds.ts';

const HEARD = { volume: 1, visible: true, raised: true };
const track = (name: string) => ({ webm: `${name}.webm`, m4a: `${name}.m4a`, seconds: 60, volume: 1 });

function open() {
  const playing: string[] = [];
  const asked = vi.fn();
  const fade = vi.fn();
  const shown: boolean[] = [];
  const kindOf = (nameOf: (what: never) => string) => ({
    perform: (what: string, _load: unknown, options: object) =>
      kindOf((name: string) => name).play(what as never, options),
    play: (what: never, options: object) => {
      const name = nameOf(what);
      playing.push(name);
      asked(name, options);
      return {
        fade,
        raise: () => void asked(`raise ${name}`),
        setVisible: (on: boolean) => void shown.push(on),
        stop: (seconds?: number) => {
          playing.splice(playing.indexOf(name), 1);
          asked(`stop ${name}`, seconds);
        },
      };
    },
  });
  const [night, dark] = [store(false), store(false)];
  const evening = store(eveningAt(epochMs(0), 'UTC'));
  const visible = store(true);
  const inFront = store(true);
  const settings = store({ jukebox: 'standard' });
  const audio = {
    music: kindOf(({ webm }: { webm: string }) => webm),
    ambience: kindOf((name: string) => name),
  };
  // What the sounds of a place do not touch is left out.
  const app = {
    visible,
    inFront,
    services: { audio, settings, time: { night, dark, evening } },
  } as unknown as AppContext;
  return {
    sounds: createSounds(app),
    playing,
    asked,
    fade,
    shown,
    night,
    dark,
    evening,
    visible,
    inFront,
    settings,
  };
}

describe('what is heard of a place', () => {
  it('begins at once, and fades into what the next place has', () => {
    const { sounds, playing, asked } = open();
    sounds.hear({ tune: track('street'), ambience: 'birds' });
    expect(asked.mock.calls).toEqual([
      ['street.webm', { ...HEARD, fadeIn: 0 }],
      ['birds', { ...HEARD, fadeIn: 0 }],
    ]);
    asked.mockClear();
    sounds.hear({ tune: track('motel'), volume: 0.5 });
    expect(asked.mock.calls).toEqual([
      ['stop street.webm', 1.2],
      ['motel.webm', { ...HEARD, volume: 0.5, fadeIn: 1.2 }],
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

  it('is the record that the person put into the jukebox, where there is one, and at once (PRIZE-5)', () => {
    const { sounds, playing, settings } = open();
    const record = bundle.tracks['last-quarter'].webm;
    sounds.hear({ tune: track('arcade'), jukebox: true });
    expect(playing).toEqual(['arcade.webm']);
    settings.set({ jukebox: 'last-quarter' });
    expect(playing).toEqual([record]);
    sounds.hear({ tune: track('street') });
    expect(playing).toEqual(['street.webm']);
    sounds.hear({ tune: track('arcade'), jukebox: true });
    expect(playing).toEqual([record]);
    settings.set({ jukebox: 'no-such-record' });
    expect(playing).toEqual(['arcade.webm']);
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
    const { sounds, asked, shown, night, visible } = open();
    sounds.hear({ tune: { day: track('day'), night: track('night') } });
    visible.set(false);
    expect(shown).toEqual([false]);
    night.set(true);
    expect(asked).toHaveBeenLastCalledWith('night.webm', { ...HEARD, visible: false, fadeIn: 1.2 });
    visible.set(true);
    expect(shown).toEqual([false, true]);
  });

  it('is heard before all others when the person comes back to its window, and outdoes nobody before that', () => {
    const { sounds, asked, night, inFront } = open();
    sounds.hear({ tune: { day: track('day'), night: track('night') }, ambience: 'leaves' });
    inFront.set(false);
    night.set(true);
    expect(asked).toHaveBeenLastCalledWith('night.webm', { ...HEARD, raised: false, fadeIn: 1.2 });
    asked.mockClear();
    inFront.set(true);
    expect(asked.mock.calls).toEqual([['raise night.webm'], ['raise leaves']]);
  });

  it('is crickets and almost silence while the power is out, also behind a wall (EVENING-4)', () => {
    const { sounds, playing, asked, night, dark } = open();
    const silence = powerless.tracks.blackout.webm;
    night.set(true);
    sounds.hear({ tune: track('arcade'), ambience: 'crt' });
    dark.set(true);
    expect(playing).toEqual([silence, 'crickets']);
    asked.mockClear();
    sounds.hear({ tune: track('arcade'), ambience: 'crt', volume: 0.5 });
    expect(asked).not.toHaveBeenCalled();
    dark.set(false);
    expect(playing.toSorted()).toEqual(['arcade.webm', 'crt']);
  });

  it('is the tape from the loudspeakers at its time, where a tune played (RADIO-5)', () => {
    const { sounds, playing, evening } = open();
    sounds.hear({ tune: track('arcade'), ambience: 'crt' });
    const next = evening.get();
    evening.set(eveningAt(next.beganAt, 'UTC'));
    expect(playing.toSorted()).toEqual(['crt', 'tape']);
    sounds.hear({ ambience: 'crt' });
    expect(playing).toEqual(['crt']);
    sounds.hear({ tune: track('arcade') });
    evening.set(eveningAt(next.litAt, 'UTC'));
    expect(playing).toEqual(['arcade.webm']);
  });
});
