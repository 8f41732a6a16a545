import type { AppContext } from '../../../kernel/app.ts';
import type { MusicTrack } from '../../../kernel/musicTrack.ts';
import { store, type Readable } from '../../../kernel/store.ts';

/** How loud a song is that begins by itself, and one that the person starts who has not said how loud. */
export const BY_ITSELF = 0.4;
export const BY_HAND = 0.7;

export interface PlayerState {
  readonly wish: 'playing' | 'paused' | 'stopped';
  /** 0 to 1. */
  readonly volume: number;
  /** Whether the song is playing. */
  readonly heard: boolean;
}

/** A page's song, as its buttons have it (MYPLACE-5). */
export interface SongPlayer {
  readonly state: Readable<PlayerState>;
  play(): void;
  pause(): void;
  stop(): void;
  setVolume(volume: number): void;
  /** Seconds that were played. */
  elapsed(): number;
  /** Lets the song begin by itself; returns how to end it, when the page goes. */
  begin(): () => void;
}

type Needs = Pick<AppContext, 'services' | 'visible' | 'inFront'>;
type Song = ReturnType<Needs['services']['audio']['music']['song']>;

/**
 * Plays the song as one piece of the product's music (SOUND-2): of all that may sound only this does, and it rests while
 * its window is not seen. It begins by itself as soon as the browser lets it.
 */
export function createSongPlayer(
  { services, visible, inFront }: Needs,
  track: MusicTrack,
  from: number,
): SongPlayer {
  const { audio } = services;
  const state = store<PlayerState>({ wish: 'playing', volume: BY_ITSELF, heard: false });
  const change = (next: Partial<PlayerState>): void => state.set({ ...state.get(), ...next });
  let isVolumeChosen = false;
  let at = from;
  let song: Song | null = null;

  const mayBeHeard = (): boolean => visible.get() && state.get().wish === 'playing';
  const sync = (): void => song?.setVisible(mayBeHeard());

  function ask(): void {
    if (song !== null) return;
    const asked = audio.music.song(track, {
      from: at,
      volume: state.get().volume,
      visible: mayBeHeard(),
      onEnd: () => {
        letGo();
        at = 0;
        change({ wish: 'stopped' });
      },
    });
    song = asked;
    asked.heard.subscribe(() => {
      if (song === asked) change({ heard: asked.heard.get() });
    });
  }
  function letGo(): void {
    const was = song;
    song = null;
    was?.stop(0.1);
    change({ heard: false });
  }

  return {
    state,
    play() {
      change({ wish: 'playing', volume: isVolumeChosen ? state.get().volume : BY_HAND });
      song?.fade(state.get().volume, 0);
      ask();
      sync();
      song?.raise();
    },
    pause() {
      if (state.get().wish !== 'playing') return;
      change({ wish: 'paused' });
      sync();
    },
    stop() {
      change({ wish: 'stopped' });
      letGo();
      at = 0;
    },
    setVolume(volume) {
      isVolumeChosen = true;
      change({ volume });
      song?.fade(volume, 0);
    },
    elapsed: () => song?.position() ?? at,
    begin() {
      const stops = [
        visible.subscribe(sync),
        inFront.subscribe(() => {
          if (inFront.get() && mayBeHeard()) song?.raise();
        }),
      ];
      ask();
      return () => {
        for (const stop of stops) stop();
        letGo();
      };
    },
  };
}
