import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import type { Draft } from './profileDraft.ts';

/** Where a profile is changed (PROFILE-4). */
export const PROFILE: DraftPlace<Draft> = {
  name: 'profile',
  read: (found) => (isDraft(found) ? found : null),
};

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  if (!('username' in found) || !('bio' in found) || !('icon' in found) || !('email' in found)) return false;
  const { username, bio, icon, email } = found;
  const texts = [username, bio, email].every((text) => typeof text === 'string');
  return texts && typeof icon === 'string' && readProfileIcon(icon) !== null;
}
