import { useSyncExternalStore } from 'react';
import { bundle } from '@bundles/objectives.ts';
import { progressOf } from '@shared/domain/school/objectives.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, ScrollArea, StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import type { ObjectivesState } from '../../../services/objectives/objectives.ts';
import { objectivesIn } from '../../../services/objectives/objectivesIn.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { ObjectiveList } from './ObjectiveList.tsx';
import { OBJECTIVE_TEXTS as TEXTS } from './texts.ts';
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

export default mountReact(ObjectivesWindow);
