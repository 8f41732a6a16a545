import { HOUSES } from '@shared/domain/collection/collection.ts';
import type { ObjectiveType } from '@shared/domain/school/objectives.ts';
import { locationOf, type EntryRefusal } from '@shared/domain/town/town.ts';
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

export const OBJECTIVE_TEXTS = {
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
