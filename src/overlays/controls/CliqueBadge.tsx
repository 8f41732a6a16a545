import { bundle } from '@bundles/cliques.ts';
import { HOUSES, type Clique } from '@shared/domain/collection/collection.ts';
import { useApp } from '../appContext.ts';
import { adviceOn } from '../cliqueTexts.ts';
import { useStore } from '../useStore.ts';
import { Sprite } from './Sprite.tsx';
import '../styles/clique.css';

const { atlas } = bundle;

/** What stands for each clique where its house is open. */
const EMBLEMS = { GEEK: 'geek', JOCK: 'jock', PREP: 'prep', FREAK: 'freak' } as const satisfies Record<
  Clique,
  keyof typeof atlas.frames
>;

interface CliqueBadgeProps {
  readonly clique: Clique;
  /** Present: the badge is a button. */
  readonly onClick?: () => void;
}

/**
 * Whether the person may enter a clique's house: its emblem with a check, or a lock (HOUSE-1). It follows the wallet by
 * itself.
 */
export function CliqueBadge({ clique, onClick }: CliqueBadgeProps) {
  const state = useStore(useApp().services.cliques);
  const open = state.access[clique];
  const looks = { className: 'w95-clique', title: adviceOn(clique, state), 'data-open': open || undefined };
  const content = (
    <>
      <Sprite atlas={atlas} frame={atlas.frames[open ? EMBLEMS[clique] : 'lock']} />
      <span>{HOUSES[clique]}</span>
      {open && <Sprite atlas={atlas} frame={atlas.frames.check} />}
      <span className="w95-sr">{open ? 'Open' : 'Locked'}</span>
    </>
  );
  return onClick ? (
    <button type="button" {...looks} onClick={onClick}>
      {content}
    </button>
  ) : (
    <span {...looks}>{content}</span>
  );
}
