import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import type { Readable } from '../../kernel/store.ts';

/** Where something goes on after the quiet minutes, how long until it is looked again. */
const AGAIN_MS = 60_000;
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const LISTENING = { capture: true, passive: true } as const;

interface SaverPorts {
  readonly settings: Readable<Pick<DesktopSettings, 'screenSaverMinutes'>>;
  /** Takes the person's input. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly hidden: boolean };
  /** Milliseconds on a clock that is never set. */
  readonly now: () => number;
  /** Whether something goes on that a screen saver must not cover. */
  readonly isBusy: () => boolean;
  /** Shows it where the person is still away by then; resolves when they have ended it. */
  readonly show: (isQuiet: () => boolean) => Promise<void>;
}

/**
 * Starts the screen saver after as many minutes without input as are set (SAVER-1). One timer runs until then, and none
 * while the page is hidden or there is to be no screen saver.
 */
export function watchScreenSaver({ settings, page, document, now, isBusy, show }: SaverPorts): void {
  let lastInput = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let showing = false;

  function look(): void {
    clearTimeout(timer);
    const { screenSaverMinutes: minutes } = settings.get();
    if (showing || document.hidden || minutes === 0) return;
    const wait = lastInput + minutes * 60_000 - now();
    if (wait > 0) timer = setTimeout(look, wait);
    else if (isBusy()) timer = setTimeout(look, AGAIN_MS);
    else void run();
  }
  async function run(): Promise<void> {
    showing = true;
    // What it shows may not come: then the desktop stays, until the next quiet minutes.
    const since = lastInput;
    await show(() => lastInput === since).catch(console.error);
    showing = false;
    lastInput = now();
    look();
  }

  for (const type of INPUT) page.addEventListener(type, () => (lastInput = now()), LISTENING);
  document.addEventListener('visibilitychange', () => {
    lastInput = now();
    look();
  });
  settings.subscribe(look);
  look();
}
