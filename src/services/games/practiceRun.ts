import { practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { store } from '../../kernel/store.ts';
import type { GameRun, Standing } from './gameRun.ts';

/** A run that counts for nothing, over a course that follows from the seed. */
export const practiceRun = (seed: string): GameRun => ({
  id: null,
  kind: 'practice',
  triesLeft: null,
  course: (chunk) => seededRandom(practiceChunkSeed(seed, chunk)),
  standing: store<Standing>('practice'),
  reason: () => null,
  played: () => undefined,
  abandon: () => undefined,
  close: async () => ({ status: 'practice', best: null, isBest: false, rank: null, message: null }),
});
