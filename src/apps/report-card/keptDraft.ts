import type { StoredValue } from '../../services/storage/storage.ts';
import { EMPTY_DRAFT, type Draft, type KeptDraft } from './feedback.ts';

/** Where a draft waits in the tab until it is sent. */
export const KEPT_DRAFT: StoredValue<KeptDraft> = {
  name: 'report-card',
  version: 1,
  read: (found) => {
    if (typeof found !== 'object' || found === null || !('draft' in found)) return null;
    return isDraft(found.draft) ? { draft: found.draft } : null;
  },
};

function isDraft(found: unknown): found is Draft {
  return (
    typeof found === 'object' &&
    found !== null &&
    Object.keys(EMPTY_DRAFT).every((field) => typeof Reflect.get(found, field) === 'string')
  );
}
