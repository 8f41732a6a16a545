import { toHex } from '../../kernel/hex.ts';
import type { Address } from '../../kernel/units.ts';
import { FORTUNES, WINNING_FORTUNES } from './fortunes.ts';

/** What a play costs and what a won one pays, in GUM: the rows of `zoltar_play` and `zoltar_win` in app.gum_sources. */
export const ZOLTAR_COST = 10;
export const ZOLTAR_PRIZE = 250;
/** One play in so many wins. */
export const ZOLTAR_ONE_IN = 30;

/** What a person with less GUM than a play costs is told. */
export const TOO_LITTLE_GUM = 'You need at least 10 GUM to consult the mystical Zoltar!';

/** What a draw is made of. The server promises its seed before it hears the player's, so that neither can choose the sum. */
export interface DrawOf {
  /** 32 bytes, as 64 lower-case hex digits. */
  readonly serverSeed: string;
  readonly playerSeed: string;
  readonly wallet: Address;
  /** The wallet's first play is 1. */
  readonly playNumber: number;
}

/** What a draw says. */
export interface Drawn {
  readonly won: boolean;
  /** The number of its fortune, from 0, in FORTUNES or of a won play in WINNING_FORTUNES. */
  readonly fortune: number;
}

/** A play as the server tells of it. */
export interface ZoltarPlay extends Omit<DrawOf, 'wallet'>, Drawn {
  /** The server's promise: the hash of its seed. */
  readonly commitment: string;
  readonly sum: string;
}

const SERVER_SEED = /^[0-9a-f]{64}$/;
const PLAYER_SEED = /^[0-9A-Za-z-]{8,64}$/;

/** Whether a text may be a player's seed: 8 to 64 letters, digits and dashes. */
export const isPlayerSeed = (text: string): boolean => PLAYER_SEED.test(text);

/** A player's seed from 16 random bytes. */
export const playerSeedOf = (bytes: Uint8Array): string => toHex(bytes.subarray(0, 16));

/** SHA-256 of a text in UTF-8, as 64 lower-case hex digits: what `printf %s text | sha256sum` prints. */
async function hashOf(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** What the server promises of its seed before a play. */
export const commitmentOf = (serverSeed: string): Promise<string> => hashOf(serverSeed);

/** The text whose hash is the sum of a draw. */
export const drawnText = ({ serverSeed, playerSeed, wallet, playNumber }: DrawOf): string =>
  `${serverSeed}:${playerSeed}:${wallet}:${playNumber}`;

const OUTCOMES = BigInt(ZOLTAR_ONE_IN * FORTUNES.length);
/** The sums from here on would make the small remainders likelier. */
const END = 2n ** 256n - (2n ** 256n % OUTCOMES);

/** What a sum says: won where it divides by 30, and by the quotient which fortune. Null: it says nothing. */
export function outcomeOf(sum: string): Drawn | null {
  const number = BigInt(`0x${sum}`);
  if (number >= END) return null;
  const won = number % BigInt(ZOLTAR_ONE_IN) === 0n;
  const fortunes = won ? WINNING_FORTUNES : FORTUNES;
  return { won, fortune: Number((number / BigInt(ZOLTAR_ONE_IN)) % BigInt(fortunes.length)) };
}

/**
 * The draw (ZOLTAR-2), the same on server and page: the hash of both seeds, the wallet and the number of the play,
 * hashed again as long as it says nothing. Throws a RangeError for what cannot have been drawn.
 */
export async function draw(from: DrawOf): Promise<Drawn & { readonly sum: string }> {
  const { serverSeed, playerSeed, playNumber } = from;
  if (!SERVER_SEED.test(serverSeed) || !isPlayerSeed(playerSeed)) throw new RangeError('not two seeds');
  if (!Number.isSafeInteger(playNumber) || playNumber < 1) throw new RangeError('not the number of a play');
  for (let sum = await hashOf(drawnText(from)); ; sum = await hashOf(sum)) {
    const outcome = outcomeOf(sum);
    if (outcome !== null) return { ...outcome, sum };
  }
}

/** What a play is found to be when it is worked out again. */
export interface PlayCheck {
  /** The server's seed is the one that it had promised. */
  readonly keptPromise: boolean;
  /** Sum, win and fortune are those of the draw. */
  readonly sameDraw: boolean;
}

/** Works a play of the wallet out again. */
export async function checkPlay(play: ZoltarPlay, wallet: Address): Promise<PlayCheck> {
  const promised = await commitmentOf(play.serverSeed);
  const again = await draw({ ...play, wallet }).catch((): null => null);
  return {
    keptPromise: promised === play.commitment,
    sameDraw: again?.sum === play.sum && again.won === play.won && again.fortune === play.fortune,
  };
}

/** The words of a card. A number that no list has gives the first: a card is never without words. */
export const fortuneOf = ({ won, fortune }: Drawn): string => {
  const list = won ? WINNING_FORTUNES : FORTUNES;
  return list[fortune] ?? list[0] ?? '';
};
