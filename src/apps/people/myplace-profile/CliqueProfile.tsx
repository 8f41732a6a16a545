import { useState } from 'react';
import { bundle as music } from '@bundles/myplace-music.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { Head } from '../../../overlays/portrait/Head.tsx';
import { Box, Card, Page } from './Page.tsx';
import type { Profile, Friend } from './profile.ts';
import { COMMENT_POOL } from './profiles/comments.ts';
import { commentsOf, statsOf } from './stats.ts';
import { SongPlayer } from './SongPlayer.tsx';
import { Tastes } from './Tastes.tsx';
import { TEXTS } from './texts.ts';
import { keyOf, type ProfileId } from './pages.ts';
import styles from './page.module.css';

/** The friends who have a page, by what they are called on others' pages. */
const PAGES: Readonly<Record<string, ProfileId | undefined>> = {
  Flunko: 'flunko',
  'My Geek': 'the-nerds',
  'My Jock': 'the-jocks',
  'My Prep': 'the-preps',
  'My Freak': 'the-freaks',
};

const counted = (count: number): string => count.toLocaleString('en-US');

/** The page of a clique, or Flunko's (MYPLACE-4). */
export function CliqueProfile({ profile }: { readonly profile: Profile }) {
  const { random } = useApp();
  const [comments] = useState(() => commentsOf(profile, COMMENT_POOL, random));
  const stats = statsOf(profile);
  return (
    <Page label={TEXTS.title(profile.label)} look={profile.look}>
      <div className={styles.mpSide}>
        <section className={`${styles.mpBox} ${styles.mpWho}`}>
          <h2>
            <span>{profile.name}</span>
          </h2>
          <div className={styles.mpAvatar}>
            <Head portrait={profile.portrait} size={144} />
          </div>
          <p className={styles.mpOnline}>{TEXTS.online}</p>
        </section>
        <SongPlayer title={profile.profileSong} track={music.tracks[profile.track]} from={profile.songFrom} />
        <Box title={TEXTS.facts}>
          <FactList
            className={styles.mpFacts}
            facts={[
              [TEXTS.mood, profile.mood],
              [TEXTS.age, profile.age],
              [TEXTS.location, profile.location],
              [TEXTS.lastLogin, profile.lastLogin],
              [TEXTS.views, counted(profile.profileViews)],
              [TEXTS.status, TEXTS.isOnline],
            ]}
          />
        </Box>
        <Box title={TEXTS.stats}>
          <FactList
            className={styles.mpFacts}
            facts={[
              [TEXTS.friendCount, counted(stats.friends)],
              [TEXTS.messageCount, counted(stats.messages)],
              [TEXTS.commentCount, counted(stats.comments)],
              [TEXTS.memberSince, stats.memberSince],
            ]}
          />
        </Box>
      </div>
      <div className={styles.mpMain}>
        <Box title={TEXTS.about}>
          {profile.aboutMe.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.mpQuote}>
            <b>{TEXTS.quote}:</b> “{profile.favoriteQuote}”
          </p>
        </Box>
        <TopFriends friends={profile.topFriends} />
        <Tastes tastes={profile} />
        <Box title={TEXTS.comments} count={counted(stats.comments)}>
          <ul className={styles.mpComments}>
            {comments.map(({ by, face, text, when }) => (
              <li key={`${by} ${text}`}>
                <Head portrait={face} size={48} />
                <div>
                  <p>
                    <b>{by}</b> <span className={styles.mpWhen}>{when}</span>
                  </p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.mpNote}>{TEXTS.commentsShown(comments.length, counted(stats.comments))}</p>
        </Box>
      </div>
    </Page>
  );
}

/** The page that a press on this friend leads to, whatever the person holds; null: they have none. */
const pageOf = (friend: string): ProfileId | null => PAGES[friend] ?? null;

/** The Top 6, of whom those who have a page lead to it. */
function TopFriends({ friends }: { readonly friends: readonly Friend[] }) {
  return (
    <Box title={TEXTS.friends}>
      <ol className={styles.mpFriends}>
        {friends.map((friend) => (
          <li key={friend.name}>
            <FriendCard friend={friend} />
          </li>
        ))}
      </ol>
    </Box>
  );
}

function FriendCard({ friend: { name, status, portrait } }: { readonly friend: Friend }) {
  const { desktop, services } = useApp();
  const id = pageOf(name);
  const go = (page: ProfileId): void => {
    if (page === 'flunko') {
      services.discoveries.happened('flunko-clicked');
      const { wallet } = services.session.get();
      // Only the server says so, and pays its objective once. Without an answer nothing is lost: a press again tells it again.
      if (wallet !== null) void services.api.call('POST /api/myplace/flunko', { wallet });
    }
    desktop.openFor('profile-page', keyOf(page));
  };
  return (
    <Card className={styles.mpFriend} title={TEXTS.goTo(name)} onPress={id && (() => go(id))}>
      <Head portrait={portrait} size={48} />
      <b>{name}</b>
      <span>{status}</span>
    </Card>
  );
}
