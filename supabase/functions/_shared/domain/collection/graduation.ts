import { epochMs, type EpochMs } from '../../kernel/units.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Reads when the graduation day begins, as an operator writes it: an ISO time with its zone. Null: any day is one.
 *
 * @throws with what is wrong with it
 */
export function graduationDay(text: string | undefined): EpochMs | null {
  const written = text?.trim() ?? '';
  if (written === '') return null;
  const ms = ISO_TIME.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(ms)) throw new Error('GRADUATION_OPENS_AT is no ISO time with a zone.');
  return epochMs(ms);
}
