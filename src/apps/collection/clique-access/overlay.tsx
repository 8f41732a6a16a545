import { useState } from 'react';
import { bundle } from '@bundles/cliques.ts';
import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { LOCATIONS, type TownLocation } from '@shared/domain/town/town.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { adviceOn } from '../../../overlays/cliqueTexts.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { CliqueBadge } from '../../../overlays/controls/CliqueBadge.tsx';
import { AccessHead } from './AccessHead.tsx';
import { HOUSE_TEXTS as TEXTS } from './texts.ts';
import styles from './houses.module.css';

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
