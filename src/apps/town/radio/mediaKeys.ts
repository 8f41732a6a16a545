import type { RadioMemory } from './memory.ts';
import type { Display } from './display.ts';
import { megahertz } from './dial.ts';
import { RADIO_TEXTS as TEXTS } from './texts.ts';

interface Orders {
  readonly power: (on: boolean) => void;
  readonly seek: (way: 1 | -1) => void;
  /** It is wanted before all other music. */
  readonly again: () => void;
}

interface MediaKeys {
  /** Tells the system what is on. */
  tell(memory: RadioMemory, display: Display): void;
  end(): void;
}

const KEYS = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const;

/** Obeys the system's media keys, where it has any: play, pause, and the stations up and down the dial. */
export function watchMediaKeys({ power, seek, again }: Orders): MediaKeys {
  if (!('mediaSession' in navigator)) return { tell: () => undefined, end: () => undefined };
  const session = navigator.mediaSession;
  const obey: Readonly<Record<(typeof KEYS)[number], () => void>> = {
    play: () => {
      power(true);
      again();
    },
    pause: () => power(false),
    stop: () => power(false),
    nexttrack: () => seek(1),
    previoustrack: () => seek(-1),
  };
  for (const key of KEYS) session.setActionHandler(key, obey[key]);
  let told = '';
  return {
    tell({ on, frequency }, { station, show }) {
      session.playbackState = on ? 'playing' : 'paused';
      const title = show === '' ? `${megahertz(frequency)} MHz` : show;
      const artist = station?.name ?? TEXTS.noise;
      if (told === title + artist) return;
      told = title + artist;
      session.metadata = new MediaMetadata({ title, artist, album: TEXTS.title });
    },
    end() {
      for (const key of KEYS) session.setActionHandler(key, null);
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}
