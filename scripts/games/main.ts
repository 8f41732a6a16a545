import { writeFileSync } from 'node:fs';
import { GAMES_PAGE, gamesPage } from './page.ts';

/** `npm run games`: writes the page that draws how hard the games are. */
writeFileSync(new URL(`../../${GAMES_PAGE}`, import.meta.url), await gamesPage());
