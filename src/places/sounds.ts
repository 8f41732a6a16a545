import type { AppContext } from '../kernel/app.ts';
import type { SoundHandle } from '../engine/audio/audioPort.ts';
import { store, type Readable } from '../kernel/store.ts';
import { atHour, type HourName } from './hour.ts';
import type { Place } from './place.ts';

/** What is heard of somebody who goes from place to place. */
export interface Sounds {
  /** From here on this place is heard. What both have goes on; anything else fades into what is here. */
  hear(place: Heard): void;
  stop(): void;
}

/** What a place says of its sound. */
export type Heard = Pick<Place, 'tune' | 'volume' | 'ambience'>;

const CROSS_FADE_SECONDS = 1.2;

/** Music and ambience by the hour, which pause while the window is not seen; music also while it is not wanted. */
export function createSounds(
  { services, visible }: Pick<AppContext, 'services' | 'visible'>,
  musicWanted: Readable<boolean> = store(true),
): Sounds {
  const { audio } = services;
  const { night } = services.time;
  const music = createChannel(audio.music.play, ({ webm }) => webm);
  const ambience = createChannel(audio.ambience.play, (name) => name);
  let place: Heard = {};

  function sound(): void {
    const hour: HourName = night.get() ? 'night' : 'day';
    music.play(atHour(place.tune, hour), place.volume ?? 1);
    ambience.play(atHour(place.ambience, hour), 1);
    show();
  }
  function show(): void {
    music.handle()?.setVisible(visible.get() && musicWanted.get());
    ambience.handle()?.setVisible(visible.get());
  }
  const stops = [visible.subscribe(show), musicWanted.subscribe(show), night.subscribe(sound)];
  return {
    hear(next) {
      place = next;
      sound();
    },
    stop() {
      for (const stop of stops) stop();
      for (const { handle } of [music, ambience]) handle()?.stop();
    },
  };
}

interface Channel<What> {
  play(what: What | undefined, volume: number): void;
  handle(): SoundHandle | undefined;
}

/** Of one kind of sound what is heard now. */
function createChannel<What>(
  ask: (what: What, options: { readonly volume: number; readonly fadeIn: number }) => SoundHandle,
  keyOf: (what: What) => string,
): Channel<What> {
  let playing: { readonly key: string; readonly handle: SoundHandle } | undefined;
  let level = 1;
  return {
    play(what, volume) {
      const key = what && keyOf(what);
      if (key !== playing?.key) {
        const fadeIn = playing === undefined ? 0 : CROSS_FADE_SECONDS;
        playing?.handle.stop(CROSS_FADE_SECONDS);
        playing = what && { key: keyOf(what), handle: ask(what, { volume, fadeIn }) };
      } else if (volume !== level) playing?.handle.fade(volume, CROSS_FADE_SECONDS);
      level = volume;
    },
    handle: () => playing?.handle,
  };
}
