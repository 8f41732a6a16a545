import { useEffect, useState } from 'react';
import type { Work } from '@shared/contract/making/works.ts';
import type { PersonPage } from '@shared/contract/people/myPlace.ts';
import { GAMES } from '@shared/domain/arcade/games/games.ts';
import { scoreText } from '@shared/domain/arcade/games/scoreText.ts';
import { LISTS } from '@shared/domain/people/myPlace.ts';
import { isOutage, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { blockByName } from '../../../overlays/block.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useDraft } from '../../../overlays/useDraft.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Comments } from './Comments.tsx';
import { Signatures, Works } from './Made.tsx';
import { NotFound, Notice } from './notices.tsx';
import { OwnSteps } from './OwnSteps.tsx';
import { Box, Card, Page } from './Page.tsx';
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
  if (page !== null && failure?.code !== 'NOT_FOUND') {
    return <PersonView page={page} onChanged={setChanged} onBlocked={again} />;
  }
  if (failure === null) {
    return (
      <div className={styles.mpNotice}>
        <ProgressBar label={TEXTS.loading} />
      </div>
    );
  }
  if (failure.code === 'NOT_FOUND') {
    return wallet === null ? <NotFound /> : <NotShown {...{ username, wallet }} onUnblocked={again} />;
  }
  return (
    <Notice heading={isOutage(failure) ? TEXTS.outage : TEXTS.failed} text={failure.message}>
      <Button default onClick={again}>
        {TEXTS.tryAgain}
      </Button>
    </Notice>
  );
}

interface NotShownProps {
  readonly username: string;
  readonly wallet: Address;
  /** The page may be there now. */
  readonly onUnblocked: () => void;
}

/** Stands for a page that the person may not see, and says so where they blocked its owner themselves. */
function NotShown({ username, wallet, onUnblocked }: NotShownProps) {
  const { desktop, services } = useApp();
  const { value } = useLoaded(
    (signal) => services.api.call('GET /api/chat/blocks', {}, { signal }),
    [wallet, username],
  );
  const person = value?.blocked.find((one) => one.username.toLowerCase() === username.toLowerCase());
  if (person === undefined) return <NotFound />;
  const unblock = async (): Promise<void> => {
    const { author } = person;
    const body = { wallet_address: wallet, author, blocked: false };
    const answer = await services.api.call('POST /api/chat/blocks', body);
    if (answer.ok) onUnblocked();
    else await desktop.ask({ title: TEXTS.notUnblocked, message: answer.error.message, icon: 'error' });
  };
  return (
    <Notice heading={TEXTS.blocked(person.username)} text={TEXTS.blockedNote}>
      <Button default onClick={() => void unblock()}>
        {TEXTS.unblock(person.username)}
      </Button>
    </Notice>
  );
}

interface PersonViewProps {
  readonly page: PersonPage;
  readonly onChanged: (page: PersonPage) => void;
  readonly onBlocked: () => void;
}

function PersonView({ page, onChanged, onBlocked }: PersonViewProps) {
  const { desktop, services } = useApp();
  const { wallet } = useStore(services.session);
  const hide = async (own: Address): Promise<void> => {
    if (await blockByName({ desktop, services }, own, page.username)) onBlocked();
  };
  const [isOpened, setOpened] = useState(false);
  const [begun] = useDraft(PAGE);
  // What was begun is simply there: after a reload the page is as its owner left it.
  const isEdited = isOpened || begun !== null;
  const song = songOf(page.song);
  const works = useWorks(page.username, wallet);
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
          {!page.isMine && wallet !== null && (
            <p className={styles.mpBlock}>
              <Link onClick={() => void hide(wallet)}>{TEXTS.blockOf(page.username)}</Link>
            </p>
          )}
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
              facts={page.scores.map(({ game, score }) => [GAMES[game].name, scoreText(game, score)])}
            />
          )}
        </Box>
        <Findings page={page} />
      </div>
      <div className={styles.mpMain}>
        {page.isMine && wallet !== null && works !== null && (
          <OwnSteps {...{ page, wallet, works, onChanged }} onEdit={() => setOpened(true)} />
        )}
        <Box title={TEXTS.about}>
          <p>{page.about || page.bio || TEXTS.nothingYet}</p>
        </Box>
        {page.friends.length > 0 && <People friends={page.friends} />}
        <Works works={works ?? []} />
        <Signatures signatures={page.signatures} />
        <Tastes tastes={tastesOf(page)} />
        <Comments page={page} />
      </div>
    </Page>
  );
}

/** How many works a page shows (MYPLACE-10). */
const WORKS = 3;

/** The latest works of a person, which need the wall; null: they are not known yet. A page is whole without them. */
function useWorks(maker: string, wallet: Address | null): readonly Work[] | null {
  const { desktop, services } = useApp();
  const hasWall = desktop.hasFor('wall');
  const { value, failure } = useLoaded(
    async (signal): Promise<Result<readonly Work[]>> => {
      if (!hasWall) return ok([]);
      const answer = await services.api.call('GET /api/works', { maker, limit: WORKS }, { signal });
      return answer.ok ? ok(answer.value.works) : answer;
    },
    [maker, wallet, hasWall],
  );
  return value ?? (failure === null ? null : []);
}

/** What the person has bought at the prize counter, and found of the story: titles and numbers, and no answer to anything. */
function Findings({ page: { prizes, themes, objectives, clues } }: { readonly page: PersonPage }) {
  return (
    <>
      {themes.length > 0 && <WonThemes themes={themes} />}
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

const RIBBON = [
  '..yyyyy..',
  '.ywwwwwy.',
  'ywwrrrwwy',
  'ywrrrrrwy',
  'ywrrrrrwy',
  'ywwrrrwwy',
  '.ywwwwwy.',
  '..yyyyy..',
  '..rr.rr..',
  '..rr.rr..',
  '..r...r..',
];

/** A ribbon for each theme of a week that a work of theirs has won (WEEK-4). */
function WonThemes({ themes }: Pick<PersonPage, 'themes'>) {
  const { desktop } = useApp();
  return (
    <Box title={TEXTS.themes} count={themes.length}>
      <ul className={styles.mpRibbons}>
        {themes.map(({ week, title, work }) => (
          <li key={week}>
            <PixelPicture rows={RIBBON} colors={{ y: '#feae34', w: '#ffffff', r: '#e43b44' }} scale={2} />
            {desktop.hasFor('wall') ? (
              <Link onClick={() => desktop.openFor('wall', work)}>{title}</Link>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ul>
    </Box>
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
            <Card
              className={styles.mpFriend}
              title={TEXTS.goTo(username)}
              onPress={() => desktop.openFor('profile-page', username)}
            >
              <ProfilePicture icon={profile_icon} />
              <b>{username}</b>
            </Card>
          </li>
        ))}
      </ol>
    </Box>
  );
}
