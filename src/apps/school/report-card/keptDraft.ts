import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import { EMPTY_DRAFT, type Draft } from './feedback.ts';

/** Where feedback is begun. */
export const FEEDBACK: DraftPlace<Draft> = {
  name: 'feedback',
  read: (found) => (isDraft(found) ? found : null),
};

function isDraft(found: unknown): found is Draft {
  return (
    typeof found === 'object' &&
    found !== null &&
    Object.keys(EMPTY_DRAFT).every((field) => typeof Reflect.get(found, field) === 'string')
  );
}
