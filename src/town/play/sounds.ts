import type { AppContext } from '../../kernel/app.ts';
import type { SoundHandle, SoundOptions } from '../../engine/audio/audioPort.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import { bundle as jukebox } from '@bundles/jukebox-music.ts';
import { bundle as powerless } from '@bundles/blackout-music.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import { atHour, type HourName } from './hour.ts';
import type { Place } from './place.ts';
import { loadTape } from './tape.ts';

/** What a person hears who goes from place to place. */
export interface PlaceSounds {
  /** From here on this place is heard. What both have goes on; anything else fades into what is here. */
  hear(place: Heard): void;
  stop(): void;
}

/** What a place says of its sound. */
export type Heard = Pick<Place, 'tune' | 'jukebox' | 'volume' | 'ambience'>;

/** The records of the jukebox, by the ids of app.prizes. */
const RECORDS: Readonly<Record<string, MusicTrack | undefined>> = jukebox.tracks;

const CROSS_FADE_SECONDS = 1.2;

/**
 * Music and ambience by the hour, which pause while the window is not seen; music also while it is not wanted. Of several
 * windows that show places the one that was last in front is heard.
 */
export function createSounds(
  { services, visible, inFront, clock }: Pick<AppContext, 'services' | 'visible' | 'inFront' | 'clock'>,
  musicWanted: Readable<boolean> = store(true),
): PlaceSounds {
  const { audio, settings } = services;
  const { night, dark, evening } = services.time;
  const music = createChannel<Music>(
    (what, options) =>
      'webm' in what
        ? audio.music.play(what, options)
        : audio.music.perform('tape', () => loadTape(what.tapeSince, clock.now), options),
    (what) => ('webm' in what ? what.webm : 'tape'),
  );
  const ambience = createChannel(audio.ambience.play, (name) => name);
  let place: Heard = {};

  const musicShows = (): boolean => visible.get() && musicWanted.get();
  const tuneOf = (heard: Heard, hour: HourName): MusicTrack | undefined =>
    (heard.jukebox ? RECORDS[settings.get().jukebox] : undefined) ?? atHour(heard.tune, hour);
  /**
   * Where a tune plays, the loudspeakers play the tape at its time. Without power nothing plays and nothing hums, indoors or out:
   * what is left is the same everywhere (EVENING-4).
   */
  function musicNow(hour: HourName): Music | undefined {
    if (dark.get()) return powerless.tracks.blackout;
    const tune = tuneOf(place, hour);
    const { part, beganAt } = evening.get();
    return tune !== undefined && part === 'tape' ? { tapeSince: beganAt } : tune;
  }
  function sound(): void {
    const hour: HourName = night.get() ? 'night' : 'day';
    const raised = inFront.get();
    music.play(musicNow(hour), {
      volume: dark.get() ? 1 : (place.volume ?? 1),
      visible: musicShows(),
      raised,
    });
    ambience.play(dark.get() ? 'crickets' : atHour(place.ambience, hour), {
      volume: 1,
      visible: visible.get(),
      raised,
    });
  }
  function show(): void {
    music.handle()?.setVisible(musicShows());
    ambience.handle()?.setVisible(visible.get());
  }
  function raise(): void {
    if (!inFront.get()) return;
    music.handle()?.raise();
    ambience.handle()?.raise();
  }
  const stops = [
    visible.subscribe(show),
    musicWanted.subscribe(show),
    ...[night, dark, evening].map((changing) => changing.subscribe(sound)),
    settings.subscribe(sound),
    inFront.subscribe(raise),
  ];
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

type Music = MusicTrack | { readonly tapeSince: EpochMs };

interface Channel<What> {
  play(what: What | undefined, how: Ask): void;
  handle(): SoundHandle | undefined;
}

type Ask = Required<Pick<SoundOptions, 'volume' | 'visible' | 'raised'>>;

/** Of one kind of sound what is heard now. */
function createChannel<What>(
  ask: (what: What, options: SoundOptions) => SoundHandle,
  keyOf: (what: What) => string,
): Channel<What> {
  let playing: { readonly key: string; readonly handle: SoundHandle } | undefined;
  let level = 1;
  return {
    play(what, how) {
      const key = what && keyOf(what);
      if (key !== playing?.key) {
        const fadeIn = playing === undefined ? 0 : CROSS_FADE_SECONDS;
        playing?.handle.stop(CROSS_FADE_SECONDS);
        playing = what && { key: keyOf(what), handle: ask(what, { ...how, fadeIn }) };
      } else if (how.volume !== level) playing?.handle.fade(how.volume, CROSS_FADE_SECONDS);
      level = how.volume;
    },
    handle: () => playing?.handle,
  };
}
