import { useSyncExternalStore } from 'react';
import { bundle } from '@bundles/objectives.ts';
import { progressOf, byChapter, nextOf, stateOf } from '@shared/domain/school/objectives.ts';
import type { Objective } from '@shared/contract/school/objectives.ts';
import { isOnMap } from '@shared/domain/town/town.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, ScrollArea, StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import type { ObjectivesState } from '../../../services/objectives/objectives.ts';
import { objectivesIn } from '../../../services/objectives/objectivesIn.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { MARKETPLACE } from '../../../config/links.ts';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { OBJECTIVE_TEXTS as TEXTS } from './texts.ts';
import { MARK_COLORS, MARKS } from './marks.ts';
import styles from './objectives.module.css';

const UNSEEN = () => () => undefined;

/** The objectives, which are asked for only while the window is seen. */
function useObjectives({ services, visible }: AppContext): ObjectivesState {
  const { objectives } = services;
  const isSeen = useStore(visible);
  return useSyncExternalStore(isSeen ? objectives.subscribe : UNSEEN, objectives.get);
}

/** What each chapter asks, how far the person is, and what it paid (OBJECTIVE-3). */
function ObjectivesWindow() {
  const app = useApp();
  const { desktop, services } = app;
  const { status, wallet } = useStore(services.session);
  const mode = useStore(app.mode);
  const { objectives: known, failure } = useObjectives(app);

  if (wallet === null && status !== 'restoring') {
    return (
      <div className={styles.objectivesState}>
        <Icon name="objectives" />
        <p>{status === 'away' ? TEXTS.failed : TEXTS.noWallet}</p>
        {status === 'away' ? (
          <Button default onClick={services.online.askNow}>
            {TEXTS.tryAgain}
          </Button>
        ) : (
          <Button default onClick={() => desktop.openFor('sign-in')}>
            {TEXTS.signIn}
          </Button>
        )}
      </div>
    );
  }
  if (known === null) {
    return (
      <div className={styles.objectivesState}>
        <Icon name="objectives" />
        {failure === null ? (
          <>
            <p role="status">{TEXTS.loading}</p>
            <ProgressBar label={TEXTS.loading} />
          </>
        ) : (
          <>
            <p role="alert">{TEXTS.failed}</p>
            <Button default onClick={() => void services.objectives.refresh()}>
              {TEXTS.tryAgain}
            </Button>
          </>
        )}
      </div>
    );
  }
  const objectives = objectivesIn(mode, known);
  const { completed, total, percent, withinReach } = progressOf(objectives);
  const earned = objectives.reduce((sum, one) => sum + (one.completed ? one.reward : 0), 0);
  return (
    <>
      <div className={styles.objectives}>
        <div className={styles.objectivesHead}>
          <Icon name="objectives" />
          <div className={styles.objectivesProgress}>
            <p>
              <b>{TEXTS.progress(completed, total)}</b>
              <span>{TEXTS.percent(percent)}</span>
            </p>
            <ProgressBar label={TEXTS.progress(completed, total)} value={completed / Math.max(1, total)} />
            {withinReach < total && <p>{TEXTS.withinReach(withinReach, total)}</p>}
          </div>
        </div>
        <ScrollArea label={TEXTS.title}>
          {percent === 100 && <AllDone />}
          <ObjectiveList objectives={objectives} />
        </ScrollArea>
      </div>
      <StatusBar panels={[failure === null ? '' : TEXTS.failed, TEXTS.earned(earned)]} />
    </>
  );
}

/** What a person sees who has done everything: his four friends, and the seat that they keep free. */
function AllDone() {
  const { url, width, height } = bundle.pictures['objectives-done'];
  return (
    <section className={styles.objectivesAll} aria-label={TEXTS.allDone}>
      <div className={styles.objectivesScene}>
        <Picture {...{ url, width, height }} alt={TEXTS.scene} />
      </div>
      <h2>{TEXTS.allDone}</h2>
      <p>{TEXTS.sceneLine}</p>
    </section>
  );
}

/** The chapters with their objectives; the one that comes next stands out. */
function ObjectiveList({ objectives }: { readonly objectives: readonly Objective[] }) {
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

export default mountReact(ObjectivesWindow);
