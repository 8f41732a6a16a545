import type { Random } from '@shared/kernel/clock.ts';
import type { Comment, Profile } from './profile.ts';

/** What MyPlace counts of a page (MYPLACE-6). */
export interface Stats {
  readonly friends: number;
  readonly messages: number;
  readonly comments: number;
  readonly memberSince: number;
}

/** Of each of the Top 6 MyPlace says that they brought so many others. */
const FRIENDS_EACH = 47;
/** Every page says so. The story takes place in 1995, and the counters know it as little as the people do. */
const MEMBER_SINCE = 1997;

export const statsOf = ({
  topFriends,
  profileViews,
}: Pick<Profile, 'topFriends' | 'profileViews'>): Stats => ({
  friends: FRIENDS_EACH * topFriends.length,
  messages: Math.floor(profileViews / 10),
  comments: Math.floor(profileViews / 5),
  memberSince: MEMBER_SINCE,
});

const COMMENTS_SHOWN = 3;

/** What stands under a page: what always does, or three different ones of the pool. */
export function commentsOf(
  { comments }: Pick<Profile, 'comments'>,
  pool: readonly Comment[],
  random: Random,
): readonly Comment[] {
  if (comments !== undefined) return comments;
  const left = [...pool];
  return Array.from({ length: COMMENTS_SHOWN }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
