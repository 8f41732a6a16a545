import type { Clock } from '@shared/kernel/clock.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';
import { pointOn, type Point } from '../../engine/mirror/menuRequests.ts';
import type { Stage } from '../../engine/stage/stage.ts';

/** How long a mouse rests before it is told what it is on. */
const AFTER_MS = 600;
/** Below the pointer's arrow. */
const BELOW = 20;
const MARGIN = 2;
/** The height of what points from a tip to the taskbar (styles/shell.css). */
const POINTER = 3;

/**
 * What says what it is when a mouse rests on it: buttons of title bars, everything in the taskbar but Start, and what
 * can be pressed in a picture. The map of the town has signs of its own.
 */
const TIPPED =
  '.window > .shell-button, .taskbar [aria-label]:not([aria-haspopup=menu]), .clock, .hotspot:not(.map-field .hotspot)';

/** Tells a mouse that rests on a small control of the shell or in a picture its name, and on the clock the day. */
export function watchTips({ mirror, display }: Pick<Stage, 'mirror' | 'display'>, clock: Clock): void {
  const tip = mirrorElement('div', { role: 'tooltip', className: 'tip' });
  // For the eye alone: the tip repeats the name that the control has for screen readers.
  tip.ariaHidden = 'true';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let on: Element | null = null;
  let at = { clientX: 0, clientY: 0 };
  const inMirror = (point: typeof at): Point => pointOn({ mirror, display }, point);

  function hide(): void {
    clearTimeout(timer);
    tip.remove();
    on = null;
  }

  function show(target: Element): void {
    const text = target.matches('.clock') ? dayOf(clock) : target.getAttribute('aria-label');
    if (text === null || !target.isConnected) return;
    const { width, height } = display.get();
    tip.textContent = text;
    const bar = target.closest('.taskbar');
    tip.classList.toggle('pointing', bar !== null);
    mirror.append(tip);
    const within = (x: number): number => Math.max(0, Math.min(x, width - tip.offsetWidth - MARGIN));
    const place = (left: number, top: number): void => {
      tip.style.transform = `translate(${left}px, ${top}px)`;
    };
    if (bar !== null) {
      // Above the taskbar, so that nothing beside what it names is covered.
      const { left, width: span } = target.getBoundingClientRect();
      const middle = inMirror({ clientX: left + span / 2, clientY: bar.getBoundingClientRect().top });
      const x = within(middle.x - Math.round(tip.offsetWidth / 2));
      tip.style.setProperty('--points-at', `${middle.x - x}px`);
      place(x, middle.y - tip.offsetHeight - POINTER - MARGIN);
      return;
    }
    const { x, y } = inMirror(at);
    const below = y + BELOW;
    place(within(x), below + tip.offsetHeight + MARGIN > height ? y - MARGIN - tip.offsetHeight : below);
  }

  mirror.addEventListener('pointerover', (event) => {
    const target = event.target instanceof Element ? event.target.closest(TIPPED) : null;
    if (target === on) return;
    hide();
    if (target === null || event.pointerType === 'touch') return;
    on = target;
    timer = setTimeout(() => show(target), AFTER_MS);
  });
  mirror.addEventListener('pointermove', ({ clientX, clientY }) => (at = { clientX, clientY }));
  mirror.addEventListener('pointerleave', hide);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, hide, { capture: true });
}

/** Such as Sunday, November 22, 2026. */
const dayOf = (clock: Clock): string =>
  new Date(clock.now()).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
