import { decodeInput } from '@shared/domain/arcade/games/inputLog.ts';
import { fromBase64 } from '@shared/kernel/base64.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Answer } from '../api/api.ts';
import type { RunRecord } from './gameRun.ts';

const GARBLED = fail('INTERNAL', 'This run cannot be read.');

/** The run that an answer says. */
export function recordOf(answer: Answer<'GET /api/games/run'>): Result<RunRecord> {
  const { run: id, game, score, steps, seeds, version } = answer;
  const bytes = fromBase64(answer.log);
  const log = bytes && decodeInput(bytes, steps);
  return log === null ? GARBLED : ok({ id, game, score, steps, seeds, log, version });
}
