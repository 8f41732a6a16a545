import type { Volumes } from './audioPort.ts';

const VOLUMES = ['all', 'effects', 'music'] as const satisfies readonly (keyof Volumes)[];

/** The context and the gains that everything passes through. */
export interface SoundGraph {
  readonly context: AudioContext;
  /**
   * Everything passes through `all`, effects and music each through their own before. Ambiences go with music, tunes
   * through `tunes` before, which is softer while a place speaks.
   */
  readonly gains: Readonly<Record<keyof Volumes | 'tunes', GainNode>>;
}

/** A tune beside a soundscape: 6 dB under full. */
const BESIDE_A_PLACE = 0.5;
/** Seconds in which a tune comes two thirds of the way to where it is softer, or loud again. */
const DUCKING = 0.4;

/**
 * The gain of a tune of so much volume (1 where none is heard). Beside a soundscape it is 6 dB softer, one that is soft
 * already by what is left of these (SOUND-4).
 */
export const tuneGain = (volume = 1, besidePlace = false): number =>
  besidePlace ? Math.min(1, BESIDE_A_PLACE / volume) : 1;

/** After this time without sound the context is suspended and Tone's clock stopped. */
export const SILENCE_MS = 3000;

function makeSoundGraph(context: AudioContext, volumes: Volumes): SoundGraph {
  const gains = {
    all: context.createGain(),
    effects: context.createGain(),
    music: context.createGain(),
    tunes: context.createGain(),
  };
  gains.all.connect(context.destination);
  gains.effects.connect(gains.all);
  gains.music.connect(gains.all);
  gains.tunes.connect(gains.music);
  for (const name of VOLUMES) gains[name].gain.value = volumes[name];
  return { context, gains };
}

/** Makes everything as loud as `volumes` says, at once; nothing is heard while `muted`. */
export function setLevels({ context, gains }: SoundGraph, volumes: Volumes, muted: boolean): void {
  for (const name of VOLUMES) {
    const level = name === 'all' && muted ? 0 : volumes[name];
    gains[name].gain.cancelScheduledValues(context.currentTime);
    gains[name].gain.setValueAtTime(level, context.currentTime);
  }
}

interface PowerPorts {
  readonly createContext: () => AudioContext;
  /** As loud as the graph begins. */
  readonly volumes: () => Volumes;
  /** Whether sound may begin at all: there was a gesture, and it is not muted. */
  readonly mayWake: () => boolean;
  readonly onWake: (graph: SoundGraph) => void;
  /** Called when the context has begun to run, or was interrupted. */
  readonly onState: (graph: SoundGraph) => void;
  /** Asked once nothing was heard for a while: whether the context may be suspended. */
  readonly mayRest: () => boolean;
  readonly onFault: (fault: unknown) => void;
}

/** Wakes the context for what is to be heard, and suspends it after a silence. */
export interface Power {
  /** Makes or resumes the context. All up to resume() happens before it returns: iOS wants it in the gesture. */
  wake(): SoundGraph | null;
  /** Resumes a context that is awake and was interrupted. */
  resume(): void;
  /** Something is heard for so many seconds from now on. */
  restAfter(seconds: number): void;
  /** Lets tunes glide to a gain, from where they are, whatever glide that cuts off: so nothing clicks. */
  duck(gain: number): void;
  isAwake(): boolean;
  /** Null: there is none yet. */
  graph(): SoundGraph | null;
}

export function createPower(ports: PowerPorts): Power {
  const { createContext, volumes, mayWake, onWake, onState, mayRest, onFault } = ports;
  let awake = false;
  let graph: SoundGraph | null = null;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let restAt = 0;

  function makeGraph(): SoundGraph | null {
    try {
      const made = makeSoundGraph(createContext(), volumes());
      made.context.addEventListener('statechange', () => {
        // Only a resume brings it back where a call or another app has interrupted it (iOS), or where a sound came while it
        // was still about to rest.
        resume();
        onState(made);
      });
      return made;
    } catch (fault) {
      onFault(fault);
      return null;
    }
  }

  function resume(): void {
    if (!awake || graph === null || graph.context.state === 'running') return;
    // Refused outside a gesture or during a call; the next gesture tries again.
    graph.context.resume().catch(() => undefined);
  }

  function restAfter(seconds: number): void {
    restAt = Math.max(restAt, performance.now() + seconds * 1000 + SILENCE_MS);
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, restAt - performance.now());
  }

  function rest(): void {
    if (!mayRest()) return;
    awake = false;
    graph?.context.suspend().catch(onFault);
  }

  return {
    wake() {
      if (!mayWake()) return null;
      graph ??= makeGraph();
      if (graph === null) return null;
      awake = true;
      resume();
      onWake(graph);
      restAfter(0);
      return graph;
    },
    resume,
    restAfter,
    duck(gain) {
      graph?.gains.tunes.gain.setTargetAtTime(gain, graph.context.currentTime, DUCKING);
    },
    isAwake: () => awake,
    graph: () => graph,
  };
}
