import type { Sound } from '../../kernel/app.ts';
import { handsAtRest, whenIdle } from '../../kernel/idle.ts';
import type { Patch } from '../../kernel/patch.ts';
import type { SoundGraph } from './soundGraph.ts';
import type { Voices } from './toneVoices.ts';

/** How many patches are kept until sound is ready; more at once would only be noise. */
const MOST_WAITING = 3;
/** What could not be heard for so long (ms) belongs to nothing that the person still sees. */
const STALE_MS = 2_000;

export type LoadVoices = () => Promise<{
  createVoices(context: AudioContext, output: AudioNode): Promise<Voices>;
}>;

interface PatchPorts {
  readonly loadVoices: LoadVoices;
  /** Whether there is sound, or was within the last seconds. */
  readonly isAwake: () => boolean;
  /** Told for how many seconds what begins now is heard. */
  readonly onSound: (seconds: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Plays sound effects by the synthesiser, which is fetched with the first of them. */
export interface PatchPlayer {
  /** Fetches the synthesiser, or starts its clock. */
  wake(graph: SoundGraph): void;
  /** Plays a patch, as soon as it may be heard. */
  play(graph: SoundGraph, patch: Sound | Patch, signal: AbortSignal | undefined): void;
  /** Plays what waits, if it may be heard now. */
  playWaiting(graph: SoundGraph): void;
  /** Drops what waits. */
  drop(): void;
  /** Stops the clock of the synthesiser. */
  sleep(): void;
}

export function createPatchPlayer({ loadVoices, isAwake, onSound, onFault }: PatchPorts): PatchPlayer {
  const waiting: {
    readonly patch: Sound | Patch;
    readonly signal: AbortSignal | undefined;
    readonly at: number;
  }[] = [];
  let voices: Voices | 'loading' | null = null;

  async function fetchVoices(graph: SoundGraph): Promise<void> {
    voices = 'loading';
    try {
      const { createVoices } = await loadVoices();
      voices = await createVoices(graph.context, graph.gains.effects);
      if (isAwake()) voices.wake();
      // In a new task, because loading was a long task and the context's time does not advance within a task.
      setTimeout(playWaiting, 0, graph);
    } catch (fault) {
      voices = null;
      waiting.length = 0;
      onFault(fault);
    }
  }

  /** Only in a running context: a click scheduled in one that is just starting is over before it is heard. */
  function playWaiting({ context }: SoundGraph): void {
    if (context.state !== 'running' || voices === null || voices === 'loading') return;
    for (const { patch, signal, at } of waiting.splice(0)) {
      if (signal?.aborted === true || performance.now() - at > STALE_MS) continue;
      try {
        onSound(voices.play(patch, signal));
      } catch (fault) {
        onFault(fault);
      }
    }
  }

  return {
    wake(graph) {
      if (voices === null) void fetchVoices(graph);
      else if (voices !== 'loading') voices.wake();
    },
    play(graph, patch, signal) {
      if (waiting.length < MOST_WAITING) waiting.push({ patch, signal, at: performance.now() });
      playWaiting(graph);
    },
    playWaiting,
    drop() {
      waiting.length = 0;
    },
    sleep() {
      if (voices !== null && voices !== 'loading') voices.sleep();
    },
  };
}

/**
 * The synthesiser is much code: what the person opens by the gesture comes before it, and so does a drag that begins with
 * it, or the second click of two. Its own sound comes a little late.
 */
export const voicesAfterTheGesture: LoadVoices = async () => {
  await handsAtRest();
  await whenIdle(1_000);
  // A finger may have come by now.
  await handsAtRest();
  return import('./toneVoices.ts');
};
