import { useApp } from '../../../overlays/appContext.ts';
import { Head } from '../../../overlays/portrait/Head.tsx';
import { Box } from './Page.tsx';
import { keyOf, type ProfileId } from './pages.ts';
import type { Friend } from './profile.ts';
import { TEXTS } from './texts.ts';
import styles from './page.module.css';

/** The friends who have a page, by what they are called on others' pages. */
const PAGES: Readonly<Record<string, ProfileId | undefined>> = {
  Flunko: 'flunko',
  'My Geek': 'the-nerds',
  'My Jock': 'the-jocks',
  'My Prep': 'the-preps',
  'My Freak': 'the-freaks',
};

/** The page that a press on this friend leads to, whatever the person holds; null: they have none. */
const pageOf = (friend: string): ProfileId | null => PAGES[friend] ?? null;

/** The Top 6, of whom those who have a page lead to it. */
export function TopFriends({ friends }: { readonly friends: readonly Friend[] }) {
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
  const content = (
    <>
      <Head portrait={portrait} size={48} />
      <b>{name}</b>
      <span>{status}</span>
    </>
  );
  if (id === null) return <div className={styles.mpFriend}>{content}</div>;
  return (
    <button type="button" className={styles.mpFriend} title={TEXTS.goTo(name)} onClick={() => go(id)}>
      {content}
    </button>
  );
}
