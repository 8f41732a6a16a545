import type { ObjectiveType } from '../../../supabase/functions/_shared/domain/objectives.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

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
  later: 'This chapter opens later.',
  done: (iso: string): string => `Done ${DATE.format(new Date(iso))}`,
  states: { done: 'done', open: 'open', later: 'opens later' },
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
