import type { Sound } from '../../kernel/app.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import type { Patch } from '../../kernel/patch.ts';
import { whenIdle } from '../../kernel/idle.ts';
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
import type { Piece } from './piece.ts';
import { songsIn } from './songs.ts';
import type { Voices } from './toneVoices.ts';

export interface AudioOptions {
  /** Where `muted` is remembered; null: nowhere. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /**
   * Called with faults, such as a chunk that failed to load. They are logged, never shown in a
   * dialog.
   */
  readonly onFault: (fault: unknown) => void;
  readonly createContext?: () => AudioContext;
  readonly loadVoices?: () => Promise<{
    createVoices(context: AudioContext, output: AudioNode): Promise<Voices>;
  }>;
  readonly loadPlayer?: () => Promise<{
    createMusicPlayer(context: AudioContext, output: AudioNode): MusicPlayer;
  }>;
  readonly loadAmbiences?: () => Promise<{
    createAmbiencePlayer(context: AudioContext, output: AudioNode): AmbiencePlayer;
  }>;
}

/** After this time without sound the context is suspended and Tone's clock stopped. */
export const SILENCE_MS = 3000;
/** How many patches are kept until sound is ready; more at once would only be noise. */
const MOST_WAITING = 3;
/** How long after the first gesture the synthesiser is fetched: a double click has opened its window by then. */
const VOICES_AFTER_MS = 400;
const FADE_OUT_SECONDS = 0.4;
const VOLUMES = ['all', 'effects', 'music'] as const satisfies readonly (keyof Volumes)[];

type Open = (volume: number, onEnd: (fault?: Error) => void) => Piece;

/** Music or an ambience that a window wants, from `play` to `stop`. */
interface Wish {
  readonly kind: 'music' | 'ambience';
  /** The piece: of two wishes of a kind for one piece, one plays it for both. */
  readonly what: string;
  /** Fetches what plays it. */
  readonly load: (graph: Graph) => Promise<Open>;
  volume: number;
  visible: boolean;
  readonly evenHidden: boolean;
  /** Counts up: the last that was raised is heard. */
  raised: number;
  piece: Piece | 'opening' | null;
}

interface Graph {
  readonly context: AudioContext;
  /** Everything passes through `all`, effects and music each through their own before; ambiences go with music. */
  readonly gains: Readonly<Record<keyof Volumes, GainNode>>;
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
  const wishes = new Set<Wish>();
  const waiting: { readonly patch: Sound | Patch; readonly signal: AbortSignal | undefined }[] = [];
  let volumes: Volumes = { all: 1, effects: 1, music: 1 };
  let visible = true;
  let awake = false;
  let graph: Graph | null = null;
  let voices: Voices | 'loading' | null = null;
  let raises = 0;
  const musicPlayer = once(async ({ context, gains }: Graph) =>
    (await loadPlayer()).createMusicPlayer(context, gains.music),
  );
  const ambiencePlayer = once(async ({ context, gains }: Graph) =>
    (await loadAmbiences()).createAmbiencePlayer(context, gains.music),
  );
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let restAt = 0;

  /** Makes or resumes the context. Everything up to resume() happens before it returns: iOS wants it in the gesture. */
  function wake(): Graph | null {
    if (!unlocked.get() || muted.get()) return null;
    graph ??= makeGraph();
    if (graph === null) return null;
    awake = true;
    resume();
    if (voices === null) void fetchVoices(graph);
    else if (voices !== 'loading') voices.wake();
    restAfter(0);
    return graph;
  }

