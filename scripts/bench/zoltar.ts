import { draw, ZOLTAR_ONE_IN } from '../../supabase/functions/_shared/domain/town/zoltar.ts';
import { parseAddress } from '../../supabase/functions/_shared/kernel/units.ts';
import { head, percent, say, sayPromised, seconds } from './figures.ts';

const DRAWS = 1_000_000;
const AT_ONCE = 1_000;
const MOST_DEVIATIONS = 4;
const SERVER_SEED = '1995'.repeat(16);
const PLAYER_SEED = 'boardwalk-1995';

/** A million draws of one seed: how many won, and how far that is from one in thirty. */
export async function benchZoltar(): Promise<void> {
  const wallet = parseAddress('0x00000000000000a1');
  if (wallet === null) throw new Error('not an address');
  const started = performance.now();
  let wins = 0;
  for (let first = 1; first <= DRAWS; first += AT_ONCE) {
    const drawn = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, nth) =>
        draw({ serverSeed: SERVER_SEED, playerSeed: PLAYER_SEED, wallet, playNumber: first + nth }),
      ),
    );
    wins += drawn.filter(({ won }) => won).length;
  }
  const chance = 1 / ZOLTAR_ONE_IN;
  const deviation = Math.sqrt(DRAWS * chance * (1 - chance));
  head(`Zoltar, ${DRAWS.toLocaleString('en')} draws`);
  say('won', `${wins.toLocaleString('en')}, ${percent(wins / DRAWS)}`);
  const away = (wins - DRAWS * chance) / deviation;
  sayPromised(
    'from one in thirty',
    `${away.toFixed(2)} standard deviations, ${MOST_DEVIATIONS} at most`,
    Math.abs(away) <= MOST_DEVIATIONS,
  );
  say('time', seconds((performance.now() - started) / 1000));
}
