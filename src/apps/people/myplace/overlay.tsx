import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { dialIn } from '../../../screens/dialIn.ts';
import { Head } from '../../../overlays/portrait/Head.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import type { Portrait } from '../../../overlays/portrait/portrait.ts';
import type { Envelope, Note, Patch } from '../../../kernel/patch.ts';
import { TEXTS } from './texts.ts';
import styles from './myplace.module.css';

const SHORT: Envelope = [0.002, 0.05, 0.1, 0.03];

const run = (pitches: readonly string[], step: number, seconds = step * 0.8): Note[] =>
  pitches.map((pitch, index) => ({ at: index * step, seconds, pitch }));

/** A card is pointed at: a blip that rises. */
const HOVER: Patch = [
  { voice: 'wave', wave: 'square', gain: -33, envelope: SHORT, notes: run(['E5', 'B5'], 0.04) },
];

/** A card is chosen: three notes. */
const CHOSEN: Patch = [
  {
    voice: 'fm',
    harmonicity: 3.5,
    index: 4,
    gain: -22,
    envelope: [0.002, 0.5, 0, 0.4],
    notes: run(['C5', 'E5', 'G5'], 0.11, 0.3),
  },
];

/** A card that is locked: a tone that falls. */
const LOCKED: Patch = [
  {
    voice: 'wave',
    wave: 'sawtooth',
    gain: -30,
    envelope: [0.004, 0.04, 0.6, 0.08],
    notes: run(['A3', 'G#3', 'G3', 'F3', 'D3'], 0.06),
  },
];

/** A card of the selector, and which clique opens it. */
interface Card {
  /** What the page's window is opened with. */
  readonly key: string;
  readonly label: string;
  readonly clique: Clique;
  readonly portrait: Portrait;
}

const CARDS: readonly Card[] = [
  { key: 'the-nerds_profile', label: 'Geek', clique: 'GEEK', portrait: 'geek' },
  { key: 'the-preps_profile', label: 'Prep', clique: 'PREP', portrait: 'prep' },
  { key: 'the-jocks_profile', label: 'Jock', clique: 'JOCK', portrait: 'jock' },
  { key: 'the-freaks_profile', label: 'Freak', clique: 'FREAK', portrait: 'freak' },
];

/** So long after the choice the page opens, which gives its three notes room (spec, states). */
const OPENS_AFTER_MS = 100;

/** The four cards, of which those are open whose clique the wallet holds (MYPLACE-2). */
function Selector() {
  const app = useApp();
  const { desktop, services } = app;
  const { status, access } = useStore(services.cliques);
  const [hasArrived, setHasArrived] = useState(false);
  const begin = useEffectEvent(() => {
    if (app.params === undefined) {
      dialIn(app, { banner: TEXTS.intro, name: 'myplace-dialed' })
        .then(() => setHasArrived(true))
        .catch(app.fail);
      return;
    }
    // An address names a page as of this program: ?open=myplace:the-preps_profile.
    desktop.openFor('profile-page', app.params);
    app.close();
  });
  useEffect(() => begin(), []);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const isAsked = status === 'loading';
  const choose = ({ key, clique }: Card): void => {
    if (isAsked) return;
    if (!access[clique]) {
      services.audio.play(LOCKED);
      return;
    }
    services.audio.play(CHOSEN);
    clearTimeout(opening.current);
    opening.current = setTimeout(() => desktop.openFor('profile-page', key), OPENS_AFTER_MS);
  };
  // The intro covers everything as soon as it is there; the page does not flash up before it (MYPLACE-1).
  if (!hasArrived) return <div className={styles.mpSelector} />;
  return (
    <>
      <div className={styles.mpSelector}>
        <div className={styles.mpBanner}>
          <h2>{TEXTS.heading}</h2>
          {status === 'error' ? (
            <Button onClick={() => void services.cliques.refresh()}>{TEXTS.tryAgain}</Button>
          ) : (
            <span className={styles.mpWallet} data-on={status !== 'no-wallet' || undefined}>
              {status === 'no-wallet' ? TEXTS.notConnected : TEXTS.connected}
            </span>
          )}
        </div>
        <ul className={styles.mpCards} aria-label={TEXTS.cards}>
          {CARDS.map((card) => (
            <li key={card.key}>
              <ProfileCard
                card={card}
                open={access[card.clique]}
                isAsked={isAsked}
                onPoint={() => services.audio.play(HOVER)}
                onChoose={() => choose(card)}
              />
            </li>
          ))}
        </ul>
        <Visit />
      </div>
      <StatusBar panels={[hintOf(status)]} />
    </>
  );
}

/** To the page of the person themselves, and of anybody by their username. */
function Visit() {
  const { desktop, services } = useApp();
  const { username } = useStore(services.session);
  const [name, setName] = useState('');
  return (
    <form
      className={styles.mpVisit}
      onSubmit={(event) => {
        event.preventDefault();
        desktop.openFor('profile-page', name.trim());
      }}
    >
      <TextField label={TEXTS.username} value={name} maxLength={20} onValue={setName} />
      <Button type="submit" disabled={name.trim() === ''}>
        {TEXTS.visit}
      </Button>
      {username !== null && (
        <Button onClick={() => desktop.openFor('profile-page', username)}>{TEXTS.mine}</Button>
      )}
    </form>
  );
}

interface ProfileCardProps {
  readonly card: Card;
  readonly open: boolean;
  /** Whether it is open is not known yet. */
  readonly isAsked: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function ProfileCard({ card: { label, portrait }, open, isAsked, onPoint, onChoose }: ProfileCardProps) {
  const title = open ? TEXTS.enter(label) : isAsked ? TEXTS.checking : TEXTS.requires(label);
  return (
    <button
      type="button"
      className={styles.mpCard}
      title={title}
      data-locked={!open || undefined}
      onPointerEnter={onPoint}
      onClick={onChoose}
    >
      <span className={styles.mpCardPicture}>
        <Head portrait={portrait} size={96} />
      </span>
      <span className={styles.mpCardName}>{label}</span>
      {!open && !isAsked && <span className={styles.mpLocked}>{TEXTS.locked}</span>}
    </button>
  );
}

function hintOf(status: string): string {
  if (status === 'loading') return TEXTS.checking;
  return status === 'error' ? TEXTS.failed : TEXTS.hint;
}

export default mountReact(Selector);
