import { useState, type ReactNode } from 'react';
import { bundle } from '@bundles/cliques.ts';
import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { LOCATIONS, type TownLocation } from '@shared/domain/town/town.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { adviceOn, CHECKING_ACCESS, CONNECT_TO_CHECK } from '../../../overlays/cliqueTexts.ts';
import { StatusBar, ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { CliqueBadge } from '../../../overlays/controls/CliqueBadge.tsx';
import styles from './houses.module.css';
import { MARKETPLACE } from '../../../config/links.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import type { CliqueState } from '../../../services/cliques/cliques.ts';

/** The panel's words, beside those of overlays/cliqueTexts.ts. */
const TEXTS = {
  houses: 'Houses',
  hint: 'Knock at a door.',

  noWallet: 'Whose house is it?',
  connect: 'Connect Wallet',

  scanning: 'Scanning your items for clique traits...',

  error: 'Error',
  tryAgain: 'Try again',

  open: (count: number): string =>
    count === 0
      ? 'No house is open to you yet.'
      : count === 1
        ? 'One house is open to you.'
        : `${count} houses are open to you.`,
  welcome: 'Their lights are on.',
  lastKnown: 'As far as this computer remembers: the school computer does not answer.',
  none: 'A house lets in whoever holds a Flunk or a Backpack of its clique.',
  market: 'Marketplace',
  again: 'Check again',
} as const;

const { pictures } = bundle;

const PICTURES = {
  GEEK: { open: pictures['geek-open'], locked: pictures['geek-locked'] },
  JOCK: { open: pictures['jock-open'], locked: pictures['jock-locked'] },
  PREP: { open: pictures['prep-open'], locked: pictures['prep-locked'] },
  FREAK: { open: pictures['freak-open'], locked: pictures['freak-locked'] },
} as const satisfies Record<Clique, unknown>;

interface HouseCardProps {
  readonly clique: Clique;
  readonly open: boolean;
  /** What pointing at it says. */
  readonly advice: string;
  readonly onKnock: () => void;
}

/** A house, lit or behind its chain, over its badge. */
function HouseCard({ clique, open, advice, onKnock }: HouseCardProps) {
  const { locked, open: lit } = PICTURES[clique];
  return (
    <button
      type="button"
      className={styles.house}
      title={advice}
      data-open={open || undefined}
      onClick={onKnock}
    >
      <span className={styles.housePicture}>
        <img src={locked.url} width={locked.width} height={locked.height} alt="" />
        {open && <img src={lit.url} width={lit.width} height={lit.height} alt="" />}
      </span>
      <CliqueBadge clique={clique} />
    </button>
  );
}

/** The location of a clique's house; undefined: the town has none. */
const houseOf = (clique: Clique): string | undefined =>
  LOCATIONS.find((location: TownLocation) => location.clique === clique)?.id;

/** The four cliques' houses, and which of them are open to the wallet that is signed in: these lead in (HOUSE-2). */
function HouseAccess() {
  const { services, sound, desktop } = useApp();
  const state = useStore(services.cliques);
  const [asked, setAsked] = useState<Clique | null>(null);

  const knock = (clique: Clique): void => {
    setAsked(clique);
    const house = state.access[clique] ? houseOf(clique) : undefined;
    if (house === undefined) sound('locked');
    else desktop.openFor('location', house);
  };
  return (
    <>
      <div className={styles.houses}>
        <AccessHead state={state} />
        <ul className={styles.housesRow} aria-label={TEXTS.houses}>
          {CLIQUES.map((clique) => (
            <li key={clique}>
              <HouseCard
                clique={clique}
                open={state.access[clique]}
                advice={adviceOn(clique, state)}
                onKnock={() => knock(clique)}
              />
            </li>
          ))}
        </ul>
      </div>
      <StatusBar panels={[asked === null ? TEXTS.hint : adviceOn(asked, state)]} />
    </>
  );
}

export default mountReact(HouseAccess);

/** What is known of the person's access, and what can be done about it (HOUSE-2). */
function AccessHead({ state }: { readonly state: CliqueState }) {
  const { services, desktop } = useApp();
  const [checking, setChecking] = useState(false);
  const check = (): void => {
    setChecking(true);
    services.online.askNow();
    void services.cliques.refresh().finally(() => setChecking(false));
  };

  if (state.status === 'no-wallet') {
    return (
      <Head icon="wallet" heading={TEXTS.noWallet} text={CONNECT_TO_CHECK}>
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.connect}
        </Button>
      </Head>
    );
  }
  if (checking || (state.status !== 'error' && state.status !== 'loaded')) {
    return (
      <Head icon="clique-access" heading={CHECKING_ACCESS} text={TEXTS.scanning}>
        <ProgressBar label={CHECKING_ACCESS} />
      </Head>
    );
  }
  if (state.status === 'error') {
    return (
      <Head icon="dialog-error" heading={TEXTS.error} text={state.failure.message} wrong>
        <Button default onClick={check}>
          {TEXTS.tryAgain}
        </Button>
      </Head>
    );
  }
  const count = CLIQUES.filter((clique) => state.access[clique]).length;
  if (count === 0) {
    return (
      <Head icon="dialog-info" heading={TEXTS.open(count)} text={TEXTS.none} hint>
        <Button onClick={() => desktop.open(MARKETPLACE.id)}>{TEXTS.market}</Button>
      </Head>
    );
  }
  return (
    <Head
      icon="clique-access"
      heading={TEXTS.open(count)}
      text={state.lastKnown ? TEXTS.lastKnown : TEXTS.welcome}
    >
      <Button onClick={check}>{TEXTS.again}</Button>
    </Head>
  );
}

interface HeadProps {
  readonly icon: string;
  readonly heading: string;
  readonly text: string;
  /** What went wrong, which is read out at once. */
  readonly wrong?: boolean;
  /** A hint stands in a box of its own. */
  readonly hint?: boolean;
  readonly children: ReactNode;
}

function Head({ icon, heading, text, wrong = false, hint = false, children }: HeadProps) {
  return (
    <div
      className={styles.housesHead}
      role={wrong ? 'alert' : hint ? 'note' : undefined}
      data-wrong={wrong || undefined}
      data-hint={hint || undefined}
    >
      <Icon name={icon} />
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.housesDo}>{children}</div>
    </div>
  );
}
