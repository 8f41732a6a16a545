import type { PieceOptions, SoundHandle, SoundOptions } from './audioPort.ts';
import type { Piece } from './piece.ts';
import type { SoundGraph } from './soundGraph.ts';

const FADE_OUT_SECONDS = 0.4;

type Open = (volume: number, onEnd: (fault?: Error) => void) => Piece;

/** Music or an ambience that a window wants, from `play` to `stop`. */
export interface Wish {
  readonly kind: 'music' | 'ambience';
  /** The piece: of two wishes of a kind for one piece, one plays it for both. */
  readonly what: string;
  /** A tune: how loud it is by itself (0 to 1). Absent: it is not softened beside an ambience. */
  readonly tuneVolume?: number;
  /** Fetches what plays it. */
  readonly load: (graph: SoundGraph) => Promise<Open>;
  volume: number;
  visible: boolean;
  readonly evenHidden: boolean;
  /** Counts up: the last that was raised is heard. */
  raised: number;
  piece: Piece | 'opening' | null;
}

export interface Wishes {
  want(
    wish: Pick<Wish, 'kind' | 'what' | 'tuneVolume' | 'load'>,
    options: SoundOptions & PieceOptions & { readonly volume?: number },
  ): SoundHandle;
  /** Starts and pauses what is wanted, by what is allowed right now. */
  sync(): void;
  /** Whether a piece is heard just now. */
  isPlaying(): boolean;
}

interface WishPorts {
  /** Whether a piece may sound: there was a gesture, sound is on, and the page is seen, unless it plays `evenHidden`. */
  readonly mayHear: (evenHidden: boolean) => boolean;
  /** Makes or resumes the context; null: nothing may sound yet. */
  readonly wake: () => SoundGraph | null;
  /** Told that a piece ended, which fades for so many seconds, or that others are heard. */
  readonly onChange: (seconds: number) => void;
  /** Told the volume of the tune that is heard (`Wish.tuneVolume`), and whether an ambience is. */
  readonly onHeard: (tuneVolume: number | undefined, ambience: boolean) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Whatever windows want to be heard, and of each kind the one piece that is (SOUND-2). */
export function createWishes({ mayHear, wake, onChange, onHeard, onFault }: WishPorts): Wishes {
  const wishes = new Set<Wish>();
  let raises = 0;

  const isAllowed = (wish: Wish): boolean => mayHear(wish.evenHidden) && wish.visible;
  const mayPlay = (wish: Wish): boolean => isHeardOf(wish, [...wishes].filter(isAllowed));
  /** What is heard, or is just being loaded. */
  const heardNow = (): readonly Wish[] => [...wishes].filter((wish) => wish.piece !== null && mayPlay(wish));

  function sync(): void {
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
    const heard = heardNow();
    onHeard(
      heard.find(({ kind }) => kind === 'music')?.tuneVolume,
      heard.some(({ kind }) => kind === 'ambience'),
    );
    onChange(0);
  }

  async function openPiece(wish: Wish, awakened: SoundGraph): Promise<void> {
    wish.piece = 'opening';
    try {
      const open = await wish.load(awakened);
      wish.piece = null;
      if (!wishes.has(wish) || !mayPlay(wish)) return;
      wish.piece = open(wish.volume, (fault) => {
        forget(wish);
        if (fault !== undefined) onFault(fault);
      });
      sync();
    } catch (fault) {
      wish.piece = null;
      onFault(fault);
    }
  }

  function forget(wish: Wish, seconds = 0): void {
    if (!wishes.delete(wish)) return;
    if (wish.piece !== null && wish.piece !== 'opening') wish.piece.stop(seconds);
    onChange(seconds);
    // What takes its place is asked for in the same turn: until then no other piece is heard.
    queueMicrotask(sync);
  }

  return {
    want(asked, { volume = 1, visible = true, raised = true, evenHidden = false }) {
      const order = raised ? ++raises : 0;
      const wish: Wish = { ...asked, volume, visible, evenHidden, raised: order, piece: null };
      wishes.add(wish);
      sync();
      return {
        setVisible(shown) {
          wish.visible = shown;
          sync();
        },
        fade(to, seconds) {
          wish.volume = to;
          if (wish.piece !== null && wish.piece !== 'opening') wish.piece.fade(to, seconds);
        },
        raise() {
          wish.raised = ++raises;
          sync();
        },
        stop: (seconds = FADE_OUT_SECONDS) => {
          forget(wish, seconds);
        },
      };
    },
    sync,
    isPlaying: () => heardNow().length > 0,
  };
}

/** Of each kind one sounds: what was raised last. Where several want one piece, the first plays it for all. */
function isHeardOf(wish: Wish, allowed: readonly Wish[]): boolean {
  const rivals = allowed.filter((other) => other.kind === wish.kind);
  if (!rivals.includes(wish)) return false;
  const heard = rivals.reduce((last, other) => (other.raised > last.raised ? other : last));
  return rivals.find(({ what }) => what === heard.what) === wish;
}
