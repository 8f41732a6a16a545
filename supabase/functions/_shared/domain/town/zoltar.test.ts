import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../kernel/units.ts';
import { FORTUNES, WINNING_FORTUNES } from './fortunes.ts';
import { checkPlay, commitmentOf, draw, isPlayerSeed, outcomeOf, type ZoltarPlay } from './zoltar.ts';

const wallet = parseAddress('0x00000000000000a1') ?? expect.unreachable();
const serverSeed = 'ab'.repeat(32);
const playerSeed = '0123456789abcdef';

const hex = (number: bigint) => number.toString(16).padStart(64, '0');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a draw of Zoltar', () => {
  it('is the hash of both seeds, the wallet and the number of the play (ZOLTAR-2)', async () => {
    const { sum } = await draw({ serverSeed, playerSeed, wallet, playNumber: 7 });
    expect(sum).toBe(sha256(`${serverSeed}:${playerSeed}:${wallet}:7`));
    expect(await commitmentOf(serverSeed)).toBe(sha256(serverSeed));
  });

  it('is another one where any of the four is another', async () => {
    const one = { serverSeed, playerSeed, wallet, playNumber: 1 };
    const sums = await Promise.all(
      [
        one,
        { ...one, serverSeed: 'ba'.repeat(32) },
        { ...one, playerSeed: `${playerSeed}0` },
        { ...one, wallet: parseAddress('0x00000000000000a2') ?? expect.unreachable() },
        { ...one, playNumber: 2 },
      ].map(async (from) => (await draw(from)).sum),
    );
    expect(new Set(sums).size).toBe(5);
  });

  it('wins for every thirtieth sum exactly, and leaves out those that would make a win likelier (ZOLTAR-2)', () => {
    const wins = Array.from({ length: 1920 }, (_, sum) => outcomeOf(hex(BigInt(sum)))?.won);
    expect(wins.filter(Boolean)).toHaveLength(64);
    const left = 2n ** 256n % 1920n;
    expect(outcomeOf(hex(2n ** 256n - left))).toBeNull();
    expect(outcomeOf(hex(2n ** 256n - left - 1n))?.won).toBe(false);
    expect(outcomeOf(hex(2n ** 256n - left - 30n))?.won).toBe(true);
  });

  it('wins one in thirty, within four standard deviations of 20,000 draws (ZOLTAR-1)', async () => {
    const draws = 20_000;
    let wins = 0;
    for (let playNumber = 1; playNumber <= draws; playNumber += 1) {
      if ((await draw({ serverSeed, playerSeed, wallet, playNumber })).won) wins += 1;
    }
    expect(Math.abs(wins - draws / 30)).toBeLessThan(4 * Math.sqrt((draws * 29) / 900));
  });

  it('gives each fortune as often as the others', () => {
    const given = Array.from({ length: 1920 }, (_, sum) => outcomeOf(hex(BigInt(sum))));
    const timesOf = (won: boolean, length: number) =>
      Array.from(
        { length },
        (_, fortune) => given.filter((one) => one?.won === won && one.fortune === fortune).length,
      );
    expect(new Set(timesOf(false, FORTUNES.length))).toEqual(new Set([29]));
    expect(new Set(timesOf(true, WINNING_FORTUNES.length))).toEqual(new Set([8]));
  });

  it('refuses seeds and numbers that no play has', async () => {
    const one = { serverSeed, playerSeed, wallet, playNumber: 1 };
    for (const wrong of [{ serverSeed: 'ab' }, { playerSeed: 'a:b:c:d:e' }, { playNumber: 0 }]) {
      await expect(draw({ ...one, ...wrong })).rejects.toThrow(RangeError);
    }
    expect(['', 'short', 'with space 1', 'x'.repeat(65)].some(isPlayerSeed)).toBe(false);
  });
});

describe('a play that is worked out again', () => {
  const play = async (): Promise<ZoltarPlay> => ({
    serverSeed,
    playerSeed,
    playNumber: 3,
    commitment: sha256(serverSeed),
    ...(await draw({ serverSeed, playerSeed, wallet, playNumber: 3 })),
  });

  it('matches', async () => {
    expect(await checkPlay(await play(), wallet)).toEqual({ keptPromise: true, sameDraw: true });
  });

  it('does not where the server changed its seed, the sum, the win or the fortune', async () => {
    const honest = await play();
    const other = 'cd'.repeat(32);
    expect(await checkPlay({ ...honest, serverSeed: other }, wallet)).toEqual({
      keptPromise: false,
      sameDraw: false,
    });
    const again = await draw({ serverSeed: other, playerSeed, wallet, playNumber: 3 });
    expect(await checkPlay({ ...honest, serverSeed: other, ...again }, wallet)).toEqual({
      keptPromise: false,
      sameDraw: true,
    });
    for (const lie of [{ won: !honest.won }, { fortune: honest.fortune + 1 }, { sum: 'ef'.repeat(32) }]) {
      expect((await checkPlay({ ...honest, ...lie }, wallet)).sameDraw).toBe(false);
    }
  });
});

it('the fortunes that people keep on cards stay as they are', () => {
  expect(sha256([...FORTUNES, ...WINNING_FORTUNES].join('\n'))).toBe(
    '85f6131131536396fad9f73b02c7409d98bf30d98ba17df27a8c804076e5deb1',
  );
  expect(new Set([...FORTUNES, ...WINNING_FORTUNES]).size).toBe(72);
});
