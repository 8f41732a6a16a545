import type { Stage } from '../../engine/stage/stage.ts';

/** A pointer or the keyboard that stays this long on an entry is about to open it; one that only passes is not. */
const DWELL_MS = 60;

/** Icons and menu items that open a program, and what opens a menu. */
const OPENS = '[data-icon], [data-opens], [aria-haspopup=menu]';

interface Preparing {
  /** The person is there, and may soon open anything. */
  readonly anything: () => void;
  /** The person is about to open this app. */
  readonly app: (id: string) => void;
  /** The person is about to open a menu. */
  readonly menu: () => void;
}

/**
 * Tells that the person is there, and what they are about to open: the entry on which a pointer or the keyboard rests,
 * and at once the one that is pressed.
 */
export function watchIntent({ mirror }: Pick<Stage, 'mirror'>, prepare: Preparing): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let on: HTMLElement | null = null;

  function tell(target: HTMLElement): void {
    const app = target.dataset['icon'] ?? target.dataset['opens'];
    if (app === undefined) prepare.menu();
    else prepare.app(app);
  }
  function come({ target }: Event): void {
    const now = target instanceof Element ? target.closest<HTMLElement>(OPENS) : null;
    if (now === on) return;
    on = now;
    clearTimeout(timer);
    if (now !== null) timer = setTimeout(tell, DWELL_MS, now);
  }
  const somebody = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown'] as const) {
    const listening = { capture: true, passive: true, signal: somebody.signal };
    addEventListener(
      sign,
      () => {
        somebody.abort();
        prepare.anything();
      },
      listening,
    );
  }
  mirror.addEventListener('pointerover', come, { passive: true });
  mirror.addEventListener('focusin', come);
  mirror.addEventListener(
    'pointerdown',
    (event) => {
      come(event);
      clearTimeout(timer);
      if (on !== null) tell(on);
    },
    { capture: true, passive: true },
  );
}
