import { mayBeDone, type Result } from '@shared/kernel/result.ts';
import type { DialogRequest } from '../../../../kernel/app.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { textPlace } from '../../../../services/drafts/drafts.ts';
import { CONSOLE_TEXTS as TEXTS } from './texts.ts';

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
 * it went. Answers whether it was done. Until it was, the reason that was begun stands there the next time (PRODUCT-11): where
 * the answer was lost and it is tried again with it, it is the same act, which is done once (API-9).
 */
export function useAct(
  report: (message: string) => void,
): (deed: Deed, call: (reason: string) => Promise<Result<unknown>>) => Promise<boolean> {
  const { desktop, sound, services } = useApp();
  return async ({ title, message, details = [], done }, call) => {
    const begun = services.drafts.at(textPlace(`reason for ${JSON.stringify([title, message, details])}`));
    const reason = await desktop.ask({
      title,
      message,
      details,
      icon: 'question',
      buttons: [TEXTS.goOn, TEXTS.cancel],
      prompt: {
        label: TEXTS.reason,
        maxLength: LONGEST_REASON,
        value: begun.get() ?? '',
        onValue: (reason) => begun.set(reason === '' ? null : reason),
      },
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
      isFinal: true,
    });
    if (sure !== TEXTS.yes) return false;
    const result = await call(reason);
    const isLost = !result.ok && mayBeDone(result.error);
    if (result.ok) begun.set(null);
    report(result.ok ? done : isLost ? `${result.error.message} ${TEXTS.lost}` : result.error.message);
    if (!result.ok) sound('error');
    return result.ok;
  };
}
