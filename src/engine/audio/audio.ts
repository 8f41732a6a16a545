import type { Patch } from '../../kernel/patch.ts';
import { store } from '../../kernel/store.ts';
import type { AudioPort, MusicHandle, MusicOptions, MusicTrack, Volumes } from './audioPort.ts';
import type { MusicPlayer, Piece } from './howlerMusic.ts';
import type { Voices } from './toneVoices.ts';

export interface AudioOptions {
  /** Where `muted` is remembered; null: nowhere. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /**
   * Called with faults, such as a chunk that failed to load or an unknown patch. They are logged, never shown in a
   * dialog.
   */
  readonly onFault: (fault: unknown) => void;
  readonly createContext?: () => AudioContext;
  readonly loadVoices?: () => Promise<{ createVoices(context: AudioContext, output: AudioNode): Voices }>;
  readonly loadPlayer?: () => Promise<{
    createMusicPlayer(context: AudioContext, output: AudioNode): MusicPlayer;
  }>;
}

/** Storage key of the mute button: '1' or '0'. */
export const MUTED_KEY = 'sound.muted';
/** After this time without sound the context is suspended and Tone's clock stopped. */
export const SILENCE_MS = 3000;
/** How many patches are kept until sound is ready; more at once would only be noise. */
const MOST_WAITING = 3;
const FADE_OUT_SECONDS = 0.4;
const VOLUMES = ['all', 'effects', 'music'] as const satisfies readonly (keyof Volumes)[];

/** A piece of music that somebody wants, from `play` to `stop`. */
interface Wish {
  readonly track: MusicTrack;
  readonly loop: boolean;
  readonly fadeIn: number;
  volume: number;
  visible: boolean;
  piece: Piece | 'opening' | null;
}

interface Graph {
  readonly context: AudioContext;
  /** Everything passes through `all`, effects and music each through their own before. */
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
  loadVoices = () => import('./toneVoices.ts'),
  loadPlayer = () => import('./howlerMusic.ts'),
}: AudioOptions): AudioPort {
  const muted = store(recall(storage));
  const wishes = new Set<Wish>();
  const waiting: { readonly patch: string | Patch; readonly signal: AbortSignal | undefined }[] = [];
  let volumes: Volumes = { all: 1, effects: 1, music: 1 };
  let visible = true;
  let gestured = false;
  let awake = false;
  let graph: Graph | null = null;
  let voices: Voices | 'loading' | null = null;
  let player: Promise<MusicPlayer> | null = null;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let restAt = 0;

  /** Makes or resumes the context. Everything up to resume() happens before it returns: iOS wants it in the gesture. */
  function wake(): Graph | null {
    if (!gestured || muted.get()) return null;
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
      voices = createVoices(context, gains.effects);
      if (awake) voices.wake();
      // In a new task, because loading was a long task and the context's time does not advance within a task.
      setTimeout(playWaiting, 0);
    } catch (fault) {
      voices = null;
      waiting.length = 0;
      onFault(fault);
    }
  }

  function play(patch: string | Patch, signal?: AbortSignal): void {
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

  /** Tone's clock is only for effects; the context stays as long as music plays. */
  function rest(): void {
    if (voices !== null && voices !== 'loading') voices.sleep();
    if ([...wishes].some((wish) => wish.piece !== null && mayPlay(wish))) return;
    awake = false;
    waiting.length = 0;
    graph?.context.suspend().catch(onFault);
  }

  const isAllowed = (wish: Wish): boolean => gestured && !muted.get() && visible && wish.visible;

  /** When several windows want the same track, only the first one plays it. */
  const mayPlay = (wish: Wish): boolean =>
    isAllowed(wish) &&
    [...wishes].find((other) => other.track.webm === wish.track.webm && isAllowed(other)) === wish;

  /** Starts and pauses what is wanted, by what is allowed right now. */
  function syncMusic(): void {
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

  async function openPiece(wish: Wish, { context, gains }: Graph): Promise<void> {
    wish.piece = 'opening';
    try {
      player ??= loadPlayer().then(({ createMusicPlayer }) => createMusicPlayer(context, gains.music));
      const ready = await player;
      if (!wishes.has(wish)) return;
      wish.piece = ready.open(wish.track, {
        volume: wish.volume,
        loop: wish.loop,
        fadeIn: wish.fadeIn,
        onEnd(fault) {
          forget(wish);
          if (fault !== undefined) onFault(fault);
        },
      });
      syncMusic();
    } catch (fault) {
      player = null;
      wish.piece = null;
      onFault(fault);
    }
  }

  function forget(wish: Wish, seconds = 0): void {
    if (!wishes.delete(wish)) return;
    if (wish.piece !== null && wish.piece !== 'opening') wish.piece.stop(seconds);
    if (awake) restAfter(seconds);
    syncMusic();
  }

  function playMusic(
    track: MusicTrack,
    { volume: level = 1, loop = true, fadeIn = 0 }: MusicOptions = {},
  ): MusicHandle {
    const wish: Wish = { track, loop, fadeIn, volume: level, visible: true, piece: null };
    wishes.add(wish);
    syncMusic();
    return {
      setVisible(shown) {
        wish.visible = shown;
        syncMusic();
      },
      fade(to, seconds) {
        wish.volume = to;
        if (wish.piece !== null && wish.piece !== 'opening') wish.piece.fade(to, seconds);
      },
      stop: (seconds = FADE_OUT_SECONDS) => {
        forget(wish, seconds);
      },
    };
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
    music: { play: playMusic },
    muted,
    setMuted(next) {
      if (next === muted.get()) return;
      muted.set(next);
      remember(storage, next);
      waiting.length = 0;
      setLevels();
      wake();
      syncMusic();
    },
    setVolumes(next) {
      volumes = next;
      setLevels();
    },
    setVisible(next) {
      visible = next;
      if (visible && awake) resume();
      syncMusic();
    },
    unlock() {
      if (gestured) {
        if (awake) resume();
        return;
      }
      gestured = true;
      wake();
      syncMusic();
    },
    prefetch() {
      for (const load of [loadVoices, loadPlayer]) load().catch(onFault);
    },
  };
}

// Storage may be blocked by privacy settings; the choice then lasts as long as the page.
function recall(storage: AudioOptions['storage']): boolean {
  try {
    return storage?.getItem(MUTED_KEY) === '1';
  } catch {
    return false;
  }
}

function remember(storage: AudioOptions['storage'], muted: boolean): void {
  try {
    storage?.setItem(MUTED_KEY, muted ? '1' : '0');
  } catch {
    return;
  }
}
