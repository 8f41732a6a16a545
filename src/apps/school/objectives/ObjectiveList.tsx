import type { Objective } from '@shared/contract/index.ts';
import { byChapter, nextOf, stateOf } from '@shared/domain/school/objectives.ts';
import { isOnMap } from '@shared/domain/town/town.ts';
import { MARKETPLACE } from '../../../config/links.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Link } from '../../../overlays/controls/Button.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { MARK_COLORS, MARKS } from './marks.ts';
import { OBJECTIVE_TEXTS as TEXTS } from './texts.ts';
import styles from './objectives.module.css';

/** The chapters with their objectives; the one that comes next stands out. */
export function ObjectiveList({ objectives }: { readonly objectives: readonly Objective[] }) {
  const next = nextOf(objectives);
  return byChapter(objectives).map(([chapter, own]) => (
    <section key={chapter} className={styles.objectivesChapter} aria-label={TEXTS.chapter(chapter)}>
      <h2>{TEXTS.chapter(chapter)}</h2>
      <ul>
        {own.map((objective) => (
          <ObjectiveLine key={objective.id} objective={objective} isNext={objective === next} />
        ))}
      </ul>
    </section>
  ));
}

interface LineProps {
  readonly objective: Objective;
  readonly isNext: boolean;
}

function ObjectiveLine({ objective, isNext }: LineProps) {
  const { desktop, mode } = useApp();
  const { type, title, description, reward, location, completedAt, refusal, place, feature } = objective;
  const state = stateOf(objective);
  const isInBuildMode = useStore(mode).name === 'build';
  const isPinned = state === 'open' && location !== null && isOnMap(location, isInBuildMode);
  return (
    <li className={styles.objectivesLine} data-state={state} data-next={isNext || undefined}>
      <PixelPicture rows={MARKS[state]} colors={MARK_COLORS} label={TEXTS.states[state]} />
      <div>
        <p className={styles.objectivesTitle}>
          <b>{title}</b>
          {isNext && <span className={styles.objectivesNext}>{TEXTS.next}</span>}
        </p>
        {state === 'later' ? <p>{TEXTS.waitsFor(feature)}</p> : <p>{description}</p>}
        {state === 'barred' && refusal !== null && <p>{TEXTS.needs(refusal, place)}</p>}
        <p className={styles.objectivesFoot}>
          <span>{TEXTS.types[type]}</span>
          {completedAt !== null && <span>{TEXTS.done(completedAt)}</span>}
          {state === 'barred' && <Link onClick={() => desktop.open(MARKETPLACE.id)}>{TEXTS.market}</Link>}
          {isPinned && <Link onClick={() => desktop.openFor('town')}>{TEXTS.map}</Link>}
        </p>
      </div>
      <span className={styles.objectivesReward}>{TEXTS.reward(reward)}</span>
    </li>
  );
}
