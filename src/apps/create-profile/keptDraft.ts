import { readProfileIcon } from '../../../supabase/functions/_shared/domain/profileIcon.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import type { Draft, KeptDraft } from './profileDraft.ts';

/** Where a draft waits in the tab until it is saved. */
export const KEPT_DRAFT: StoredValue<KeptDraft> = {
  name: 'profile-draft',
  version: 3,
  read: (found) => {
    if (typeof found !== 'object' || found === null || !('wallet' in found) || !('draft' in found))
      return null;
    const { wallet, draft } = found;
    return typeof wallet === 'string' && isDraft(draft) ? { wallet, draft } : null;
  },
};

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  if (!('username' in found) || !('bio' in found) || !('icon' in found) || !('email' in found)) return false;
  const { username, bio, icon, email } = found;
  const texts = [username, bio, email].every((text) => typeof text === 'string');
  return texts && typeof icon === 'string' && readProfileIcon(icon) !== null;
}
