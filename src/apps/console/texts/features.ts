import type { SetFlag } from '../../../../supabase/functions/_shared/contract/index.ts';

export const FEATURE_TEXTS = {
  title: 'Features',
  name: 'feature',
  built: 'as built',
  state: 'set to',
  setAt: 'set (UTC)',
  never: '-',
  on: 'on',
  off: 'off',
  ofMode: 'as the mode',
  states: {
    build: 'As built',
    on: 'On for everyone',
    off: 'Off for everyone',
    share: 'On for a share of people',
  } satisfies Readonly<Record<SetFlag['state'], string>>,
  share: (percent: number): string => `on for ${percent}%`,
  buildMode: 'Build mode',
  set: 'Set...',
  setOf: (name: string): string => `Set ${name}`,
  stateLabel: 'Set to:',
  shareLabel: 'Share (%):',
  notAShare: 'A share is a whole number from 1 to 99.',
  save: 'Save...',
  becomes: {
    build: (name: string) => `${name} is then as it was built.`,
    on: (name: string) => `${name} is then on for everyone.`,
    off: (name: string) => `${name} is then off for everyone.`,
    share: (name: string, percent: number) =>
      `${name} is then on for ${percent}% of people, off for the others.`,
  } satisfies Readonly<Record<SetFlag['state'], (name: string, percent: number) => string>>,
  wasSet: 'It was set. Pages that are open follow at their next start or sign-in.',
} as const;
