import type { Sound } from '../../kernel/app.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import type { Patch } from '../../kernel/patch.ts';
import type { Readable } from '../../kernel/store.ts';
import type { AmbienceName } from './ambiences.ts';
import type { Piece } from './piece.ts';

declare module '../../kernel/app.ts' {
  interface Services {
    readonly audio: AudioPort;
  }
}

export interface SoundOptions {
  /** 0 to 1, on top of the track's own. 1 when absent. */
  readonly volume?: number;
  /** It comes up from silence over so many seconds, from when it is heard. 0 when absent. */
  readonly fadeIn?: number;
  /** False: it begins paused, as after `setVisible(false)`. True when absent. */
  readonly visible?: boolean;
  /** False: what sounds already goes on, and this only when that is over or this is raised. True when absent. */
  readonly raised?: boolean;
}

export interface MusicOptions extends SoundOptions {
  /** True when absent. */
  readonly loop?: boolean;
}

export interface PieceOptions extends Pick<SoundOptions, 'visible' | 'raised'> {
  /** True: it goes on while the page is hidden, as a radio does. False when absent. */
  readonly evenHidden?: boolean;
}

/** Makes what plays a piece, once sound may begin. */
export type MakePiece = (context: AudioContext, output: AudioNode) => Piece;

/** Music or an ambience that was asked for. It sounds as soon and as long as it may. */
export interface SoundHandle {
  /** False pauses it, true goes on: for a window that is not seen. */
  setVisible(visible: boolean): void;
  /** Glides to a volume (0 to 1, on top of the track's own) in so many seconds. */
  fade(volume: number, seconds: number): void;
  /** The person is where this is heard now: of all music, or all ambiences, that may sound only this does. */
  raise(): void;
  /** Ends it for good, fading out over `seconds` (0.4 when absent). */
  stop(seconds?: number): void;
}

export interface SongRequest {
  /** The second at which it begins. */
  readonly from: number;
  /** 0 to 1, on top of the track's own. */
  readonly volume: number;
  /** False: it begins paused, as after `setVisible(false)`. */
  readonly visible: boolean;
  /** It has come to its end, or could not be had. */
  readonly onEnd: () => void;
}

/** A song that was asked for: it is played once, as a tape recorder plays it. */
export interface SongHandle extends SoundHandle {
  /** Whether it sounds just now: it may still be loading, or other music has the word. */
  readonly heard: Readable<boolean>;
  /** The second at which it is. */
  position(): number;
}

/** How loud things are, each 0 to 1; `all` is on top of the other two. */
export interface Volumes {
  readonly all: number;
  readonly effects: number;
  readonly music: number;
}

/** Sound effects, music and ambiences. One piece of music and one ambience sound at a time. Nothing plays before the first gesture; requests before it are kept or dropped. */
export interface AudioPort {
  /**
   * Plays a patch of the sound table (patches.ts), or one that is handed over. Before the first gesture, and while
   * muted, it is dropped; while the synthesiser is still loading it is kept and played late. `signal` cuts it off.
   */
  play(patch: Sound | Patch, signal?: AbortSignal): void;
  readonly music: {
    /** Asks for a piece of music; before the first gesture it waits for it. */
    play(track: MusicTrack, options?: MusicOptions): SoundHandle;
    /** Asks for a piece that the caller makes, called `what`. It is started and paused as any other music is. */
    perform(what: string, load: () => Promise<MakePiece>, options?: PieceOptions): SoundHandle;
    /** Asks for a song, which tells where it is. */
    song(track: MusicTrack, request: SongRequest): SongHandle;
  };
  readonly ambience: {
    /** Asks for a soundscape (ambiences.ts), which is as loud as music is set to be; it goes on until it is stopped. */
    play(name: AmbienceName, options?: SoundOptions): SoundHandle;
  };
  /** Whether music or an ambience is heard just now. */
  isPlaying(): boolean;
  /** Whether the person has made a gesture, before which nothing may sound. */
  readonly unlocked: Readable<boolean>;
  readonly muted: Readable<boolean>;
  /** Silences or frees everything at once, and remembers it. To be called in the handler of the person's gesture. */
  setMuted(muted: boolean): void;
  /** Takes hold at once, of what sounds already too. */
  setVolumes(volumes: Volumes): void;
  /** False when the page is hidden: music and ambiences pause, but for what plays on even then. */
  setVisible(visible: boolean): void;
  /**
   * To be called synchronously in the handler of every gesture (see unlockOnGestures): browsers let sound start, or
   * resume after an interruption, only there.
   */
  unlock(): void;
}
