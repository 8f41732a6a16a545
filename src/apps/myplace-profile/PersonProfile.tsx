import { useEffect, useState } from 'react';
import type { PersonPage } from '../../../supabase/functions/_shared/contract/index.ts';
import { LISTS } from '../../../supabase/functions/_shared/domain/myPlace.ts';
import { isOutage } from '../../../supabase/functions/_shared/kernel/result.ts';
import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { FactList } from '../../overlays/controls/FactList.tsx';
import { ProgressBar } from '../../overlays/controls/panels.tsx';
import { ProfilePicture } from '../../overlays/controls/ProfilePicture.tsx';
import { useLoaded } from '../../overlays/hooks.ts';
import { useStore } from '../../overlays/useStore.ts';
import { Comments } from './Comments.tsx';
import { NotFound, Notice } from './notices.tsx';
import { Box, Page } from './Page.tsx';
import { PageEditor } from './PageEditor.tsx';
import type { Tastes as TasteLists } from './profile.ts';
import { SongPlayer } from './SongPlayer.tsx';
import { songOf } from './songs.ts';
import { Tastes } from './Tastes.tsx';
import { TEXTS } from './texts.ts';

const GAMES: Readonly<Record<string, string | undefined>> = {
  'flappy-flunk': 'Flappy Flunk',
  'flunky-uppy': 'Flunky Uppy',
};

/** The page of a person, which its owner can change (MYPLACE-8). */
export function PersonProfile({ username }: { readonly username: string }) {
  const { services, setTitle } = useApp();
  const { value, failure, again } = useLoaded(
    (signal) => services.api.call('GET /api/myplace/page', { username }, { signal }),
    [username],
  );
  const [changed, setChanged] = useState<PersonPage | null>(null);
  const page = changed ?? value?.page ?? null;
  const title = page === null ? null : TEXTS.title(page.username);
  useEffect(() => setTitle(title), [title, setTitle]);
  if (page !== null) return <PersonView page={page} onChanged={setChanged} />;
  if (failure === null) {
    return (
      <div className="mp-notice">
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
  const [isEdited, setEdited] = useState(false);
  const song = songOf(page.song);
  if (isEdited && wallet === page.wallet) {
    return (
      <PageEditor
        page={page}
        wallet={wallet}
        onDone={(saved) => {
          setEdited(false);
          if (saved !== null) onChanged(saved);
        }}
      />
    );
  }
  return (
    <Page label={TEXTS.title(page.username)} look={page} layout={page.layout}>
      <div className="mp-side">
        <section className="mp-box mp-who">
          <h2>
            <span>{page.username}</span>
          </h2>
          <div className="mp-avatar">
            <ProfilePicture icon={page.profile_icon} wallet={page.wallet} size={144} />
          </div>
          {wallet === page.wallet && (
            <div className="mp-edit">
              <Button onClick={() => setEdited(true)}>{TEXTS.edit}</Button>
            </div>
          )}
        </section>
        {song !== null && <SongPlayer key={page.song} title={song.title} track={song.track} from={0} />}
        {page.mood !== '' && (
          <Box title={TEXTS.facts}>
            <FactList className="mp-facts" facts={[[TEXTS.mood, page.mood]]} />
          </Box>
        )}
        <Box title={TEXTS.scores}>
          {page.scores.length === 0 ? (
            <p>{TEXTS.noScores}</p>
          ) : (
            <FactList
              className="mp-facts"
              facts={page.scores.map(({ game, score }) => [GAMES[game] ?? game, score])}
            />
          )}
        </Box>
      </div>
      <div className="mp-main">
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
      <ol className="mp-friends">
        {friends.map(({ username, wallet, profile_icon }) => (
          <li key={wallet}>
            <button
              type="button"
              className="mp-friend"
              title={TEXTS.goTo(username)}
              onClick={() => desktop.openFor('profile-page', username)}
            >
              <ProfilePicture icon={profile_icon} wallet={wallet} />
              <b>{username}</b>
            </button>
          </li>
        ))}
      </ol>
    </Box>
  );
}
