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
import { createPower, setLevels, tuneGain, type SoundGraph } from './soundGraph.ts';
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
  const power = createPower({
    createContext,
    volumes: () => volumes,
    mayWake: () => unlocked.get() && !muted.get(),
    onWake: (graph) => patches.wake(graph),
    onState: (graph) => patches.playWaiting(graph),
    /** Tone's clock is only for effects; the context stays as long as music or an ambience plays. */
    mayRest() {
      patches.sleep();
      if (wishes.isPlaying()) return false;
      patches.drop();
      return true;
    },
    onFault,
  });
  const { isAwake, restAfter } = power;
  const patches = createPatchPlayer({ loadVoices, isAwake, onSound: restAfter, onFault });
  const wishes = createWishes({
    mayHear: (evenHidden) => unlocked.get() && !muted.get() && (visible || evenHidden),
    wake: power.wake,
    onChange(seconds) {
      if (isAwake()) restAfter(seconds);
    },
    onHeard: (tuneVolume, ambience) => power.duck(tuneGain(tuneVolume, ambience)),
    onFault,
  });
  const level = (): void => {
    const graph = power.graph();
    if (graph !== null) setLevels(graph, volumes, muted.get());
  };

  return {
    play(patch, signal) {
      const awakened = power.wake();
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
      power.wake();
      wishes.sync();
    },
    setVolumes(next) {
      volumes = next;
      level();
    },
    setVisible(next) {
      visible = next;
      if (visible) power.resume();
      wishes.sync();
    },
    unlock() {
      if (unlocked.get()) {
        power.resume();
        return;
      }
      unlocked.set(true);
      power.wake();
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
    (await loadPlayer()).createMusicPlayer(context, gains.tunes),
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
    return want({ kind: 'music', what: track.webm, tuneVolume: track.volume, load }, options);
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
