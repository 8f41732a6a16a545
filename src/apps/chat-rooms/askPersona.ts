import { fail, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { Services } from '../../kernel/app.ts';
import { FAILURE_TEXTS } from '../../services/api/failures.ts';
import type { Asked } from './conversation.ts';

/** Asks the server what a persona answers. */
export const askPersona =
  (_services: Services, _username: string) =>
  async (_asked: Asked, _signal: AbortSignal): Promise<Result<{ readonly message: string }>> =>
    fail('UNAVAILABLE', FAILURE_TEXTS.down);
