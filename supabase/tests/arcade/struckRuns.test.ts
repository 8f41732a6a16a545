import { expect, it } from 'vitest';
import { BoardAnswer } from '@shared/contract/arcade/games.ts';
import { StruckRunsAnswer } from '@shared/contract/arcade/scores.ts';
import { Done } from '@shared/contract/values.ts';
import { arcade } from '../support/arcade.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

onPostgresAlone('a run that an operator strikes out', (open) => {
  const product = startProduct(open);
  const games = arcade(product);
  const strike = (operator: Visitor, run: string) =>
    operator.post('/api/console/strike-run', { run, reason: 'played by a program' });
  const restore = (operator: Visitor, run: string) =>
    operator.post('/api/console/restore-run', { run, reason: 'it was played by hand' });
  const watch = (run: string) => product.visitor().get(`/api/games/run?run=${run}`);
  const confirm = (browser: Visitor, { run, score }: { readonly run: string; readonly score: number }) =>
    browser.post('/api/flappyflunk-score', { wallet: browser.wallet, run, score });
  const listed = async (browser: Visitor, board: string) =>
    (await games.board(browser, board)).as(BoardAnswer).entries.map(({ run }) => run);
  const struck = async (operator: Visitor) =>
    (await operator.get('/api/console/struck-runs')).as(StruckRunsAnswer).runs;

  it('is on no board any more, is listed as struck, and comes back when that is undone (CONSOLE-12, RUN-9)', async () => {
    const player = await product.member();
    const { played } = await games.finish(player, 16);
    const operator = await administrator(product);
    const before = (await games.board(player)).as(BoardAnswer).entries;
    expect(await listed(player, 'all')).toContain(played.run);
    expect([(await watch(played.run)).status, (await confirm(player, played)).status]).toEqual([200, 200]);
    (await strike(operator, played.run)).as(Done);
    expect(await listed(player, 'all')).not.toContain(played.run);
    expect((await watch(played.run)).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await confirm(player, played)).status).not.toBe(200);
    expect(await struck(operator)).toMatchObject([
      { run: played.run, wallet: walletOf(player), score: played.score },
    ]);
    expect((await strike(operator, played.run)).refused()).toEqual([404, 'NOT_FOUND']);
    (await restore(operator, played.run)).as(Done);
    expect((await games.board(player)).as(BoardAnswer).entries).toEqual(before);
    expect([(await watch(played.run)).status, (await confirm(player, played)).status]).toEqual([200, 200]);
    expect(await struck(operator)).toEqual([]);
    expect((await restore(operator, played.run)).refused()).toEqual([404, 'NOT_FOUND']);
  });

  it('leaves room for an honest run, and does not come back over a better one (CONSOLE-12)', async () => {
    const player = await product.member();
    const first = (await games.finish(player, 12)).played;
    const operator = await administrator(product);
    (await strike(operator, first.run)).as(Done);
    const { played: better } = await games.finish(player, 20);
    expect(better.score).toBeGreaterThan(first.score);
    (await restore(await administrator(product), first.run)).as(Done);
    const runs = await listed(player, 'all');
    expect([runs.includes(better.run), runs.includes(first.run)]).toEqual([true, false]);
  });

  it('is struck by no caller but an administrator, by any way', async () => {
    const player = await product.member();
    const { played } = await games.finish(player, 12);
    expect((await strike(player, played.run)).refused()).toEqual([403, 'FORBIDDEN']);
    const [row] = await product.db.transaction(walletOf(player), (tx) =>
      tx.query('select app.strike_run($1::text::uuid) as done', [played.run]),
    );
    expect(row).toEqual({ done: false });
    expect(await listed(player, 'all')).toContain(played.run);
    const nonsense = await (
      await administrator(product)
    ).post('/api/console/strike-run', { run: '1', reason: 'abc' });
    expect(nonsense.refused()).toEqual([400, 'BAD_REQUEST']);
  });
});
