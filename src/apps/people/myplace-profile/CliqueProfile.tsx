import { useState } from 'react';
import { bundle as music } from '@bundles/myplace-music.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { Head } from '../../../overlays/portrait/Head.tsx';
import { Box, Page } from './Page.tsx';
import type { Profile } from './profile.ts';
import { COMMENT_POOL } from './profiles/comments.ts';
import { commentsOf, statsOf } from './stats.ts';
import { SongPlayer } from './SongPlayer.tsx';
import { Tastes } from './Tastes.tsx';
import { TEXTS } from './texts.ts';
import { TopFriends } from './TopFriends.tsx';
import styles from './page.module.css';

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
