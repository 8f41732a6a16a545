import { useState, type CSSProperties } from 'react';
import type { Work } from '@shared/contract/making/works.ts';
import { WORK_REACTIONS, type WorkReaction } from '@shared/domain/making/works.ts';
import { workPath } from '@shared/kernel/product.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { SEND_TO_ROOM, sendToRoom } from '../../../../overlays/attached.ts';
import { blockByName } from '../../../../overlays/block.ts';
import { Button, Link } from '../../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../../overlays/controls/CopyButton.tsx';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { ProfilePicture } from '../../../../overlays/controls/ProfilePicture.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { reportText } from '../../../../overlays/report.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { CORK } from '../../../../overlays/cork.ts';
import { REACTION_PICTURES } from './reactionPictures.ts';
import { WALL_TEXTS as TEXTS } from './texts.ts';
import styles from './wall.module.css';

interface OpenWorkProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** A work from close, with what can be said of it and done about it (WORK-4). */
export function OpenWork({ id, onBack }: OpenWorkProps) {
  const { api, session } = useApp().services;
  const { wallet } = useStore(session);
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/works/one', { id }, { signal }),
    [api, id, wallet],
  );
  return (
    <div
      className={styles.wallWindow}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onBack();
      }}
    >
      <div className={styles.wallCork} style={CORK}>
        {value !== null && <Large work={value.work} wallet={wallet} />}
        {value === null && failure === null && (
          <p className={styles.wallNote} role="status">
            {TEXTS.looking}
          </p>
        )}
        {value === null && failure !== null && (
          <div className={styles.wallNote} role="alert">
            <p>{failure.message}</p>
            {failure.code !== 'NOT_FOUND' && <Button onClick={again}>{TEXTS.again}</Button>}
          </div>
        )}
      </div>
      <div className="w95-buttons">
        {value !== null && wallet !== null && (
          <ThemeActs work={value.work} wallet={wallet} onChanged={again} />
        )}
        {value !== null && <Acts work={value.work} wallet={wallet} onGone={onBack} />}
        <Button default autoFocus onClick={onBack}>
          {TEXTS.toWall}
        </Button>
      </div>
    </div>
  );
}

interface WorkProps {
  readonly work: Work;
  /** Null: a guest looks. */
  readonly wallet: Address | null;
}

function Large({ work, wallet }: WorkProps) {
  const { desktop } = useApp();
  const { kind, title, username, profile_icon, created_at, width, height, picture, held, theme } = work;
  // React's type of styles has no names of one's own.
  const sizing = { '--ratio': width / height, '--width': `${width + 16}px` } as CSSProperties;
  return (
    <article className={styles.wallWork} data-tall={height > width || undefined} style={sizing}>
      <div className={styles.wallLarge}>
        <Picture url={picture} alt={TEXTS.picture(kind, title, username)} />
      </div>
      <div className={styles.wallCard}>
        <h2>{title}</h2>
        <p className={styles.wallMaker}>
          <ProfilePicture icon={profile_icon} size={24} />
          {TEXTS.by}{' '}
          {desktop.hasFor('profile-page') ? (
            <Link onClick={() => desktop.openFor('profile-page', username)}>{username}</Link>
          ) : (
            <b>{username}</b>
          )}
          <time dateTime={created_at}>{created_at.slice(0, 10)}</time>
        </p>
        {held && <p className={styles.wallHeld}>{TEXTS.held}</p>}
        {theme !== null && <p>{TEXTS.ofTheme(theme.title)}</p>}
        <Reactions work={work} wallet={wallet} />
      </div>
    </article>
  );
}

/** What people say without words: each is pressed once, and once more to take it back. */
function Reactions({ work, wallet }: WorkProps) {
  const { desktop, services, sound } = useApp();
  const [reactions, setReactions] = useState(work.reactions);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const press = async (reaction: WorkReaction, isOn: boolean): Promise<void> => {
    if (wallet === null) {
      desktop.openFor('ask-to-sign-in');
      return;
    }
    if (busy) return;
    sound('select');
    setBusy(true);
    const answer = await services.api.call('POST /api/works/reactions', {
      wallet,
      id: work.id,
      reaction,
      isOn,
    });
    setBusy(false);
    setSaid(answer.ok ? null : answer.error.message);
    if (answer.ok) setReactions(answer.value.reactions);
  };
  return (
    <>
      <div className={styles.wallReactions} role="group" aria-label={TEXTS.react}>
        {WORK_REACTIONS.map((reaction) => {
          const { count, isMine } = reactions.find((one) => one.reaction === reaction) ?? {
            count: 0,
            isMine: false,
          };
          return (
            <button
              key={reaction}
              type="button"
              aria-pressed={isMine}
              aria-label={TEXTS.reaction(TEXTS.reactions[reaction], count)}
              onClick={() => void press(reaction, !isMine)}
            >
              <img src={REACTION_PICTURES[reaction]} alt="" width={16} height={16} draggable={false} />
              <span>{count}</span>
            </button>
          );
        })}
      </div>
      {said !== null && <p role="alert">{said}</p>}
    </>
  );
}

