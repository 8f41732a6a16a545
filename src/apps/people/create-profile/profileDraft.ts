import type { Profile } from '@shared/contract/people/profile.ts';
import { isEmail } from '@shared/domain/people/email.ts';
import { faceOf } from '@shared/domain/people/profile.ts';
import { USERNAME } from '@shared/domain/people/username.ts';
import { oneLine } from '@shared/kernel/oneLine.ts';

/** What stands in the form. */
export interface Draft {
  readonly username: string;
  readonly bio: string;
  /** The picture (domain/people/profileIcon.ts). */
  readonly icon: string;
  /** Empty: none. */
  readonly email: string;
}

/** The form as it begins: the profile as it is. */
export const draftOf = ({ wallet, username, bio, profile_icon, email }: Profile): Draft => ({
  username: username ?? '',
  bio,
  icon: profile_icon ?? faceOf(wallet),
  email: email ?? '',
});

/** Whether saving would change the profile. */
export function isChanged(draft: Draft, profile: Profile): boolean {
  const { username, bio, icon, email } = draftOf(profile);
  return (
    draft.username !== username ||
    oneLine(draft.bio) !== bio ||
    draft.icon !== icon ||
    draft.email.trim() !== email
  );
}

/**
 * What is sent to save it. A picture that stays is left out, because the server looks for its token on the chain each
 * time, and so is an email address, which needs to travel no more than once.
 */
export function changeTo({ username, bio, icon, email }: Draft, profile: Profile) {
  const before = draftOf(profile);
  return {
    username,
    bio,
    ...(icon === before.icon ? {} : { profile_icon: icon }),
    ...(email.trim() === before.email ? {} : { email: email.trim() }),
  };
}

/** Whether it is an address, or none. */
export const isEmailOrNone = (email: string): boolean => email.trim() === '' || isEmail(email.trim());

/** Whether it has the form of a profile. What its words may be the server says. */
export const isComplete = ({ username, email }: Draft): boolean =>
  USERNAME.test(username) && isEmailOrNone(email);
