import './quietTone.ts';
import { handsAtRest, whenIdle } from '../../kernel/idle.ts';
import type { Sound } from '../../kernel/app.ts';
import { patchSeconds, type Layer, type Note, type Patch } from '../../kernel/patch.ts';
import { holdValues } from './holdValues.ts';
import { noteTimes } from './noteTimes.ts';
import { Context } from 'tone/build/esm/core/context/Context.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import { FMSynth } from 'tone/build/esm/instrument/FMSynth.js';
import { MembraneSynth } from 'tone/build/esm/instrument/MembraneSynth.js';
import { NoiseSynth } from 'tone/build/esm/instrument/NoiseSynth.js';
import { Synth } from 'tone/build/esm/instrument/Synth.js';
import { PATCHES } from './patches.ts';

/** The synthesiser. */
export interface Voices {
  /** Plays a patch now, by its name in the table or as it is; answers how many seconds it sounds. `signal` cuts it off. */
  play(patch: Sound | Patch, signal?: AbortSignal): number;
  /** Starts Tone's clock, which ends finished oscillators. */
  wake(): void;
  /** Stops Tone's clock: nothing ticks any more. */
  sleep(): void;
}

/** More patches at once are noise; the newest is dropped. */
const MOST_AT_ONCE = 8;
/** Seconds after a patch's end until its nodes are taken apart: Tone's clock has ended them by then. */
const AFTERGLOW = 0.4;
/** Seconds between a call and its sound: scheduling takes some milliseconds of them. */
const HEAD_START = 0.02;

/** The fade of a patch that is cut off: too short to hear, but long enough to avoid a click. */
const CUT_OFF_SECONDS = 0.015;

interface Instrument {
  strike(note: Note, at: number): void;
  dispose(): void;
}

/**
 * Makes the synthesiser in a context that is already there. Tone's clock does not run until `wake`, and then on a timer
 * of this page: no worker, so that no `blob:` is needed for it.
 */
export async function createVoices(context: AudioContext, output: AudioNode): Promise<Voices> {
  holdValues();
  const tone = new Context({ context, clockSource: 'offline', lookAhead: 0, updateInterval: 0.05 });
  setContext(tone);
  const collecting = collectConstants(tone);
  let sounding = 0;
  await warmUp(context, collecting);

  function play(wanted: Sound | Patch, signal?: AbortSignal): number {
    const patch = typeof wanted === 'string' ? PATCHES[wanted] : wanted;
    const seconds = patchSeconds(patch);
    if (sounding >= MOST_AT_ONCE) return seconds;
    const switched = context.createGain();
    switched.connect(output);
    const built = collecting(() => patch.map((layer) => buildInstrument(layer, switched)));
    const instruments = built.value;
    // Read after building the nodes, which is slow the first time: a short click that starts in the past is not
    // audible.
    const start = context.currentTime + HEAD_START;
    patch.forEach((layer, index) => {
      const when = noteTimes(start, () => context.currentTime);
      for (const note of layer.notes) instruments[index]?.strike(note, when(note.at));
    });
    sounding++;
    const cutOff = (): void => {
      switched.gain.setTargetAtTime(0, context.currentTime, CUT_OFF_SECONDS);
    };
    signal?.addEventListener('abort', cutOff);
    setTimeout(
      () => {
        sounding--;
        signal?.removeEventListener('abort', cutOff);
        for (const instrument of instruments) instrument.dispose();
        built.stop();
        switched.disconnect();
      },
      (seconds + AFTERGLOW) * 1000,
    );
    return seconds;
  }

  return {
    play,
    wake: () => {
      if (tone.clockSource !== 'timeout') tone.clockSource = 'timeout';
    },
    sleep: () => {
      if (tone.clockSource !== 'offline') tone.clockSource = 'offline';
    },
  };
}

/** Builds something and tells how to stop the constant sources that were made for it. */
type CollectConstants = <Value>(build: () => Value) => { readonly value: Value; readonly stop: () => void };

/**
 * Each signal of Tone is a constant source, which it does not stop when it is disposed of (15.5: it takes it for stopped
 * already). A browser keeps what runs: ten nodes a click, for as long as the page is there.
 */
function collectConstants(tone: Context): CollectConstants {
  let made: ConstantSourceNode[] = [];
  const create = tone.createConstantSource.bind(tone);
  tone.createConstantSource = () => {
    const source = create();
    made.push(source);
    return source;
  };
  return (build) => {
    made = [];
    const value = build();
    const mine = made;
    return {
      value,
      stop: () => {
        for (const source of mine) source.stop();
      },
    };
  };
}

/**
 * Plays one silent note of each instrument to warm the code up, because the first run is too slow for a click of 12 ms.
 * Making it, playing it and taking it apart have a turn each, because they take long, and none comes while a finger moves
 * something. A context that rests by then starts nothing, as it would keep what it cannot end, and its first sound comes a
 * little late.
 */
async function warmUp(context: AudioContext, collecting: CollectConstants): Promise<void> {
  const nowhere = context.createGain();
  /** Answers whether something that is started would end. */
  async function turn(): Promise<boolean> {
    await whenIdle(100);
    // Asked last: a finger may have come while the browser had something better to do.
    await handsAtRest();
    return context.state === 'running';
  }
  for (const layer of [...PATCHES.click, ...PATCHES.error]) {
    if (!(await turn())) return;
    const { value: instrument, stop } = collecting(() => buildInstrument(layer, nowhere));
    if (await turn()) instrument.strike({ at: 0, seconds: 0.01, pitch: 440 }, context.currentTime);
    const takeApart = (): void => {
      instrument.dispose();
      stop();
    };
    setTimeout(() => void handsAtRest().then(takeApart), AFTERGLOW * 1000);
  }
}

function buildInstrument(layer: Layer, output: AudioNode): Instrument {
  const [attack, decay, sustain, release] = layer.envelope;
  const envelope = { attack, decay, sustain, release };
  const volume = layer.gain;
  if (layer.voice === 'noise') {
    const noise = new NoiseSynth({ volume, envelope, noise: { type: layer.color } });
    noise.connect(output);
    return {
      strike: ({ seconds, velocity = 1 }, at) => noise.triggerAttackRelease(seconds, at, velocity),
      dispose: () => noise.dispose(),
    };
  }
  const synth = buildPitched(layer, { volume, envelope });
  synth.connect(output);
  return {
    strike: ({ pitch = 440, seconds, velocity = 1 }, at) =>
      synth.triggerAttackRelease(pitch, seconds, at, velocity),
    dispose: () => synth.dispose(),
  };
}

function buildPitched(
  layer: Exclude<Layer, { voice: 'noise' }>,
  options: { volume: number; envelope: Record<'attack' | 'decay' | 'sustain' | 'release', number> },
): Synth | FMSynth | MembraneSynth {
  switch (layer.voice) {
    case 'wave':
      return new Synth({ ...options, oscillator: { type: layer.wave } });
    case 'fm':
      return new FMSynth({
        ...options,
        harmonicity: layer.harmonicity,
        modulationIndex: layer.index,
        modulationEnvelope: options.envelope,
      });
    case 'drum':
      return new MembraneSynth({ ...options, octaves: layer.octaves, pitchDecay: layer.bend });
  }
}
