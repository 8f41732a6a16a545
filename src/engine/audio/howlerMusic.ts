import { Howl, Howler, type HowlOptions } from 'howler';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import type { Piece } from './piece.ts';

export interface PieceOptions {
  readonly volume: number;
  readonly loop: boolean;
  /** It comes up from silence over so many seconds. */
  readonly fadeIn: number;
  /** A piece that does not loop has come to its end, there is no network, or it could not be loaded (`fault`). */
  readonly onEnd: (fault?: Error) => void;
}

export interface MusicPlayer {
  open(track: MusicTrack, options: PieceOptions): Piece;
}

/** Seconds of a fade that is only to avoid a click, when another place is heard instead. */
const SOFTLY = 0.25;

/** Makes Howler play in our context and into our output; it neither unlocks nor suspends anything by itself. */
export function createMusicPlayer(context: AudioContext, output: AudioNode): MusicPlayer {
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  Howler.ctx = context;
  Howler.masterGain = context.createGain();
  Howler.masterGain.connect(output);
  return { open: openPiece };
}

type Source = readonly [url: string, format: string];

function openPiece(track: MusicTrack, { volume, loop, fadeIn, onEnd }: PieceOptions): Piece {
  // Whether a browser decodes Opus in WebM is only known by trying: some versions of Safari claim it without being
  // able to.
  const sources: Source[] = [
    [track.webm, 'webm'],
    [track.m4a, 'm4a'],
  ];
  let level = volume * track.volume;
  let howl: Howl | null = null;
  let sound: number | undefined;
  let loaded = false;
  let playing = false;
  let stopped = false;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  async function tryNext(): Promise<void> {
    if (howl !== null) unload(howl);
    howl = null;
    const source = sources.shift();
    if (source === undefined) {
      onEnd(new Error(`music could not be loaded: ${track.webm}`));
      return;
    }
    // Without a network Howler goes over to an element of the page, which our policy refuses. So it is asked only for
    // what the browser has already.
    if (await canHave(source[0])) load(source);
    else if (!stopped) onEnd();
  }

  function load(source: Source): void {
    if (stopped) return;
    howl = howlOf(track, source, {
      volume: level,
      loop,
      onload: () => {
        loaded = true;
        if (playing) begin();
      },
      onloaderror: () => {
        if (!stopped) void tryNext();
      },
      onend: () => {
        if (!loop) onEnd();
      },
    });
  }

  /** Also while it is still fading away: it then comes up again from where it is. */
  function begin(): void {
    clearTimeout(pausing);
    const from = sound === undefined || howl?.playing(sound) !== true ? 0 : Number(howl.volume(sound));
    const seconds = sound === undefined ? fadeIn : SOFTLY;
    sound = howl?.play(sound ?? 'piece');
    if (sound !== undefined && seconds > 0) howl?.fade(from, level, seconds * 1000, sound);
  }

  void tryNext();
  return {
    start() {
      if (playing) return;
      playing = true;
      if (loaded) begin();
    },
    pause() {
      if (!playing) return;
      playing = false;
      if (sound === undefined || howl === null) return;
      howl.fade(Number(howl.volume(sound)), 0, SOFTLY * 1000, sound);
      pausing = setTimeout(() => howl?.pause(sound), SOFTLY * 1000);
    },
    fade(to, seconds) {
      const from = level;
      level = to * track.volume;
      if (sound === undefined) howl?.volume(level);
      else howl?.fade(from, level, seconds * 1000, sound);
    },
    stop(seconds) {
      clearTimeout(pausing);
      stopped = true;
      if (howl !== null && playing && sound !== undefined) fadeAway(howl, sound, level, seconds);
      else if (howl !== null) unload(howl);
      howl = null;
    },
  };
}

function fadeAway(howl: Howl, sound: number, level: number, seconds: number): void {
  howl.fade(level, 0, seconds * 1000, sound);
  setTimeout(() => unload(howl), seconds * 1000 + 50);
}

const howlOf = (
  { lead = 0, seconds }: MusicTrack,
  [url, format]: Source,
  { loop, ...options }: Pick<HowlOptions, 'volume' | 'onload' | 'onloaderror' | 'onend'> & { loop: boolean },
): Howl =>
  new Howl({
    ...options,
    src: [url],
    format: [format],
    html5: false,
    sprite: { piece: [lead * 1000, seconds * 1000, loop] },
  });

/**
 * Lets go of a sound. Howler starts one that waited for the context in a timer of its own, and fails there if the
 * sound is gone: what still waits is forgotten, and a start that is already due comes first.
 */
function unload(howl: Howl): void {
  howl.off('resume');
  setTimeout(() => howl.unload(), 0);
}

/** Whether the browser has this file, now if not before. */
const canHave = (url: string): Promise<boolean> =>
  fetch(url)
    .then((response) => response.arrayBuffer())
    .then(
      () => true,
      () => false,
    );
