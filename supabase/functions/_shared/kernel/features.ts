/** The features, and whether the public mode, which is shipped, has each of them on (MODE-2). */
export const PUBLIC_FEATURES = {
  showSemesterZero: true,
  showMyPlace: true,
  showFlappyFlunk: true,
  showFlunkyUppy: true,
  showGameManual: true,
  showTerminal: true,
  showCliqueAccess: true,
  showRetroTextDemo: true,
  showDeloreanTracker: true,
  showStoryManual: true,
  flappyFlunkWeekend: true,
  showMemeManager: false,
  showYearbook: false,
  showBulletinBoard: false,
  showIconAnimation: false,
  showReportCard: false,
  showPictureDay: false,
  showLoadingScreenPreview: false,
  showCutscenes: false,
  showVcrEffectsTest: false,
  showZoltarFortune: false,
  showPocketJuniors: false,
  showFlunkCreator: false,
  requireAccessCode: false,
  showAccessGate: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type Feature = keyof typeof PUBLIC_FEATURES;

// The keys are those of its type.
export const FEATURES = Object.keys(PUBLIC_FEATURES) as Feature[];
