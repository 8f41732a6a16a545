import type { AudioPort } from './audioPort.ts';

/** Which of them counts differs by browser and by finger or mouse: a touch is a gesture only when it ends. */
const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

/**
 * Lets every gesture on the page unlock sound before anything else handles it, so that the very click that makes the
 * context is also heard. Answers what stops listening.
 */
export function unlockOnGestures(
  page: EventTarget,
  audio: Pick<AudioPort, 'unlock'>,
  isActivated: () => boolean | undefined = hasBeenActivated,
): () => void {
  const unlock = (event: Event): void => {
    // To browsers this key is no gesture: a sound that it starts would be refused, with a warning.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    // A finger that comes down is none yet either. Older browsers do not tell.
    if (isActivated() === false) return;
    audio.unlock();
  };
  for (const gesture of GESTURES) page.addEventListener(gesture, unlock, { capture: true, passive: true });
  return () => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, unlock, { capture: true });
  };
}

/** Whether the browser has taken a gesture for one; undefined: it does not tell. */
const hasBeenActivated = (): boolean | undefined =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive;
