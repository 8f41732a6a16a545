import type { Page } from '../manual.ts';
import { ACCESS } from './access.ts';
import { APPLICATIONS_I, APPLICATIONS_II, APPLICATIONS_III } from './applications.ts';
import { FLAPPY_FLUNK } from './flappyFlunk.ts';
import { FRIDAY } from './friday.ts';
import { GUM } from './gum.ts';
import { TERMINAL } from './terminal.ts';
import { TROUBLESHOOTING } from './troubleshooting.ts';
import { WELCOME } from './welcome.ts';

/** The manual's twelve pages in their order (MANUAL-1). */
export const PAGES: readonly Page[] = [
  { kind: 'cover', title: 'Cover' },
  WELCOME,
  { kind: 'contents', title: 'Table of Contents' },
  APPLICATIONS_I,
  APPLICATIONS_II,
  APPLICATIONS_III,
  ACCESS,
  GUM,
  FLAPPY_FLUNK,
  TERMINAL,
  FRIDAY,
  TROUBLESHOOTING,
];
