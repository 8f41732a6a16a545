import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES_PAGE, gamesPage } from './page.ts';

it('the page about the games draws their curves as they are (npm run games) (GAME-3)', async () => {
  const found = readFileSync(new URL(`../../${GAMES_PAGE}`, import.meta.url), 'utf8');
  expect(found).toBe(await gamesPage());
});
