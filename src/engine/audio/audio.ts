import type { MusicTrack } from '../../kernel/musicTrack.ts';
import { store } from '../../kernel/store.ts';
import type { AmbiencePlayer } from './ambiencePlayer.ts';
import type { AmbienceName } from './ambiences.ts';
import type {
  AudioPort,
  MakePiece,
  MusicOptions,
  PieceOptions,
  SoundHandle,
  SoundOptions,
  Volumes,
} from './audioPort.ts';
import type { MusicPlayer } from './howlerMusic.ts';
import { recallMuted, rememberMuted } from './mutedMemory.ts';
import { createPatchPlayer, voicesAfterTheGesture, type LoadVoices } from './patchPlayer.ts';
import { songsIn } from './songs.ts';
import { makeSoundGraph, setLevels, type SoundGraph } from './soundGraph.ts';
import { createWishes, type Wish, type Wishes } from './wishes.ts';

/** Fetches what plays recorded music, and what plays ambiences. */
interface LoadPlayers {
  readonly loadPlayer: () => Promise<{
    createMusicPlayer(context: AudioContext, output: AudioNode): MusicPlayer;
  }>;
  readonly loadAmbiences: () => Promise<{
    createAmbiencePlayer(context: AudioContext, output: AudioNode): AmbiencePlayer;
  }>;
}

export interface AudioOptions extends Partial<LoadPlayers> {
  /** Where `muted` is remembered; null: nowhere. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /**
   * Called with faults, such as a chunk that failed to load. They are logged, never shown in a
   * dialog.
   */
  readonly onFault: (fault: unknown) => void;
  readonly createContext?: () => AudioContext;
  readonly loadVoices?: LoadVoices;
}

/** After this time without sound the context is suspended and Tone's clock stopped. */
export const SILENCE_MS = 3000;

/**
 * Makes the sound of the product. Costs nothing until the first gesture, and next to nothing while it is silent.
 * Effects come from Tone, music from Howler; both are fetched after the gesture and share one AudioContext.
 */
export function createAudio({
  storage,
  onFault,
  createContext = () => new AudioContext({ latencyHint: 'interactive' }),
  loadVoices = voicesAfterTheGesture,
  loadPlayer = () => import('./howlerMusic.ts'),
  loadAmbiences = () => import('./ambiencePlayer.ts'),
}: AudioOptions): AudioPort {
  const muted = store(recallMuted(storage));
  const unlocked = store(false);
  let volumes: Volumes = { all: 1, effects: 1, music: 1 };
  let visible = true;
  let awake = false;
  let graph: SoundGraph | null = null;
  const patches = createPatchPlayer({ loadVoices, isAwake: () => awake, onSound: restAfter, onFault });
  const wishes = createWishes({
    mayHear: (evenHidden) => unlocked.get() && !muted.get() && (visible || evenHidden),
    wake,
    onChange(seconds) {
      if (awake) restAfter(seconds);
    },
    onFault,
  });
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let restAt = 0;

  /** Makes or resumes the context. Everything up to resume() happens before it returns: iOS wants it in the gesture. */
  function wake(): SoundGraph | null {
    if (!unlocked.get() || muted.get()) return null;
    graph ??= makeGraph();
    if (graph === null) return null;
    awake = true;
    resume();
    patches.wake(graph);
    restAfter(0);
    return graph;
  }

  function makeGraph(): SoundGraph | null {
    try {
      const made = makeSoundGraph(createContext(), volumes);
      made.context.addEventListener('statechange', () => {
        // A call or another app may interrupt the context (iOS); only a resume brings it back.
        if (awake && made.context.state === 'interrupted') resume();
        patches.playWaiting(made);
      });
      return made;
    } catch (fault) {
      onFault(fault);
      return null;
    }
  }

  function resume(): void {
    if (graph === null || graph.context.state === 'running') return;
    // Refused outside a gesture or during a call; the next gesture tries again.
    graph.context.resume().catch(() => undefined);
  }

  function restAfter(seconds: number): void {
    restAt = Math.max(restAt, performance.now() + seconds * 1000 + SILENCE_MS);
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, restAt - performance.now());
  }

  /** Tone's clock is only for effects; the context stays as long as music or an ambience plays. */
  function rest(): void {
    patches.sleep();
    if (wishes.isPlaying()) return;
    awake = false;
    patches.drop();
    graph?.context.suspend().catch(onFault);
  }

  const level = (): void => {
    if (graph !== null) setLevels(graph, volumes, muted.get());
  };

  return {
    play(patch, signal) {
      const awakened = wake();
      if (awakened !== null) patches.play(awakened, patch, signal);
    },
    ...piecesOf(wishes, { loadPlayer, loadAmbiences }),
    isPlaying: wishes.isPlaying,
    unlocked,
    muted,
    setMuted(next) {
      if (next === muted.get()) return;
      muted.set(next);
      rememberMuted(storage, next);
      patches.drop();
      level();
      wake();
      wishes.sync();
    },
    setVolumes(next) {
      volumes = next;
      level();
    },
    setVisible(next) {
      visible = next;
      if (visible && awake) resume();
      wishes.sync();
    },
    unlock() {
      if (unlocked.get()) {
        if (awake) resume();
        return;
      }
      unlocked.set(true);
      wake();
      wishes.sync();
    },
  };
}

/** How music and ambiences are asked for. What plays them is loaded with the first of each. */
function piecesOf(
  { want }: Wishes,
  { loadPlayer, loadAmbiences }: LoadPlayers,
): Pick<AudioPort, 'music' | 'ambience'> {
  const musicPlayer = once(async ({ context, gains }: SoundGraph) =>
    (await loadPlayer()).createMusicPlayer(context, gains.music),
  );
  const ambiencePlayer = once(async ({ context, gains }: SoundGraph) =>
    (await loadAmbiences()).createAmbiencePlayer(context, gains.music),
  );

  function playMusic(track: MusicTrack, options: MusicOptions = {}): SoundHandle {
    const { loop = true, fadeIn = 0 } = options;
    const load: Wish['load'] = async (awakened) => {
      const player = await musicPlayer(awakened);
      return (volume, onEnd) => player.open(track, { volume, loop, fadeIn, onEnd });
    };
    return want({ kind: 'music', what: track.webm, load }, options);
  }

  function performMusic(
    what: string,
    loadPiece: () => Promise<MakePiece>,
    options: PieceOptions = {},
  ): SoundHandle {
    const load: Wish['load'] = async ({ context, gains }) => {
      const make = await loadPiece();
      return () => make(context, gains.music);
    };
    return want({ kind: 'music', what, load }, options);
  }

  function playAmbience(name: AmbienceName, options: SoundOptions = {}): SoundHandle {
    const { fadeIn = 0 } = options;
    const load: Wish['load'] = async (awakened) => {
      const player = await ambiencePlayer(awakened);
      return (volume) => player.open(name, { volume, fadeIn });
    };
    return want({ kind: 'ambience', what: name, load }, options);
  }

  return {
    music: { play: playMusic, perform: performMusic, song: songsIn(performMusic) },
    ambience: { play: playAmbience },
  };
}

/** Makes something when it is first asked for, and again only after that failed. */
function once<Input, Made>(make: (input: Input) => Promise<Made>): (input: Input) => Promise<Made> {
  let made: Promise<Made> | null = null;
  return async (input) => {
    made ??= make(input);
    try {
      return await made;
    } catch (fault) {
      made = null;
      throw fault;
    }
  };
}
