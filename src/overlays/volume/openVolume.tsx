import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Sound } from '../../kernel/app.ts';
import { playControlSounds } from '../controlSounds.ts';
import { VolumePopup, type VolumeControls } from './VolumePopup.tsx';
import '../styles/base.css';
import '../styles/choosing.css';
import './volume.css';

interface Parts extends VolumeControls {
  /** The speaker in the taskbar, above which it opens. */
  readonly speaker: HTMLElement;
  readonly sound: (name: Sound) => void;
}

/** How to close the popup above a speaker, where it is open. */
const open = new WeakMap<HTMLElement, () => void>();

/**
 * Opens the volume popup above the speaker; where it is open already, closes it. It closes by Escape too, and at a press or
 * with the keyboard elsewhere.
 */
export function toggleVolume({ speaker, sound, ...controls }: Parts): void {
  const closeOpen = open.get(speaker);
  if (closeOpen !== undefined) {
    closeOpen();
    return;
  }
  const bar = speaker.parentElement;
  if (bar === null) return;
  const element = document.createElement('div');
  element.className = 'w95 volume';
  element.setAttribute('role', 'dialog');
  element.dataset['layer'] = '';
  element.ariaLabel = 'Volume';
  const { style } = element;
  style.setProperty('--speaker', speaker.style.left);
  style.top = bar.style.top;
  bar.after(element);
  const root = createRoot(element);
  const life = new AbortController();
  const { signal } = life;

  const close = (): void => {
    open.delete(speaker);
    life.abort();
    const had = element.contains(document.activeElement);
    root.unmount();
    element.remove();
    speaker.ariaExpanded = 'false';
    if (had) speaker.focus({ preventScroll: true });
  };
  open.set(speaker, close);
  const closeUnlessIn = (target: EventTarget | null): void => {
    const isHere = target instanceof Node && (element.contains(target) || speaker.contains(target));
    if (!isHere) close();
  };

  playControlSounds(element, sound);
  flushSync(() => root.render(<VolumePopup {...controls} />));
  speaker.ariaExpanded = 'true';
  element.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), { signal, capture: true });
  addEventListener('focusin', ({ target }) => closeUnlessIn(target), { signal });
  addEventListener('resize', close, { signal });
}
