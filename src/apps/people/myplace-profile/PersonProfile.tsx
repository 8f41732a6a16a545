import { useEffect, useState } from 'react';
import type { PersonPage } from '@shared/contract/people/myPlace.ts';
import { GAMES } from '@shared/domain/arcade/games/games.ts';
import { LISTS } from '@shared/domain/people/myPlace.ts';
import { isOutage } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useDraft } from '../../../overlays/useDraft.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Comments } from './Comments.tsx';
import { NotFound, Notice } from './notices.tsx';
import { Box, Page } from './Page.tsx';
import { PAGE } from './pageDraft.ts';
import { PageEditor } from './PageEditor.tsx';
import type { Tastes as TasteLists } from './profile.ts';
import { SongPlayer } from './SongPlayer.tsx';
import { songOf } from './songs.ts';
import { Tastes } from './Tastes.tsx';
import { TEXTS } from './texts.ts';
import styles from './page.module.css';

/** The page of a person, which its owner can change (MYPLACE-8). */
export function PersonProfile({ username }: { readonly username: string }) {
  const { services, setTitle } = useApp();
  const { wallet } = useStore(services.session);
  const { value, failure, again } = useLoaded(
    (signal) => services.api.call('GET /api/myplace/page', { username }, { signal }),
    // Whose page it is depends on who looks.
    [username, wallet],
  );
  const [changed, setChanged] = useState<PersonPage | null>(null);
  const page = changed ?? value?.page ?? null;
  const title = page === null ? null : TEXTS.title(page.username);
  useEffect(() => setTitle(title), [title, setTitle]);
  if (page !== null) return <PersonView page={page} onChanged={setChanged} />;
  if (failure === null) {
    return (
      <div className={styles.mpNotice}>
        <ProgressBar label={TEXTS.loading} />
      </div>
    );
  }
  if (failure.code === 'NOT_FOUND') return <NotFound />;
  return (
    <Notice heading={isOutage(failure) ? TEXTS.outage : TEXTS.failed} text={failure.message}>
      <Button default onClick={again}>
        {TEXTS.tryAgain}
      </Button>
    </Notice>
  );
}

interface PersonViewProps {
  readonly page: PersonPage;
  readonly onChanged: (page: PersonPage) => void;
}

function PersonView({ page, onChanged }: PersonViewProps) {
  const { wallet } = useStore(useApp().services.session);
  const [isOpened, setOpened] = useState(false);
  const [begun] = useDraft(PAGE);
  // What was begun is simply there: after a reload the page is as its owner left it.
  const isEdited = isOpened || begun !== null;
  const song = songOf(page.song);
  if (isEdited && wallet !== null && page.isMine) {
    return (
      <PageEditor
        page={page}
        wallet={wallet}
        onDone={(saved) => {
          setOpened(false);
          if (saved !== null) onChanged(saved);
        }}
      />
    );
  }
  return (
    <Page label={TEXTS.title(page.username)} look={page} layout={page.layout}>
      <div className={styles.mpSide}>
        <section className={`${styles.mpBox} ${styles.mpWho}`}>
          <h2>
            <span>{page.username}</span>
          </h2>
          <div className={styles.mpAvatar}>
            <ProfilePicture icon={page.profile_icon} size={144} />
          </div>
          {page.isMine && (
            <div className={styles.mpEdit}>
              <Button onClick={() => setOpened(true)}>{TEXTS.edit}</Button>
            </div>
          )}
        </section>
        {song !== null && <SongPlayer key={page.song} title={song.title} track={song.track} from={0} />}
        {page.mood !== '' && (
          <Box title={TEXTS.facts}>
            <FactList className={styles.mpFacts} facts={[[TEXTS.mood, page.mood]]} />
          </Box>
        )}
        <Box title={TEXTS.scores}>
          {page.scores.length === 0 ? (
            <p>{TEXTS.noScores}</p>
          ) : (
            <FactList
              className={styles.mpFacts}
              facts={page.scores.map(({ game, score }) => [GAMES[game].name, score])}
            />
          )}
        </Box>
        <Findings page={page} />
      </div>
      <div className={styles.mpMain}>
        <Box title={TEXTS.about}>
          <p>{page.about || page.bio || TEXTS.nothingYet}</p>
        </Box>
        {page.friends.length > 0 && <People friends={page.friends} />}
        <Tastes tastes={tastesOf(page)} />
        <Comments page={page} />
      </div>
    </Page>
  );
}

/** What the person has bought at the prize counter, and found of the story: titles and numbers, and no answer to anything. */
function Findings({ page: { prizes, objectives, clues } }: { readonly page: PersonPage }) {
  return (
    <>
      {prizes.length > 0 && (
        <Box title={TEXTS.prizes} count={prizes.length}>
          <ul className={styles.mpTags}>
            {prizes.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Box>
      )}
      {clues > 0 && (
        <Box title={TEXTS.found}>
          <FactList className={styles.mpFacts} facts={[[TEXTS.clues, clues]]} />
          {objectives.length > 0 && (
            <>
              <h4>{TEXTS.objectives}</h4>
              <ul className={styles.mpLines}>
                {objectives.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </>
          )}
        </Box>
      )}
    </>
  );
}

/** The lists of a page, of which those that were never written are empty. */
export function tastesOf({ lists }: Pick<PersonPage, 'lists'>): TasteLists {
  const written = LISTS.map((name) => [name, lists[name] ?? []] as const);
  // The keys are those of its type.
  return Object.fromEntries(written) as unknown as TasteLists;
}

function People({ friends }: Pick<PersonPage, 'friends'>) {
  const { desktop } = useApp();
  return (
    <Box title={TEXTS.friends}>
      <ol className={styles.mpFriends}>
        {friends.map(({ username, profile_icon }) => (
          <li key={username}>
            <button
              type="button"
              className={styles.mpFriend}
              title={TEXTS.goTo(username)}
              onClick={() => desktop.openFor('profile-page', username)}
            >
              <ProfilePicture icon={profile_icon} />
              <b>{username}</b>
            </button>
          </li>
        ))}
      </ol>
    </Box>
  );
}
