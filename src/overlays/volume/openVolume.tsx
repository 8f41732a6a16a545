import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useId } from 'react';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import type { Sound } from '../../kernel/app.ts';
import { playControlSounds } from '../controlSounds.ts';
import type { Readable } from '../../kernel/store.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { useStore } from '../useStore.ts';
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

/** What the popup shows and changes: the same that Settings does. */
interface VolumeControls {
  readonly settings: Readable<Pick<DesktopSettings, 'volume'>> & {
    readonly change: (patch: Pick<DesktopSettings, 'volume'>) => void;
  };
  readonly audio: {
    readonly muted: Readable<boolean>;
    readonly setMuted: (muted: boolean) => void;
  };
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How loud everything is, and whether it is heard at all: the popup of the tray's speaker. */
function VolumePopup({ settings, audio }: VolumeControls) {
  const { volume } = useStore(settings);
  const muted = useStore(audio.muted);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Volume</label>
      <input
        id={id}
        className="volume-slider"
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        disabled={muted}
        aria-orientation="vertical"
        aria-valuetext={percent(volume)}
        onChange={(event) => settings.change({ volume: event.currentTarget.valueAsNumber })}
      />
      <output htmlFor={id}>{percent(volume)}</output>
      <Checkbox checked={muted} onCheck={audio.setMuted}>
        Mute
      </Checkbox>
    </>
  );
}
