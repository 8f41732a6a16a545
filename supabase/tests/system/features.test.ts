import { expect, it } from 'vitest';
import { FeaturesAnswer, FlagsAnswer } from '@shared/contract/system/features.ts';
import { OpenRunAnswer } from '@shared/contract/arcade/games.ts';
import { Done } from '@shared/contract/values.ts';
import { OF_RULES, onPglite, onProductionEngine } from '../support/engines.ts';
import { administrator, startProduct } from '../support/product.ts';
import { walletOf, type Visitor } from '../support/visitor.ts';

onProductionEngine('features, as operators set them', (open) => {
  const product = startProduct(open);
  const set = (operator: Visitor, changes: object = {}) =>
    operator.post('/api/console/features', {
      name: 'showYearbook',
      state: 'on',
      share: null,
      reason: 'for a test',
      ...changes,
    });
  const held = async (visitor: Visitor) => (await visitor.get('/api/features')).as(FeaturesAnswer).features;
  const asBuilt = async (operator: Visitor, name: string) =>
    (await set(operator, { name, state: 'build' })).as(Done);

  it('hold for everyone at once, and are as they were built again (CONSOLE-15)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    const before = await product.visitor().get('/api/features');
    expect(before.as(FeaturesAnswer).features).toEqual({});
    expect(before.headers.get('set-cookie')).toBeNull();
    (await set(operator)).as(Done);
    (await set(operator, { name: 'buildMode', state: 'off' })).as(Done);
    const everyone = { showYearbook: true, buildMode: false };
    expect(await held(product.visitor())).toEqual(everyone);
    expect(await held(await product.member())).toEqual(everyone);
    const { flags } = (await operator.get('/api/console/features')).as(FlagsAnswer);
    expect(flags).toContainEqual({
      name: 'showYearbook',
      state: 'on',
      share: null,
      opens: null,
      set_at: product.now(),
    });
    expect(flags).toContainEqual({
      name: 'showTerminal',
      state: 'build',
      share: null,
      opens: null,
      set_at: null,
    });
    await asBuilt(operator, 'showYearbook');
    await asBuilt(operator, 'buildMode');
    expect(await held(product.visitor())).toEqual({});
  });

  it('are opened to a level, and to those of a share alone (CONSOLE-15)', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    const opens = async (visitor: Visitor) => (await visitor.get('/api/features')).as(FeaturesAnswer).opens;
    (await set(operator, { name: 'showMemeManager', opens: 'BETA' })).as(Done);
    expect(await opens(product.visitor())).toEqual({ showMemeManager: 'BETA' });
    (await set(operator, { name: 'showMemeManager', state: 'share', share: 50, opens: 'COMMUNITY' })).as(
      Done,
    );
    const members = await Promise.all(Array.from({ length: 16 }, () => product.member()));
    for (const member of members) {
      const { showMemeManager } = await held(member);
      expect(await opens(member)).toEqual(showMemeManager === true ? { showMemeManager: 'COMMUNITY' } : {});
    }
    await asBuilt(operator, 'showMemeManager');
    expect(await opens(product.visitor())).toEqual({});
  });

  it('hold for a share of people, for each the same every time', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    (await set(operator, { state: 'share', share: 50 })).as(Done);
    const guests = Array.from({ length: 24 }, () => product.visitor());
    const first = await Promise.all(guests.map(held));
    expect(new Set(first.map(({ showYearbook }) => showYearbook))).toEqual(new Set([true, false]));
    expect(await Promise.all(guests.map(held))).toEqual(first);
    const member = await product.member();
    const [once] = [await held(member)];
    expect(await held(await product.member(walletOf(member)))).toEqual(once);
    await asBuilt(operator, 'showYearbook');
  });

  it('that are switched off are refused by the server too (CONSOLE-15)', async () => {
    const operator = await administrator(product);
    const member = await product.member();
    const wallet = walletOf(member);
    const play = () => member.post('/api/games/open', { wallet, game: 'flappy-flunk', kind: 'ranked' });
    (await set(operator, { name: 'showFlappyFlunk', state: 'off' })).as(Done);
    expect((await play()).refused()).toEqual([403, 'FORBIDDEN']);
    await asBuilt(operator, 'showFlappyFlunk');
    (await play()).as(OpenRunAnswer);
  });

  it('that are nonsense are refused, and nothing changes', async (test) => {
    test.skip(open === onPglite, OF_RULES);
    const operator = await administrator(product);
    const before = (await operator.get('/api/console/features')).text;
    for (const [changes, status, code] of [
      [{ name: 'showEverything' }, 400, 'BAD_REQUEST'],
      [{ name: 'toString' }, 400, 'BAD_REQUEST'],
      [{ state: 'perhaps' }, 400, 'BAD_REQUEST'],
      [{ state: true }, 400, 'BAD_REQUEST'],
      [{ state: 'share' }, 400, 'BAD_REQUEST'],
      [{ state: 'share', share: 0 }, 400, 'BAD_REQUEST'],
      [{ state: 'share', share: 100 }, 400, 'BAD_REQUEST'],
      [{ state: 'share', share: 12.5 }, 400, 'BAD_REQUEST'],
      [{ state: 'on', share: 20 }, 400, 'BAD_REQUEST'],
      [{ state: 'off', opens: 'BETA' }, 400, 'BAD_REQUEST'],
      [{ opens: 'KING' }, 400, 'BAD_REQUEST'],
      [{ reason: '' }, 400, 'BAD_REQUEST'],
      [{ state: 'build' }, 409, 'CONFLICT'],
    ] as const) {
      expect([changes, (await set(operator, changes)).refused()]).toEqual([changes, [status, code]]);
    }
    expect((await operator.get('/api/console/features')).text).toBe(before);
  });

  it('are set by administrators alone, and by none whose session has ended or whose role was taken', async () => {
    const member = await product.member();
    expect((await set(member)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await member.get('/api/console/features')).refused()).toEqual([403, 'FORBIDDEN']);
    const wallet = walletOf(member);
    const insert = `insert into app.feature_flags (name, state) values ('showYearbook', 'on')`;
    await expect(product.db.transaction(wallet, (tx) => tx.query(insert))).rejects.toThrow();
    const operator = await administrator(product);
    await operator.post('/api/auth/sign-out', {});
    expect((await set(operator)).refused()).toEqual([401, 'UNAUTHENTICATED']);
    const demoted = await administrator(product);
    await product.db.asOwner('update app.wallets set role = null where wallet = $1', [demoted.wallet]);
    expect((await set(demoted)).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('stay known when the feature is no more: its row says nothing', async () => {
    await product.db.asOwner(`insert into app.feature_flags (name, state) values ('showDinosaurs', 'on')`);
    expect(await held(product.visitor())).toEqual({});
  });
});
