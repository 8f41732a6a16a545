import type { Chapter } from '../scene.ts';
import { homecoming } from './homecoming.ts';
import { intro } from './intro.ts';
import { soFar } from './soFar.ts';

/** Every chapter of the story, in the order in which it is told. */
export const CHAPTERS: readonly [Chapter, ...Chapter[]] = [intro, soFar, homecoming];
