import { useEffect, useRef } from 'react';
import { useApp } from '../../overlays/appContext.ts';
import { StatusBar } from '../../overlays/controls/panels.tsx';
import { useStore } from '../../overlays/useStore.ts';
import { Head } from './Head.tsx';
import { CARDS, keyOf, type Card } from './pages.ts';
import { PROFILES } from './profiles/index.ts';
import { CHOSEN, HOVER, LOCKED } from './sounds.ts';
import { TEXTS } from './texts.ts';
import './myplace.css';

/** So long after the choice the page opens, which gives its three notes room (spec, states). */
const OPENS_AFTER_MS = 100;

/** The four cards, of which those are open whose clique the wallet holds (MYPLACE-2). */
export function Selector() {
  const { desktop, services } = useApp();
  const { status, access } = useStore(services.cliques);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const choose = ({ id, clique }: Card): void => {
    if (!access[clique]) {
      services.audio.play(LOCKED);
      return;
    }
    services.audio.play(CHOSEN);
    clearTimeout(opening.current);
    opening.current = setTimeout(() => desktop.openFor('myplace', keyOf(id)), OPENS_AFTER_MS);
  };
  return (
    <>
      <div className="mp-selector">
        <div className="mp-banner">
          <h2>{TEXTS.heading}</h2>
          <span className="mp-wallet" data-on={status !== 'no-wallet' || undefined}>
            {status === 'no-wallet' ? TEXTS.notConnected : TEXTS.connected}
          </span>
        </div>
        <ul className="mp-cards" aria-label={TEXTS.cards}>
          {CARDS.map((card) => (
            <li key={card.id}>
              <ProfileCard
                card={card}
                open={access[card.clique]}
                onPoint={() => services.audio.play(HOVER)}
                onChoose={() => choose(card)}
              />
            </li>
          ))}
        </ul>
      </div>
      <StatusBar panels={[hintOf(status)]} />
    </>
  );
}

interface ProfileCardProps {
  readonly card: Card;
  readonly open: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function ProfileCard({ card: { id, label }, open, onPoint, onChoose }: ProfileCardProps) {
  return (
    <button
      type="button"
      className="mp-card"
      title={open ? TEXTS.enter(label) : TEXTS.requires(label)}
      data-locked={!open || undefined}
      onPointerEnter={onPoint}
      onClick={onChoose}
    >
      <span className="mp-card-picture">
        <Head portrait={PROFILES[id].portrait} size={96} />
      </span>
      <span className="mp-card-name">{label}</span>
      {!open && <span className="mp-locked">{TEXTS.locked}</span>}
    </button>
  );
}

function hintOf(status: string): string {
  if (status === 'loading') return TEXTS.checking;
  return status === 'error' ? TEXTS.failed : TEXTS.hint;
}
