import { nextEveningAt, type Evening } from '@shared/domain/town/evening.ts';
import { timeLeft } from '@shared/domain/town/timeAccess.ts';
import type { EpochMs } from '@shared/kernel/units.ts';

/** How long it is until the evening of Friday, or what it is like in town while it is there. */
export function eveningText({ part }: Evening, now: EpochMs, timezone: string): string {
  if (part === 'tape') return 'The tape is on the air';
  if (part === 'dark') return 'The power is out';
  return `Friday at eight: ${timeLeft((nextEveningAt(now, timezone) - now) / 60_000)}`;
}
