import { describe, expect, it } from 'vitest';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { PROFILE_IDS } from './pages.ts';
import { FRIENDS_MOST, LIKES_MOST, LIST_MOST } from './profile.ts';
import { COMMENT_POOL } from './profiles/comments.ts';
import { PROFILES } from './profiles/index.ts';
import { clockOf } from '../../../kernel/clockOf.ts';
import { commentsOf, statsOf } from './stats.ts';

describe('the stats of a page', () => {
  it('count 47 friends for each of the Top 6, a tenth of the views as messages, a fifth as comments (MYPLACE-6)', () => {
    const { topFriends } = PROFILES.flunko;
    expect(statsOf({ topFriends, profileViews: 1179 })).toEqual({
      friends: 282,
      messages: 117,
      comments: 235,
      memberSince: 1997,
    });
  });
});

describe('the comments of a page', () => {
  const random = () => seededRandom('comments').fraction;

  it('are three different ones of a pool of twenty, others each time (MYPLACE-6)', () => {
    expect(COMMENT_POOL).toHaveLength(20);
    const draw = random();
    const drawn = Array.from({ length: 40 }, () => commentsOf({}, COMMENT_POOL, draw));
    for (const three of drawn) expect(new Set(three).size).toBe(3);
    expect(new Set(drawn.flat()).size).toBeGreaterThan(15);
  });

  it('of Flunko are always the same three (MYPLACE-6)', () => {
    const { comments } = PROFILES.flunko;
    expect(comments).toHaveLength(3);
    expect(commentsOf(PROFILES.flunko, COMMENT_POOL, random())).toBe(comments);
  });
});

describe.each(PROFILE_IDS)('the page %s', (id) => {
  const profile = PROFILES[id];

  it('has six friends, lists of at most six, and at most eight likes and dislikes, each once (MYPLACE-4)', () => {
    expect(profile.topFriends).toHaveLength(FRIENDS_MOST);
    for (const list of [profile.music, profile.movies, profile.books, profile.heroes]) {
      expect(list.length).toBeGreaterThan(3);
      expect(list.length).toBeLessThanOrEqual(LIST_MOST);
      expect(new Set(list).size).toBe(list.length);
    }
    for (const list of [profile.likes, profile.dislikes]) {
      expect(list.length).toBeLessThanOrEqual(LIKES_MOST);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it('names its song as artist and title, and never a number that opens a lock (MYPLACE-4)', () => {
    expect(profile.profileSong).toMatch(/^[^-]+ - [^-]+(-[^-]+)*$/);
    expect(JSON.stringify(profile)).not.toMatch(/0730|8004|7:30|\bdead\b/i);
  });
});

it('tells a time as players do', () => {
  expect([0, 9.9, 45.7, 61].map(clockOf)).toEqual(['0:00', '0:09', '0:45', '1:01']);
});
