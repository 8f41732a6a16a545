import { bundle } from '@bundles/cliques.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { CliqueBadge } from '../../../overlays/controls/CliqueBadge.tsx';
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
export function HouseCard({ clique, open, advice, onKnock }: HouseCardProps) {
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
