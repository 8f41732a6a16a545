import { expect, it } from 'vitest';
import { BoardAnswer, RunAnswer } from '@shared/contract/arcade/games.ts';
import { courseFrom } from '@shared/domain/arcade/games/course.ts';
import { MACHINE_IDS } from '@shared/domain/arcade/games/games.ts';
import { decodeInput } from '@shared/domain/arcade/games/inputLog.ts';
import { fromBase64 } from '@shared/kernel/base64.ts';
import { replay } from '@shared/domain/arcade/games/replay.ts';
import { rulesOf } from '@shared/domain/arcade/games/rules.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { playArcade } from '../../local/demo/arcade.ts';
import { onBothEngines } from '../support/engines.ts';
import { startProduct } from '../support/product.ts';

onBothEngines('the demo’s arcade', (open) => {
  const product = startProduct(open);
  const now = () => epochMs(Date.parse(product.now()));
  const boardOf = async (game: string, board: string) =>
    (await product.visitor().get(`/api/games/board?game=${game}&board=${board}`)).as(BoardAnswer);

  it('lists runs that were really played: each ends by the rules as its board says', async () => {
    await playArcade(product.db, now());
    for (const game of MACHINE_IDS) {
      const rules = rulesOf(game);
      expect((await boardOf(game, 'today')).total).toBeGreaterThan(4);
      for (const board of ['all', 'yesterday', 'challenge-4']) {
        const { entries } = await boardOf(game, board);
        expect(entries.length).toBeGreaterThan(4);
        expect(entries[0]?.score).toBeGreaterThan(10);
        for (const { run, score } of entries.slice(0, 2)) {
          const record = (await product.visitor().get(`/api/games/run?run=${run ?? ''}`)).as(RunAnswer);
          const log = decodeInput(fromBase64(record.log) ?? new Uint8Array(), record.steps) ?? [];
          expect(replay(rules, courseFrom(record.seeds), log, record.steps).score).toBe(score);
        }
      }
    }
  });

  it('is the same after another start, and has a new run of the day the next day', async () => {
    const before = await boardOf('flappy-flunk', 'all');
    await playArcade(product.db, now());
    expect(await boardOf('flappy-flunk', 'all')).toEqual(before);
    product.passTime(24 * 60 * 60_000);
    expect((await boardOf('flappy-flunk', 'today')).total).toBe(0);
    await playArcade(product.db, now());
    expect((await boardOf('flappy-flunk', 'today')).total).toBeGreaterThan(5);
    expect((await boardOf('flappy-flunk', 'all')).entries).toEqual(before.entries);
  });
});
