import { MAIN_BUTTON, type Held } from '@shared/domain/arcade/games/game.ts';

/** What gives a bit of `Held`: keys by `KeyboardEvent.code`, buttons of a gamepad by their number. */
export interface Controls {
  readonly keys: Readonly<Record<string, Held>>;
  readonly gamepad: Readonly<Record<number, Held>>;
  /** What a finger or a mouse button gives. */
  readonly pointer: Held;
  /** The keys that pause, by `KeyboardEvent.code`. */
  readonly pause: readonly string[];
}

/** One button: a finger, the mouse, four keys, and the buttons of a gamepad that lie under the right thumb (GAME-2). */
export const ONE_BUTTON: Controls = {
  keys: { Space: MAIN_BUTTON, ArrowUp: MAIN_BUTTON, KeyW: MAIN_BUTTON, Enter: MAIN_BUTTON },
  gamepad: { 0: MAIN_BUTTON, 1: MAIN_BUTTON, 2: MAIN_BUTTON, 3: MAIN_BUTTON },
  pointer: MAIN_BUTTON,
  pause: ['KeyP', 'Escape'],
};

/** What the player holds down. */
export interface GameInput {
  /** What is held in the step that is made now. A press counts for a step at least, however short it was. */
  take(): Held;
  /** Forgets presses that were made for something else; what is held still stays held. */
  forget(): void;
  /** Looks at the gamepads, which tell nothing by themselves. To be called once a frame. */
  poll(): void;
  /** Whether there is a gamepad that has to be looked at. */
  hasPad(): boolean;
}

type Pads = readonly ({ readonly buttons: readonly { readonly pressed: boolean }[] } | null)[];

/** Pages that are not secure have none. */
const gamepads = (): Pads => ('getGamepads' in navigator ? navigator.getGamepads() : []);

/**
 * Listens to an element until `signal` aborts. `onPress` hears of each press at once, within its gesture, and `onPause` of
 * each key that pauses.
 */
export function createInput(
  element: HTMLElement,
  signal: AbortSignal,
  onPress: (held: Held) => void,
  onPause: () => void,
  { keys, gamepad, pointer, pause }: Controls = ONE_BUTTON,
  pads: () => Pads = gamepads,
): GameInput {
  /** What is held by each key, pointer and pad. */
  const sources = new Map<string, Held>();
  let pressed: Held = 0;
  const held = (): Held => [...sources.values()].reduce((bits, one) => bits | one, 0);

  function press(source: string, bits: Held): void {
    if (sources.has(source)) return;
    sources.set(source, bits);
    pressed |= bits;
    onPress(bits);
  }
  const release = (source: string): void => void sources.delete(source);

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      press(`pointer ${event.pointerId}`, pointer);
    },
    { signal },
  );
  // A finger may be lifted anywhere on the page.
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, ({ pointerId }) => release(`pointer ${pointerId}`), { signal });
  }
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const bits = keys[event.code];
      const pauses = pause.includes(event.code);
      if (bits === undefined && !pauses) return;
      // The page would scroll, and a button beneath be pressed.
      event.preventDefault();
      if (event.repeat) return;
      if (pauses) onPause();
      else if (bits !== undefined) press(event.code, bits);
    },
    { signal },
  );
  window.addEventListener('keyup', ({ code }) => release(code), { signal });
  // What is let go elsewhere tells nothing here.
  window.addEventListener('blur', () => sources.clear(), { signal });

  return {
    take() {
      const bits = held() | pressed;
      pressed = 0;
      return bits;
    },
    forget() {
      pressed = 0;
    },
    poll() {
      pads().forEach((pad, index) => {
        for (const [button, bits] of Object.entries(gamepad)) {
          const source = `pad ${index} ${button}`;
          if (pad?.buttons[Number(button)]?.pressed === true) press(source, bits);
          else release(source);
        }
      });
    },
    hasPad: () => pads().some((pad) => pad !== null),
  };
}
