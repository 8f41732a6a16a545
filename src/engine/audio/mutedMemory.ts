/** Storage key of the mute button: '1' or '0'. */
export const MUTED_KEY = 'sound.muted';

// Storage may be blocked by privacy settings; the choice then lasts as long as the page.
/** Whether the person muted this browser. */
export function recallMuted(storage: Pick<Storage, 'getItem'> | null): boolean {
  try {
    return storage?.getItem(MUTED_KEY) === '1';
  } catch {
    return false;
  }
}

/** Keeps that the person muted this browser, or did not. */
export function rememberMuted(storage: Pick<Storage, 'setItem'> | null, muted: boolean): void {
  try {
    storage?.setItem(MUTED_KEY, muted ? '1' : '0');
  } catch {
    return;
  }
}