  function makeGraph(): Graph | null {
    try {
      const context = createContext();
      const gains = {
        all: context.createGain(),
        effects: context.createGain(),
        music: context.createGain(),
      };
      gains.all.connect(context.destination);
      gains.effects.connect(gains.all);
      gains.music.connect(gains.all);
      for (const name of VOLUMES) gains[name].gain.value = volumes[name];
      context.addEventListener('statechange', () => {
        // A call or another app may interrupt the context (iOS); only a resume brings it back.
        if (awake && context.state === 'interrupted') resume();
        playWaiting();
      });
      return { context, gains };
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

  async function fetchVoices({ context, gains }: Graph): Promise<void> {
    voices = 'loading';
    try {
      const { createVoices } = await loadVoices();
      voices = await createVoices(context, gains.effects);
      if (awake) voices.wake();
      // In a new task, because loading was a long task and the context's time does not advance within a task.
      setTimeout(playWaiting, 0);
    } catch (fault) {
      voices = null;
      waiting.length = 0;
      onFault(fault);
    }
  }

  function play(patch: Sound | Patch, signal?: AbortSignal): void {
    if (wake() === null) return;
    if (waiting.length < MOST_WAITING) waiting.push({ patch, signal });
    playWaiting();
  }

  /** Only in a running context: a click scheduled in one that is just starting is over before it is heard. */
  function playWaiting(): void {
    if (graph?.context.state !== 'running' || voices === null || voices === 'loading') return;
    for (const { patch, signal } of waiting.splice(0)) {
      if (signal?.aborted === true) continue;
      try {
        restAfter(voices.play(patch, signal));
      } catch (fault) {
        onFault(fault);
      }
    }
  }

  function restAfter(seconds: number): void {
    restAt = Math.max(restAt, performance.now() + seconds * 1000 + SILENCE_MS);
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, restAt - performance.now());
  }

  /** Tone's clock is only for effects; the context stays as long as music or an ambience plays. */
  function rest(): void {
    if (voices !== null && voices !== 'loading') voices.sleep();
    if ([...wishes].some((wish) => wish.piece !== null && mayPlay(wish))) return;
    awake = false;
    waiting.length = 0;
    graph?.context.suspend().catch(onFault);
  }

  const isAllowed = (wish: Wish): boolean =>
    unlocked.get() && !muted.get() && (visible || wish.evenHidden) && wish.visible;

  /** Of each kind one sounds: what was raised last. Where several want the same, the first plays it for all. */
  function mayPlay(wish: Wish): boolean {
    if (!isAllowed(wish)) return false;
    const allowed = [...wishes].filter((other) => other.kind === wish.kind && isAllowed(other));
    const heard = allowed.reduce((last, other) => (other.raised > last.raised ? other : last));
    return allowed.find(({ what }) => what === heard.what) === wish;
  }

  /** Starts and pauses what is wanted, by what is allowed right now. */
  function syncPieces(): void {
    for (const wish of wishes) {
      const { piece } = wish;
      if (!mayPlay(wish)) {
        if (piece !== null && piece !== 'opening') piece.pause();
        continue;
      }
      const awakened = wake();
      if (awakened === null || piece === 'opening') continue;
      if (piece === null) void openPiece(wish, awakened);
      else piece.start();
    }
    if (awake) restAfter(0);
  }

  async function openPiece(wish: Wish, awakened: Graph): Promise<void> {
    wish.piece = 'opening';
    try {
      const open = await wish.load(awakened);
      wish.piece = null;
      if (!wishes.has(wish) || !mayPlay(wish)) return;
      wish.piece = open(wish.volume, (fault) => {
        forget(wish);
        if (fault !== undefined) onFault(fault);
      });
      syncPieces();
    } catch (fault) {
      wish.piece = null;
      onFault(fault);
    }
  }

  function forget(wish: Wish, seconds = 0): void {
    if (!wishes.delete(wish)) return;
    if (wish.piece !== null && wish.piece !== 'opening') wish.piece.stop(seconds);
    if (awake) restAfter(seconds);
    // What takes its place is asked for in the same turn: until then no other piece is heard.
    queueMicrotask(syncPieces);
  }

  function want(
    { kind, what, load }: Pick<Wish, 'kind' | 'what' | 'load'>,
    { volume = 1, visible: shows = true, raised = true, evenHidden = false }: SoundOptions & PieceOptions,
  ): SoundHandle {
    const wish: Wish = {
      kind,
      what,
      load,
      volume,
      visible: shows,
      evenHidden,
      raised: raised ? ++raises : 0,
      piece: null,
    };
    wishes.add(wish);
    syncPieces();
    return {
      setVisible(shown) {
        wish.visible = shown;
        syncPieces();
      },
      fade(to, seconds) {
        wish.volume = to;
        if (wish.piece !== null && wish.piece !== 'opening') wish.piece.fade(to, seconds);
      },
      raise() {
        wish.raised = ++raises;
        syncPieces();
      },
      stop: (seconds = FADE_OUT_SECONDS) => {
        forget(wish, seconds);
      },
    };
  }

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

  function setLevels(): void {
    if (graph === null) return;
    const { context, gains } = graph;
    for (const name of VOLUMES) {
      const level = name === 'all' && muted.get() ? 0 : volumes[name];
      gains[name].gain.cancelScheduledValues(context.currentTime);
      gains[name].gain.setValueAtTime(level, context.currentTime);
    }
  }

  return {
    play,
    music: { play: playMusic, perform: performMusic, song: songsIn(performMusic) },
    ambience: { play: playAmbience },
    isPlaying: () => [...wishes].some((wish) => wish.piece !== null && mayPlay(wish)),
    unlocked,
    muted,
    setMuted(next) {
      if (next === muted.get()) return;
      muted.set(next);
      rememberMuted(storage, next);
      waiting.length = 0;
      setLevels();
      wake();
      syncPieces();
    },
    setVolumes(next) {
      volumes = next;
      setLevels();
    },
    setVisible(next) {
      visible = next;
      if (visible && awake) resume();
      syncPieces();
    },
    unlock() {
      if (unlocked.get()) {
        if (awake) resume();
        return;
      }
      unlocked.set(true);
      wake();
      syncPieces();
    },
  };
}

/**
 * The synthesiser is much code: what the person opens by the gesture comes before it, and so does a drag that begins with
 * it. Its own sound comes a little late.
 */
const voicesAfterTheGesture: NonNullable<AudioOptions['loadVoices']> = async () => {
  await new Promise((resolve) => setTimeout(resolve, VOICES_AFTER_MS));
  await letGo();
  await whenIdle(1_000);
  return import('./toneVoices.ts');
};

/** Resolves when nothing on the page is held down. */
async function letGo(): Promise<void> {
  if (document.querySelector(':active') === null) return;
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(end, resolve, { capture: true, once: true });
    }
  });
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
