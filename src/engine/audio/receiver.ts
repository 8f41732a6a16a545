import { store, type Readable } from '../../kernel/store.ts';
import { createAmbiencePlayer } from './ambiencePlayer.ts';
import type { AmbienceName } from './ambiences.ts';
import { decoded } from './decoded.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import type { Piece } from './piece.ts';
import { glide, sing, whiteNoise, type Phrase } from './voice.ts';

/**
 * A radio's receiver: a tune or a soundscape, noise over it, and phrases that a synthesizer sings. It knows no station.
 * All of it is one piece of music to the rest of the product (SOUND-2).
 */
export interface Receiver extends Piece {
  /** Whether it sounds just now: other music may have the word. */
  readonly heard: Readable<boolean>;
  /**
   * Plays a tune, over and over, from the second that `from` answers whenever it begins or goes on. False: it could not
   * be had. Asked for another tune meanwhile it answers true.
   */
  play(track: MusicTrack, from: () => number): Promise<boolean>;
  /** Lets a soundscape be heard in place of a tune. */
  playRoom(name: AmbienceName): void;
  /** Ends tune and soundscape. */
  rest(): void;
  /** How loud the signal (tune and phrases) and the noise are, each 0 to 1. */
  mix(signal: number, noise: number): void;
  /** How loud the tune is under a voice, 0 to 1. */
  duck(level: number): void;
  /** Lets phrases be heard from now on, each after so many seconds. */
  sing(phrases: readonly (Phrase & { readonly after?: number })[]): void;
  /** Cuts off all that is sung. */
  hush(): void;
  /** Writes how loud the pitches are that are heard, from low to high, each 0 to 255. */
  spectrum(into: Uint8Array<ArrayBuffer>): void;
}

/** Seconds of a fade from one tune to the next, and of the quicker ones that only avoid a click. */
const CROSS_FADE = 0.35;
const SOFTLY = 0.06;
/** The analyser's window: so small that bars follow the beat. */
const ANALYSED = 512;

/** Makes a receiver that plays into `output`. Nothing runs in it while it is paused. */
export function createReceiver(context: AudioContext, output: AudioNode): Receiver {
  const { level, signal, noise, under, analyser } = receiverNodes(context, output);
  const rooms = createAmbiencePlayer(context, under);
  const hiss = createAmbiencePlayer(context, noise).open('static', { volume: 1, fadeIn: 0 });
  const badge = mediaBadge(context);
  const heard = store(false);
  const tunes = tunePlayer(context, under, () => heard.get());
  let room: Piece | null = null;
  const { singAll, hush } = singerOf(context, signal);
  let isNoisy = false;

  function rest(): void {
    tunes.rest();
    room?.stop(CROSS_FADE);
    room = null;
  }

  return {
    heard,
    async play(track, from) {
      rest();
      const answer = await tunes.play(track, from);
      if (answer === 'begun') badge.show(track);
      return answer !== 'lost';
    },
    playRoom(name) {
      rest();
      room = rooms.open(name, { volume: 1, fadeIn: CROSS_FADE });
      if (heard.get()) room.start();
    },
    rest,
    mix(wanted, noisy) {
      glide(context, signal.gain, wanted, SOFTLY);
      glide(context, noise.gain, noisy, SOFTLY);
      isNoisy = noisy > 0;
      if (!heard.get()) return;
      if (isNoisy) hiss.start();
      else hiss.pause();
    },
    duck: (wanted) => glide(context, under.gain, wanted, CROSS_FADE),
    sing(phrases) {
      if (heard.get()) singAll(phrases);
    },
    hush,
    spectrum: (into) => analyser.getByteFrequencyData(into),
    start() {
      if (heard.get()) return;
      heard.set(true);
      if (isNoisy) hiss.start();
      room?.start();
      tunes.begin(SOFTLY);
      badge.go(true);
    },
    pause() {
      if (!heard.get()) return;
      tunes.end(SOFTLY);
      hush();
      hiss.pause();
      room?.pause();
      badge.go(false);
      heard.set(false);
    },
    fade: (to, seconds) => glide(context, level.gain, to, seconds),
    stop(seconds) {
      hush();
      rest();
      hiss.stop(seconds);
      badge.go(false);
      badge.end();
      heard.set(false);
      setTimeout(() => level.disconnect(), (seconds + CROSS_FADE) * 1000);
    },
  };
}

