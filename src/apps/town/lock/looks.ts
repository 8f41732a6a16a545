import type { LockName } from '@shared/domain/town/locks.ts';
import type { Sound } from '../../../kernel/app.ts';
import type { LockSound } from './lockMachine.ts';

/** How a lock sounds, by names of the sound table. Each is another thing: brass, rust, a panel of 1995. */
export const SOUNDS: Readonly<Record<LockName, Readonly<Record<LockSound, Sound>>>> = {
  'under-the-bed': { key: 'tick', error: 'disabled', refused: 'error', opened: 'open' },
  cellar: { key: 'type', error: 'disabled', refused: 'locked', opened: 'knock' },
  shed: { key: 'select', error: 'disabled', refused: 'error', opened: 'achievement' },
};

/** The keys of every keypad, in its rows. */
export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;
