import { useSyncExternalStore } from 'react';
import { bundle } from '@bundles/objectives.ts';
import {
  progressOf,
  byChapter,
  nextOf,
  stateOf,
  type ObjectiveType,
} from '@shared/domain/school/objectives.ts';
import type { Objective } from '@shared/contract/school/objectives.ts';
import { isOnMap, locationOf, type EntryRefusal } from '@shared/domain/town/town.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Link } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, ScrollArea, StatusBar } from '../../../overlays/controls/panels.tsx';
import { NotRead, WithoutWallet } from '../../../overlays/controls/WindowState.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import type { ObjectivesState } from '../../../services/objectives/objectives.ts';
import { objectivesIn } from '../../../services/objectives/objectivesIn.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { MARKETPLACE } from '../../../config/links.ts';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { MARK_COLORS, MARKS } from './marks.ts';
import styles from './objectives.module.css';
import { HOUSES } from '@shared/domain/collection/collection.ts';
import type { Feature } from '../../../kernel/features.ts';
import { CLIQUE_NAMES } from '../../../overlays/collection/tokenTexts.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** What a wallet needs that is not let into the place where an objective is done (OBJECTIVE-7). */
function needs(refusal: EntryRefusal, place: string | null): string {
  const clique = place === null ? undefined : locationOf(place)?.clique;
  return refusal === 'OTHER_CLIQUE' && clique !== undefined
    ? `It takes a ${CLIQUE_NAMES[clique]} to get into the ${HOUSES[clique]}, and this wallet has none.`
    : 'It takes a Flunk, and this wallet has none.';
}

/** What opens together with a feature, by its name in the story. */
const OPENS_WITH: Readonly<Partial<Record<Feature, string>>> = {
  showPictureDay: 'Picture Day has not come yet.',
  showCutscenes: 'The night of Homecoming is not told yet.',
};

const TEXTS = {
  title: 'Objectives',
  types: { slacker: 'Slacker', overachiever: 'Overachiever' } as const satisfies Record<
    ObjectiveType,
    string
  >,
  chapter: (chapter: number): string => `Chapter ${chapter}`,
  progress: (completed: number, total: number): string => `${completed} of ${total} complete`,
  percent: (percent: number): string => `${percent}%`,
  reward: (gum: number): string => `+${gum} GUM`,
  next: 'Next',
  waitsFor: (feature: Feature | null): string =>
    (feature === null ? undefined : OPENS_WITH[feature]) ?? 'This one opens later.',
  withinReach: (count: number, total: number): string =>
    `This wallet can do ${count} of the ${total} now. The others say what they wait for.`,
  needs,
  market: 'Look at the market',
  done: (iso: string): string => `Done ${DATE.format(new Date(iso))}`,
  states: { done: 'done', open: 'open', barred: 'out of reach', later: 'opens later' },
  map: 'Show on the map',
  allDone: 'All Objectives Complete!',
  scene:
    'The top row of the bleachers at night. The Jock, the Geek, the Prep and the Freak sit together and smile; between them lies a folded red jacket, beside a soda with two straws.',
  sceneLine: 'For once nobody looks away. The seat is still kept.',
  loading: 'Asking what is left to do...',
  failed: 'The objectives could not be loaded.',
  tryAgain: 'Try again',
  noWallet:
    'Each chapter of the story has two objectives, and they pay GUM. Connect your wallet to see yours.',
  signIn: 'Sign In',
  earned: (gum: number): string => `${gum} GUM earned`,
} as const;

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
  const { services } = app;
  const { status, wallet } = useStore(services.session);
  const mode = useStore(app.mode);
  const { objectives: known, failure } = useObjectives(app);

  if (wallet === null && status !== 'restoring') return <WithoutWallet icon="objectives" texts={TEXTS} />;
  if (known === null) {
    const again = (): void => void services.objectives.refresh();
    return <NotRead icon="objectives" failure={failure} texts={TEXTS} again={again} />;
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
