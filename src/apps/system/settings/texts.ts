import type { MadeReport } from '@shared/contract/people/moderation.ts';
import type { Placement } from '@shared/domain/system/settings.ts';
import type { PushStanding } from '../../../services/push/push.ts';
import type { ReportReason, Writing } from '@shared/domain/people/writings.ts';

/** The window's words. */
export const SETTINGS_TEXTS = {
  title: 'Settings',
  pages: { desktop: 'Desktop', system: 'System', user: 'User', news: 'News', privacy: 'Privacy' },
} as const;

export const DESKTOP_TEXTS = {
  preview: (background: string, theme: string): string => `Preview: ${background}, ${theme}`,
  sample: 'Active Window',
  area: 'Desktop area',
  areaOf: (area: 'automatic' | number, { width, height }: { width: number; height: number }): string =>
    `${area === 'automatic' ? 'Automatic' : `${area}x`}: ${width} by ${height}`,
  background: 'Background',
  types: { image: 'Image', pattern: 'Pattern', gradient: 'Gradient' },
  picture: 'Picture...',
  fromDevice: 'From Device...',
  placement: 'Placement',
  placements: { center: 'Center', tile: 'Tile', fit: 'Fit', fill: 'Fill' } satisfies Readonly<
    Record<Placement, string>
  >,
  color: 'Color',
  appearance: 'Appearance',
  theme: 'Theme',
  listed: 'Schemes',
  found: 'Found',
  bought: 'Bought',
  inactive: 'Inactive Window',
  windowText: 'Window text',
  selected: 'Selected',
  disabled: 'Disabled',
  button: 'OK',
  winner: 'On Mondays, the winner of the Wall',
  oldMonitor: 'Old monitor',
} as const;

export const SYSTEM_TEXTS = {
  start: 'Start-up',
  bootScreen: 'Boot screen',
  standard: 'Standard',
  bought: 'Bought',
  preview: 'Preview',
  welcome: 'Show this Welcome Screen the next time you start',
  sound: 'Sound',
  volume: 'Everything',
  effects: 'Effects',
  music: 'Music',
  percent: (share: number): string => `${Math.round(share * 100)}%`,
  test: 'Test',
  testOf: (what: string): string => `Test ${what}`,
  mute: 'Mute',
  saver: 'Screen saver',
  saverWait: 'Wait',
  saverNever: 'None',
  saverAfter: (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  previewSaver: 'Preview the screen saver',
  motion: 'Motion',
  asSystem: 'As this system says',
  still: 'Reduced',
  reset: 'Reset to defaults...',
  resetTitle: 'Reset Settings',
  resetQuestion: 'Set everything back to how this desktop came? The themes that you have found stay yours.',
  resetYes: 'Reset',
  resetNo: 'Cancel',
} as const;

export const USER_TEXTS = {
  who: 'Who you are',
  guest: 'Guest',
  level: 'Access level',
  name: 'Name',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  kept: 'Settings are kept',
  onBrowser: 'on this browser',
  withAccount: 'with your account',
  synced: 'Last synced',
  notYet: 'not yet',
  seenInTown: 'Show others on the Town Map where I am',
  themes: 'Hidden themes',
  count: (found: number, of: number): string => `${found} of ${of} found`,
  unknown: '???',
  computer: 'This computer',
  drawing: 'Drawn with',
  renderers: { webgl: 'WebGL', canvas: '2D canvas' },
  screen: 'Screen',
  server: 'School computer',
  reachable: 'answers',
  gone: 'does not answer',
} as const;

export const NEWS_TEXTS = {
  guest: 'Your news is in your wallet.',
  signIn: 'Sign In',
  loading: 'Asking the school computer...',
  again: 'Try again',
  closed: 'When the desktop is closed',
  standing: {
    unsupported: 'This browser cannot tell you of news while the desktop is closed.',
    install:
      'On this device the desktop has to be on the Home Screen first: press Share, then Add to Home Screen, and open it from there.',
    unset: 'This school computer is not set up for it. Your Beeper tells you while the desktop is open.',
    denied: 'Your browser forbids it here. Allow notifications for this page in its settings.',
    off: 'Off. Your Beeper tells you while the desktop is open.',
    on: 'On: this device tells you of what you choose below.',
    ended: 'This device is told no longer: you signed out on it, or its browser ended it.',
  } satisfies Readonly<Record<PushStanding, string>>,
  nothingChosen: 'Nothing is chosen yet.',
  switchOn: 'Tell me on this device',
  switchOnAgain: 'Switch it on again',
  switchOff: 'Tell this device no longer',
  others: (count: number): string =>
    count === 1 ? 'Another device tells you.' : `${count} other devices tell you.`,
  endAll: 'End it on all devices',
  what: 'What comes',
  whatNote: 'What does not beep does not come either.',
  whatUnset: 'Nothing comes while this school computer is not set up for it.',
  beeps: 'What beeps...',
  quiet: 'Quiet hours',
  from: 'From',
  to: 'To',
  zone: (zone: string): string =>
    `By the clock of ${zone.replaceAll('_', ' ')}. What came meanwhile you are told afterwards.`,
  hour: (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`,
} as const;

export const PRIVACY_TEXTS = {
  guest: 'Whom you blocked, what you reported and what you wrote is kept with your wallet.',
  signIn: 'Sign In',
  loading: 'Asking the school computer...',
  again: 'Try again',
  failed: 'It did not work',

  blocked: 'People you have blocked',
  blockedNote: 'Neither of you sees what the other writes, or writes to the other. They are not told.',
  noneBlocked:
    'You have blocked nobody. Block is in the menu of a message, and on pages, works, comments, signatures and lines of the guest book.',
  unblock: 'Unblock',
  unblockOf: (name: string): string => `Unblock ${name}`,

  reported: 'What you have reported',
  noneReported: 'You have reported nothing.',
  report: (kind: Writing, reason: ReportReason, day: string): string => `${KINDS[kind]}, ${reason}, ${day}`,
  outcomes: {
    waiting: 'Waits to be looked at',
    removed: 'Looked at: removed',
    kept: 'Looked at: kept',
  } satisfies Readonly<Record<MadeReport['outcome'], string>>,

  opened: 'What you opened',
  openedNote:
    'Recent, in Start, lists the files that you opened last, and Run what you ran last. Only this browser knows.',
  clear: 'Clear both lists',
  cleared: 'Both lists are empty.',

  words: 'What you wrote',
  wordsNote: 'Messages, comments, signatures, works, your page and what else is kept of you, in one file.',
  download: 'Download it all',
  file: 'flunks-what-i-wrote.json',
  fetching: 'Asking the school computer...',
  remove: 'Delete it all...',
  removeTitle: 'Delete all that you wrote',
  removeQuestion:
    'Delete your messages, comments, signatures, works and reactions, your page, your bio and what you told the school and its personas? This cannot be undone. What others wrote stays, also in answer to you, and so do your name, GUM, scores and prizes, and what was reported until an operator has decided.',
  removeYes: 'Delete it all',
  removeNo: 'Keep it',
  removed: 'All that you wrote is deleted.',
} as const;

const KINDS: Readonly<Record<Writing, string>> = {
  message: 'A message',
  comment: 'A comment',
  line: 'A line of the guest book',
  signature: 'A signature',
  work: 'A work',
};
