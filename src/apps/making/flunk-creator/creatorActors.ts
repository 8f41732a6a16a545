import { fromPromise } from 'xstate';
import type { Result } from '@shared/kernel/result.ts';
import type { Flunk } from './flunk.ts';
import { savePicture } from './savePicture.ts';

/** The effects of the creator machine. */
export const creatorActors = {
  save: fromPromise<Result<null>, Flunk>(({ input }) => savePicture(input)),
};
