import type { Profile } from '../../../supabase/functions/_shared/contract/index.ts';
import { faceOf, tidyBio } from '../../../supabase/functions/_shared/domain/profile.ts';
import { USERNAME } from '../../../supabase/functions/_shared/domain/username.ts';

/** What stands in the form. */
export interface Draft {
  readonly username: string;
  readonly bio: string;
  /** The picture (domain/profileIcon.ts). */
  readonly icon: string;
}

/** The form as it begins: the profile as it is. */
export const draftOf = ({ wallet, username, bio, profile_icon }: Profile): Draft => ({
  username: username ?? '',
  bio,
  icon: profile_icon ?? faceOf(wallet),
});

/** Whether saving would change the profile. */
export function isChanged(draft: Draft, profile: Profile): boolean {
  const { username, bio, icon } = draftOf(profile);
  return draft.username !== username || (tidyBio(draft.bio) ?? draft.bio) !== bio || draft.icon !== icon;
}

/** What is sent to save it. A picture that stays is left out: the server looks for its token on the chain each time. */
export function changeTo({ username, bio, icon }: Draft, profile: Profile) {
  return { username, bio, ...(icon === draftOf(profile).icon ? {} : { profile_icon: icon }) };
}

/** Whether the server would take it, if nobody else has the name. */
export const isComplete = ({ username, bio }: Draft): boolean =>
  USERNAME.test(username) && tidyBio(bio) !== null;

/** A draft that was not saved, and whose it is. */
export interface KeptDraft {
  readonly wallet: string;
  readonly draft: Draft;
}
