import { STEPS_PER_SECOND } from '../supabase/functions/_shared/domain/arcade/games/game.ts';
import { MACHINE_IDS } from '../supabase/functions/_shared/domain/arcade/games/games.ts';
import { digestOf } from './support/gamesPage.ts';
import { pageScript } from './support/pageScript.ts';
import { expect, test } from './support/test.ts';

/** `npm run bench games` plays 10,000. */
const RUNS = 200;

test('runs of experts and of random input end the same in the browser and on the server (GAME-3) @desktop', async ({
  page,
}) => {
  await page.evaluate(await pageScript('gamesPage.ts'));
  for (const game of MACHINE_IDS) {
    const there = await page.evaluate(([id, runs]) => gamesPage.digestOf(id, runs), [game, RUNS] as const);
    const here = digestOf(game, RUNS);
    expect(there).toEqual(here);
    // Much of the course was played, and not its first seconds alone.
    expect(here.longest).toBe(60 * STEPS_PER_SECOND);
  }
});
