import { expect, it } from 'vitest';
import { z } from 'zod';
import { CliqueAccessAnswer, TokenAnswer, TokensAnswer } from '@shared/contract/collection/collection.ts';
import { COLLECTOR } from '../local/demo/accounts.ts';
import { demoChain, newDemoKeys } from '../local/demo/chain.ts';
import { openDemo } from '../local/demo/open.ts';
import { settleTown } from '../local/demo/town.ts';
import { onBothEngines } from './support/engines.ts';
import { startProduct } from './support/product.ts';
import { withLedger } from './support/town.ts';
import { WalletAddress } from '@shared/contract/values.ts';

const Accounts = z.object({
  success: z.literal(true),
  accounts: z.array(
    z.object({ uid: z.string(), address: WalletAddress, name: z.string(), note: z.string() }),
  ),
});
const Outcome = z.object({
  success: z.literal(true),
  transactionId: z.string(),
  status: z.enum(['pending', 'sealed', 'reverted']),
  error: z.string().nullable(),
});

const demo = await demoChain(await newDemoKeys());

onBothEngines("the demo chain's ledger", (open) => {
  const product = startProduct(withLedger(open), { demo });

  /** New accounts like those that everybody knows: full collection, geek, empty wallet, administrator. */
  async function accounts() {
    const opened = (await product.visitor().post('/demo/accounts')).as(Accounts).accounts;
    const [full, geek, empty] = opened;
    if (!full || !geek || !empty) throw new Error('too few accounts');
    return { full, geek, empty };
  }
  const send = async (account: string, intent: object) =>
    (await product.visitor().post('/demo/transactions', { account, intent })).as(Outcome);
  const graduate = (account: string, tokenId: string) => send(account, { op: 'graduate', tokenId });
  const claim = (account: string, tokenId: string) =>
    send(account, { op: 'claim-backpack', tokenId, templateId: '1', setId: '1' });
  const tokensOf = async (owner: string) =>
    (await product.visitor().get(`/api/collection/tokens?owner=${owner}&limit=100`)).as(TokensAnswer);
  const detail = async (tokenId: string) =>
    (await product.visitor().get(`/api/collection/token?collection=Flunks&tokenId=${tokenId}`)).as(
      TokenAnswer,
    );
  const has = async (address: string) =>
    (await product.visitor().get(`/demo/chain/has-collections?address=${address}`)).text;

  it('opens accounts that hold what those that everybody knows begin with (DEMO-1)', async () => {
    const { full, geek, empty } = await accounts();
    expect((await tokensOf(full.address)).counts).toEqual({ Flunks: 16, Backpack: 5 });
    expect((await tokensOf(geek.address)).counts).toEqual({ Flunks: 1, Backpack: 0 });
    expect((await tokensOf(empty.address)).total).toBe(0);
  });

  it('has rewards waiting for a staked Flunk, of which the index knows those that were claimed', async () => {
    const { full } = await accounts();
    const details = await Promise.all(
      (await tokensOf(full.address)).tokens
        .filter(({ collection }) => collection === 'Flunks')
        .map(({ tokenId }) => detail(tokenId)),
    );
    const pending = async ({ token: { tokenId } }: TokenAnswer) =>
      (await product.visitor().get(`/demo/chain/pending-rewards?collection=Flunks&tokenId=${tokenId}`)).as(
        z.object({ success: z.literal(true), pendingRewards: z.string().nullable() }),
      ).pendingRewards;
    const [staked, ...more] = details.filter(({ staking }) => staking !== null);
    const [unstaked] = details.filter(({ staking }) => staking === null);
    if (!staked || !unstaked || more.length > 0) throw new Error('not one staked Flunk');
    expect(staked.claimed_rewards).toBe('125.00000000');
    expect(Number(await pending(staked))).toBeCloseTo(25, 0);
    expect([unstaked.claimed_rewards, await pending(unstaked)]).toEqual([null, null]);
  });

  it('has a collector with much to page through, who also comes to a ledger from before, once (DEMO-1)', async () => {
    await accounts();
    const { ledger } = openDemo(product.db);
    for (const _start of ['first', 'second']) {
      await settleTown(ledger);
      expect((await tokensOf(COLLECTOR.address)).counts).toEqual({ Flunks: 300, Backpack: 100 });
    }
  });

  it('graduates a Flunk once, for its holder, and the index has it at once', async () => {
    const { geek, full } = await accounts();
    const [token] = (await tokensOf(geek.address)).tokens;
    const id = token?.tokenId ?? '';
    expect(await graduate(full.uid, id)).toMatchObject({ status: 'reverted', error: 'Not owner' });
    expect((await detail(id)).graduated).toBe(false);
    expect(await graduate(geek.uid, id)).toMatchObject({ status: 'sealed', error: null });
    const after = await detail(id);
    expect(after.graduated).toBe(true);
    expect(after.token.pixelImage).not.toBeNull();
    expect(after.token.image).not.toBe(token?.image);
    expect(await graduate(geek.uid, id)).toMatchObject({
      status: 'reverted',
      error: 'Flunk has already graduated',
    });
  });

  it('gives one backpack a Flunk, however many ask for it at once (DEMO-2)', async () => {
    const { geek, full } = await accounts();
    const [token] = (await tokensOf(geek.address)).tokens;
    const id = token?.tokenId ?? '';
    expect((await claim(full.uid, id)).error).toBe('signer is not owner of Flunk');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => claim(geek.uid, id)));
    expect(outcomes.filter(({ status }) => status === 'sealed')).toHaveLength(1);
    expect(new Set(outcomes.flatMap(({ error }) => error ?? []))).toEqual(
      new Set(['Token ID already claimed']),
    );
    expect((await tokensOf(geek.address)).counts).toEqual({ Flunks: 1, Backpack: 1 });
    expect((await detail(id)).claim).toMatchObject({ flunkTokenId: id, signer: geek.address });
  });

  it('lets the parent of a linked account act for the tokens that lie there', async () => {
    const { full } = await accounts();
    const { tokens } = await tokensOf(full.address);
    const linked = tokens.find(({ owner }) => owner !== full.address);
    expect((await graduate(full.uid, linked?.tokenId ?? '')).status).toBe('sealed');
    expect((await claim(full.uid, linked?.tokenId ?? '')).status).toBe('sealed');
    const state = await product.visitor().get(`/demo/chain/flunk?tokenId=${linked?.tokenId}`);
    const backpack = (await tokensOf(full.address)).tokens
      .filter(({ collection }) => collection === 'Backpack')
      .at(-1);
    expect(JSON.parse(state.text)).toEqual({
      success: true,
      graduated: true,
      backpackTokenId: backpack?.tokenId,
    });
    expect(backpack?.owner).toBe(full.address);
  });

  it('initializes the collections of a wallet that has none', async () => {
    const { empty } = await accounts();
    expect(await has(empty.address)).toContain('"hasCollections":false');
    expect((await send(empty.uid, { op: 'initialize-collections' })).status).toBe('sealed');
    expect(await has(empty.address)).toContain('"hasCollections":true');
  });

  it('reverts the next transaction of an account, or has it wait, when a test asks for that', async () => {
    const { empty } = await accounts();
    const fault = (next: string) => product.visitor().post('/demo/faults', { address: empty.address, next });
    await fault('revert');
    expect((await send(empty.uid, { op: 'initialize-collections' })).status).toBe('reverted');
    await fault('slow');
    const slow = await send(empty.uid, { op: 'initialize-collections' });
    expect([slow.status, await has(empty.address)]).toEqual(['pending', expect.stringContaining('false')]);
    product.passTime(6_000);
    const asked = (await product.visitor().get(`/demo/transactions?id=${slow.transactionId}`)).as(Outcome);
    expect(asked.status).toBe('sealed');
    expect(await has(empty.address)).toContain('true');
  });

  it('opens the houses of a token to who got it, and to its former holder no longer', async () => {
    const { geek, empty } = await accounts();
    const access = async (wallet: typeof geek.address) => {
      const browser = await product.member(wallet);
      await browser.post('/api/collection/refresh', { wallet });
      return (await browser.post('/api/emergency-clique-access', { wallet })).as(CliqueAccessAnswer).access
        .GEEK;
    };
    expect([await access(geek.address), await access(empty.address)]).toEqual([true, false]);
    await product.db.asOwner('update demo.tokens set owner = $2 where owner = $1', [
      geek.address,
      empty.address,
    ]);
    await product.db.asOwner(
      `insert into demo.events (height, event_index, name, fields)
       select max(height) + 1, 0, 'flow.AccountUpdated', '{}' from demo.events`,
    );
    expect(await access(geek.address)).toBe(false);
    expect(await access(empty.address)).toBe(true);
    const thief = await product.member(geek.address);
    expect((await thief.post('/api/emergency-clique-access', { wallet: empty.address })).refused()).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it('takes no transaction of another site, of an account that it has not, or that makes no sense', async () => {
    const intent = { op: 'graduate', tokenId: '1' };
    const post = (body: object, headers = {}) => product.visitor().post('/demo/transactions', body, headers);
    const foreign = await post({ account: 'geek', intent }, { origin: 'https://evil.example' });
    expect(foreign.refused()).toEqual([403, 'FORBIDDEN']);
    expect((await post({ account: 'dean', intent })).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await post({ account: 'geek', intent: { op: 'mint' } })).refused()).toEqual([400, 'BAD_REQUEST']);
  });
});