/** The tune goes through `under` into the signal; signal and noise through the level and the analyser into `output`. */
function receiverNodes(context: AudioContext, output: AudioNode) {
  const level = context.createGain();
  const analyser = context.createAnalyser();
  analyser.fftSize = ANALYSED;
  analyser.smoothingTimeConstant = 0.7;
  const [signal, noise, under] = [context.createGain(), context.createGain(), context.createGain()];
  under.connect(signal).connect(level);
  noise.connect(level);
  level.connect(analyser).connect(output);
  noise.gain.value = 0;
  return { level, signal, noise, under, analyser };
}

/** Sings phrases into `output`, until it is hushed. */
function singerOf(context: AudioContext, output: AudioNode) {
  const around = { context, output, noise: whiteNoise(context, Math.random), random: Math.random };
  let sung: AudioScheduledSourceNode[] = [];
  return {
    singAll(phrases: Parameters<Receiver['sing']>[0]): void {
      sung.push(
        ...phrases.flatMap(({ after = 0, ...phrase }) =>
          sing(phrase, context.currentTime + SOFTLY + after, around),
        ),
      );
    },
    hush(): void {
      for (const source of sung) source.stop();
      sung = [];
    },
  };
}

/** Plays one tune at a time into `output`, over and over. The last that was loaded is kept. */
function tunePlayer(context: AudioContext, output: AudioNode, isHeard: () => boolean) {
  let tune: { readonly track: MusicTrack; readonly from: () => number } | null = null;
  let loaded: { readonly url: string; readonly buffer: AudioBuffer } | null = null;
  let sounding: { readonly source: AudioBufferSourceNode; readonly gain: GainNode } | null = null;

  /** Begins the tune that is there, if it may be heard. */
  function begin(seconds: number): void {
    if (!isHeard() || tune === null || loaded?.url !== tune.track.webm) return;
    const { track, from } = tune;
    const source = context.createBufferSource();
    const gain = context.createGain();
    const lead = track.lead ?? 0;
    source.buffer = loaded.buffer;
    source.loop = true;
    source.loopStart = lead;
    source.loopEnd = lead + track.seconds;
    gain.gain.value = 0;
    source.connect(gain).connect(output);
    source.start(0, lead + (from() % track.seconds));
    glide(context, gain.gain, track.volume, seconds);
    sounding = { source, gain };
  }

  function end(seconds: number): void {
    if (sounding === null) return;
    glide(context, sounding.gain.gain, 0, seconds);
    sounding.source.stop(context.currentTime + seconds);
    sounding = null;
  }

  return {
    begin,
    end,
    rest(): void {
      tune = null;
      end(CROSS_FADE);
    },
    async play(track: MusicTrack, from: () => number): Promise<'begun' | 'lost' | 'replaced'> {
      const mine = { track, from };
      tune = mine;
      if (loaded?.url !== track.webm) {
        const buffer = await decoded(track, context);
        if (tune !== mine) return 'replaced';
        if (buffer === null) return 'lost';
        loaded = { url: track.webm, buffer };
      }
      begin(CROSS_FADE);
      return 'begun';
    },
  };
}

/** Keeps the system's media keys on this page. */
interface MediaBadge {
  /** The tune by whose file it is done. */
  show(track: MusicTrack): void;
  /** Whether it is wanted now. */
  go(playing: boolean): void;
  end(): void;
}

/**
 * Browsers give media keys to a page that plays an element, and not to one that plays by Web Audio alone. So the file of
 * the tune plays in an element too, which leads to no loudspeaker. Where the browser refuses that, the page has no media
 * keys and everything else goes on.
 */
function mediaBadge(context: AudioContext): MediaBadge {
  let element: HTMLAudioElement | null = null;
  let wanted = false;
  const sync = (): void => {
    if (element === null) return;
    if (wanted) void element.play().catch(() => undefined);
    else element.pause();
  };
  return {
    show(track) {
      // One tune serves for all: the element is not heard.
      if (element !== null) return;
      element = new Audio();
      element.loop = true;
      element.src = element.canPlayType('audio/webm; codecs=opus') === '' ? track.m4a : track.webm;
      context.createMediaElementSource(element);
      sync();
    },
    go(playing) {
      wanted = playing;
      sync();
    },
    end() {
      element?.removeAttribute('src');
      element = null;
    },
  };
}
