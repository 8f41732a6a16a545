import type { Random } from '@shared/kernel/clock.ts';
import './saver.css';

/** How far a pointer moves before it ends the screen saver: a table that is bumped moves it less. In CSS pixels. */
const SLIP = 6;
/** How long the rest of the press that ended it, such as its click, is kept from what lies beneath. */
const REST_MS = 400;
const REST = ['pointerup', 'mousedown', 'mouseup', 'click', 'contextmenu', 'touchend', 'keyup'] as const;
/** Seconds in which a picture crosses the screen, at least and at most. */
const ACROSS = { least: 9, most: 17 } as const;
const STEPS_PER_SECOND = 30;

interface SaverOptions {
  /** True: the pictures stand still. */
  readonly still: boolean;
  readonly random: Random;
}

/**
 * Fills the page with pictures that wander over black, until the person does anything, which does nothing else (SAVER-2).
 * The browser moves them by itself, and not while the page is hidden.
 */
export function showSaver(pictures: readonly string[], { still, random }: SaverOptions): Promise<void> {
  const element = document.createElement('div');
  element.className = still ? 'saver still' : 'saver';
  element.ariaHidden = 'true';
  element.dataset['layer'] = '';
  element.append(...pictures.map((picture) => wanderer(picture, random)));
  document.body.append(element);
  return untilInput(element);
}

/** One picture, which goes to and fro in each direction at a speed of its own. */
function wanderer(picture: string, random: Random): HTMLElement {
  const across = document.createElement('div');
  const down = document.createElement('div');
  const image = document.createElement('img');
  image.src = picture;
  image.alt = '';
  down.append(image);
  across.append(down);
  for (const { style } of [across, down]) {
    const seconds = ACROSS.least + random() * (ACROSS.most - ACROSS.least);
    style.animationDuration = `${seconds}s`;
    style.animationDelay = `${-2 * seconds * random()}s`;
    style.animationTimingFunction = `steps(${Math.round(seconds * STEPS_PER_SECOND)})`;
  }
  return across;
}

function untilInput(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const life = new AbortController();
    const capture = { capture: true, passive: false, signal: life.signal } as const;
    let from: { readonly x: number; readonly y: number } | null = null;

    const end = (event: Event): void => {
      swallow(event);
      life.abort();
      if (event.type === 'pointermove' || event.type === 'wheel') element.remove();
      else outlast(element);
      resolve();
    };
    for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
      addEventListener(type, end, capture);
    addEventListener(
      'pointermove',
      (event) => {
        // Browsers tell of a move as well when something comes to lie under the pointer.
        from ??= { x: event.clientX, y: event.clientY };
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) >= SLIP) end(event);
      },
      capture,
    );
  });
}

/** Shows the desktop again, and keeps the rest of the press from it. */
function outlast(element: HTMLElement): void {
  element.classList.add('over');
  const rest = new AbortController();
  const capture = { capture: true, passive: false, signal: rest.signal } as const;
  for (const type of REST) addEventListener(type, swallow, capture);
  addEventListener('keydown', (event) => event.repeat && swallow(event), capture);
  setTimeout(() => {
    rest.abort();
    element.remove();
  }, REST_MS);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
