import { store, type Readable } from '../../kernel/store.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import { decoded } from './decoded.ts';
import type { Piece } from './piece.ts';
import { glide } from './voice.ts';

/** A song that is played once, from its start or from a second in it, as a tape recorder plays it. */
export interface Song extends Piece {
  /** Whether it sounds just now: it may still be loading, or other music has the word. */
  readonly heard: Readable<boolean>;
  /** The second at which it is. */
  position(): number;
}

export interface SongOptions {
  /** The second at which it begins. */
  readonly from: number;
  /** 0 to 1, on top of the track's own. */
  readonly volume: number;
  /** It has come to its end, or could not be had. */
  readonly onEnd: () => void;
}

/** Seconds of a fade that is only to avoid a click. */
const SOFTLY = 0.06;

/** Makes a song that plays into `output`. Its file is asked for at once; nothing runs in it while it is paused. */
export function createSong(
  context: AudioContext,
  output: AudioNode,
  track: MusicTrack,
  { from, volume, onEnd }: SongOptions,
): Song {
  const level = context.createGain();
  level.gain.value = volume * track.volume;
  level.connect(output);
  const heard = store(false);
  let at = from;
  let startedAt = 0;
  let buffer: AudioBuffer | null = null;
  let source: AudioBufferSourceNode | null = null;
  let isWanted = false;
  let isOver = false;

  const position = (): number =>
    source === null ? at : Math.min(track.seconds, at + context.currentTime - startedAt);

  function begin(): void {
    if (!isWanted || source !== null || buffer === null) return;
    source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(level);
    source.addEventListener('ended', ended);
    source.start(0, (track.lead ?? 0) + at, track.seconds - at);
    startedAt = context.currentTime;
    heard.set(true);
  }

  function halt(): void {
    if (source === null) return;
    at = position();
    source.removeEventListener('ended', ended);
    source.stop();
    source = null;
    heard.set(false);
  }

  function ended(): void {
    halt();
    at = 0;
    isWanted = false;
    onEnd();
  }

  async function load(): Promise<void> {
    const found = await decoded(track, context);
    if (isOver) return;
    if (found === null) {
      onEnd();
      return;
    }
    buffer = found;
    begin();
  }
  void load();

  return {
    heard,
    position,
    start() {
      isWanted = true;
      begin();
    },
    pause() {
      isWanted = false;
      halt();
    },
    fade: (to, seconds) => glide(context, level.gain, to * track.volume, Math.max(seconds, SOFTLY)),
    stop(seconds) {
      isOver = true;
      isWanted = false;
      glide(context, level.gain, 0, seconds);
      source?.removeEventListener('ended', ended);
      source?.stop(context.currentTime + seconds);
      source = null;
      heard.set(false);
      setTimeout(() => level.disconnect(), seconds * 1000 + 50);
    },
  };
}