/** What can be done about a work: its link, and as the reader is, a report or taking it down. */
function Acts({ work, wallet, onGone }: WorkProps & { readonly onGone: () => void }) {
  const { desktop, services } = useApp();
  const { role } = useStore(services.session);
  const { id, title, username, isMine, held } = work;
  const send = (): void => void sendToRoom({ desktop, services }, { kind: 'work', ref: id }, title);
  const takeDown = async (own: Address): Promise<void> => {
    const answer = await desktop.ask({
      title: TEXTS.takeDown,
      message: isMine ? TEXTS.taking(title) : TEXTS.takingOther(title),
      icon: 'warning',
      buttons: [TEXTS.takeDown, TEXTS.keep],
      isFinal: true,
    });
    if (answer !== TEXTS.takeDown) return;
    const taken = await services.api.call('POST /api/works/removals', { wallet: own, id });
    if (taken.ok) onGone();
    else await desktop.ask({ title: TEXTS.notTaken, message: taken.error.message, icon: 'error' });
  };
  const report = (own: Address): Promise<void> =>
    reportText({ desktop }, { kind: 'work', name: username }, (reason) =>
      services.api.call('POST /api/works/reports', { wallet: own, id, reason }),
    );
  const block = async (own: Address): Promise<void> => {
    if (await blockByName({ desktop, services }, own, username)) onGone();
  };
  return (
    <>
      {!held && <CopyButton text={() => `${location.origin}${workPath(id)}`}>{TEXTS.copy}</CopyButton>}
      {!held && desktop.hasFor('chat') && <Button onClick={send}>{SEND_TO_ROOM}</Button>}
      {wallet !== null && !isMine && <Button onClick={() => void report(wallet)}>{TEXTS.report}</Button>}
      {wallet !== null && !isMine && <Button onClick={() => void block(wallet)}>{TEXTS.block}</Button>}
      {wallet !== null && (isMine || role === 'ADMIN') && (
        <Button onClick={() => void takeDown(wallet)}>{TEXTS.takeDown}</Button>
      )}
    </>
  );
}

interface ThemeActsProps {
  readonly work: Work;
  readonly wallet: Address;
  readonly onChanged: () => void;
}

/** What a member can do about a work and the theme of the week: hand it in, take it out, vote (WEEK-2, WEEK-3). */
function ThemeActs({ work, wallet, onChanged }: ThemeActsProps) {
  const { desktop, services, sound } = useApp();
  const { api } = services;
  const { id, title, theme, isMine, isMyVote, held } = work;
  const [busy, setBusy] = useState(false);
  /** One at a time: a second press finds the first at work. */
  const press = async (act: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await act();
    setBusy(false);
  };
  const settle = async (answer: Result<unknown>): Promise<void> => {
    if (answer.ok) {
      sound('select');
      onChanged();
    } else await desktop.ask({ title: TEXTS.notDone, message: answer.error.message, icon: 'error' });
  };
  const handIn = async (): Promise<void> => {
    const found = await api.call('GET /api/themes', {});
    if (!found.ok) {
      await settle(found);
      return;
    }
    const answer = await desktop.ask({
      title: TEXTS.theme,
      message: TEXTS.handingIn(title, found.value.theme.title),
      icon: 'question',
      buttons: [TEXTS.handInYes, TEXTS.not],
    });
    if (answer !== TEXTS.handInYes) return;
    await settle(await api.call('POST /api/themes/entries', { wallet, work: id, isIn: true }));
  };
  const takeOut = async (): Promise<void> => {
    const answer = await desktop.ask({
      title: TEXTS.theme,
      message: TEXTS.takingOut(title),
      icon: 'warning',
      buttons: [TEXTS.takeOutYes, TEXTS.not],
      isFinal: true,
    });
    if (answer !== TEXTS.takeOutYes) return;
    await settle(await api.call('POST /api/themes/entries', { wallet, work: id, isIn: false }));
  };
  const vote = async (): Promise<void> =>
    settle(await api.call('POST /api/themes/votes', { wallet, work: isMyVote ? null : id }));
  if (isMine && theme === null && !held)
    return <Button onClick={() => void press(handIn)}>{TEXTS.handIn}</Button>;
  if (theme?.isOpen !== true) return null;
  if (isMine) return <Button onClick={() => void press(takeOut)}>{TEXTS.takeOut}</Button>;
  return (
    <Button aria-pressed={isMyVote} onClick={() => void press(vote)}>
      {isMyVote ? TEXTS.unvote : TEXTS.vote}
    </Button>
  );
}
