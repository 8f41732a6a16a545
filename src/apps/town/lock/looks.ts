import { WEEK_LOCK, type LockId, type LockName } from '@shared/domain/town/locks.ts';
import type { Sound } from '../../../kernel/app.ts';
import type { LockSound } from './lockMachine.ts';

/** How a lock sounds, by names of the sound table. Each is another thing: brass, rust, a panel of 1995. */
export const SOUNDS: Readonly<Record<LockId, Readonly<Record<LockSound, Sound>>>> = {
  'under-the-bed': { key: 'tick', error: 'disabled', refused: 'error', opened: 'open' },
  cellar: { key: 'type', error: 'disabled', refused: 'locked', opened: 'knock' },
  shed: { key: 'select', error: 'disabled', refused: 'error', opened: 'achievement' },
  [WEEK_LOCK]: { key: 'tick', error: 'disabled', refused: 'locked', opened: 'open' },
};

/** Whose picture each lock has: that of a week is of brass, whatever it hangs on. */
export const pictureOf = (lock: LockId): LockName => (lock === WEEK_LOCK ? 'under-the-bed' : lock);

/** The keys of every keypad, in its rows. */
export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;
