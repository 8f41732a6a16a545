import type { Profile } from '../../../supabase/functions/_shared/contract/index.ts';
import { faceOf, tidyBio, type Face } from '../../../supabase/functions/_shared/domain/profile.ts';
import { USERNAME } from '../../../supabase/functions/_shared/domain/username.ts';

/** What stands in the form. */
export interface Draft {
  readonly username: string;
  readonly bio: string;
  readonly face: Face;
}

/** The form as it begins: the profile as it is. */
export const draftOf = ({ wallet, username, bio, profile_icon }: Profile): Draft => ({
  username: username ?? '',
  bio,
  face: profile_icon ?? faceOf(wallet),
});

/** Whether saving would change the profile. */
export function isChanged(draft: Draft, profile: Profile): boolean {
  const { username, bio, face } = draftOf(profile);
  return draft.username !== username || (tidyBio(draft.bio) ?? draft.bio) !== bio || draft.face !== face;
}

/** Whether the server would take it, if nobody else has the name. */
export const isComplete = ({ username, bio }: Draft): boolean =>
  USERNAME.test(username) && tidyBio(bio) !== null;

/** A draft that was not saved, and whose it is. */
export interface KeptDraft {
  readonly wallet: string;
  readonly draft: Draft;
}
