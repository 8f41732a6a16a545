/** The window's words. */
export const SETTINGS_TEXTS = {
  title: 'Settings',
  pages: { desktop: 'Desktop', system: 'System', user: 'User' },
} as const;

export const DESKTOP_TEXTS = {
  preview: (background: string, theme: string): string => `Preview: ${background}, ${theme}`,
  sample: 'Active Window',
  background: 'Background',
  types: { image: 'Image', pattern: 'Pattern', gradient: 'Gradient' },
  color: 'Colour',
  appearance: 'Appearance',
  theme: 'Theme',
  listed: 'Schemes',
  found: 'Found',
  inactive: 'Inactive Window',
  windowText: 'Window text',
  selected: 'Selected',
  disabled: 'Disabled',
  button: 'OK',
  oldMonitor: 'Old monitor',
} as const;

export const SYSTEM_TEXTS = {
  start: 'Start-up',
  bootScreen: 'Boot screen',
  standard: 'Standard',
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

/** Names of the access levels (spec 1, section 6). */
export const LEVEL_NAMES = {
  ADMIN: 'Administrator',
  BETA: 'Beta Tester',
  COMMUNITY: 'Community Member',
} as const;
