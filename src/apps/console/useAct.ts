import type { Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { DialogRequest } from '../../kernel/app.ts';
import { useApp } from '../../overlays/appContext.ts';
import { actionKey } from '../../services/api/api.ts';
import { CONSOLE_TEXTS as TEXTS } from './texts/console.ts';

/** Something that an operator is about to do. */
export interface Deed {
  readonly title: string;
  /** One sentence that says what happens. */
  readonly message: string;
  readonly details?: NonNullable<DialogRequest['details']>;
  readonly done: string;
}

const LONGEST_REASON = 200;
const SHORTEST_REASON = 3;

/**
 * How an operator does something: asked for a reason, then asked once more, with No as what Enter answers. `report` is told how
 * it went. Answers whether it was done. One key goes with all tries of a call, so that nothing is done twice.
 */
export function useAct(
  report: (message: string) => void,
): (
  deed: Deed,
  call: (reason: string, idempotencyKey: string) => Promise<Result<unknown>>,
) => Promise<boolean> {
  const { desktop, sound } = useApp();
  return async ({ title, message, details = [], done }, call) => {
    const reason = await desktop.ask({
      title,
      message,
      details,
      icon: 'question',
      buttons: [TEXTS.goOn, TEXTS.cancel],
      prompt: { label: TEXTS.reason, maxLength: LONGEST_REASON },
    });
    if (reason === null) return false;
    if (reason.trim().length < SHORTEST_REASON) {
      report(TEXTS.needsReason);
      sound('error');
      return false;
    }
    const sure = await desktop.ask({
      title,
      message: `${message} ${TEXTS.sure}`,
      icon: 'warning',
      buttons: [TEXTS.yes, TEXTS.no],
      defaultButton: 1,
    });
    if (sure !== TEXTS.yes) return false;
    const result = await call(reason, actionKey());
    report(result.ok ? done : result.error.message);
    if (!result.ok) sound('error');
    return result.ok;
  };
}
