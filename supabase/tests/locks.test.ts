import { expect, it } from 'vitest';
import { parseAddress, type Address } from '../functions/_shared/kernel/units.ts';
import { LockAttemptAnswer, LockClaimAnswer, LockStateAnswer } from '../functions/_shared/contract/locks.ts';
import { Done } from '../functions/_shared/contract/values.ts';
import { claimLock, hasClaimed, recordOpening } from '../functions/_shared/db/locks.ts';
import { LOCKS, type LockName } from '../functions/_shared/domain/locks.ts';
import { newSigningKey, sessionKeys } from '../functions/_shared/auth/keys.ts';
import { SILENT_SOURCE } from '../functions/_shared/chain/silent.ts';
import type { ChainSource } from '../functions/_shared/chain/source.ts';
import { demoChain, newDemoKeys } from '../local/demo/chain.ts';
import { seedLockCodes } from '../local/lockCodes.ts';
import { onBothEngines } from './support/engines.ts';
import { HIGH_LIMITS, newWallet, startProduct } from './support/product.ts';
import { withTown } from './support/town.ts';
import type { Visitor } from './support/visitor.ts';

function addressOf(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new Error('not an address');
  return address;
}
const FULL = addressOf('0xd300000000000001');
const GEEK = addressOf('0xd300000000000002');
const ADMINISTRATOR = addressOf('0xd300000000000004');
const demo = await demoChain(await newDemoKeys());
const proxySecret = 'a secret that proxy and server share';
const [CODE, CODE_OF_CHAPTER_2] = ['8004', '0730'];
const WRONG = '0000';

onBothEngines('a lock', (open) => {
  const product = startProduct(withTown(open), { demo, proxySecret });
  let networks = 0;
  /** Each person who tries comes from a network of their own, unless a test is about that. */
  const elsewhere = () => {
    networks += 1;
    return { 'x-forwarded-for': `2001:db8:${networks}::1`, 'x-proxy-secret': proxySecret };
  };
  const send = (browser: Visitor, lock: LockName, code: unknown, headers = elsewhere()) =>
    browser.post('/api/locks/attempt', { lock, code }, headers);
  const attempt = async (browser: Visitor, lock: LockName, code: string, headers = elsewhere()) =>
    (await send(browser, lock, code, headers)).as(LockAttemptAnswer);
  const stateOf = async (browser: Visitor, lock: LockName) =>
    (await browser.get(`/api/locks/state?lock=${lock}`, elsewhere())).as(LockStateAnswer);
  const setCodes = () => seedLockCodes(product.db, product.keys);
  const secondsLeft = ({ retryAt, now }: { readonly retryAt: string | null; readonly now: string }) =>
    retryAt === null ? null : (Date.parse(retryAt) - Date.parse(now)) / 1000;

  it('says what it knows of somebody, and what a wrong code leads to, by its own data', async () => {
    const visitor = product.visitor();
    expect(await stateOf(visitor, 'shed')).toMatchObject({
      attempts: 0,
      retryAt: null,
      opened: false,
      codeIsSet: false,
    });
    const first = await attempt(visitor, 'shed', WRONG);
    expect([first.outcome, first.attempts, secondsLeft(first), LOCKS.shed.texts[first.text]]).toEqual([
      'refused',
      1,
      10,
      'ACCESS DENIED - 10s LOCKOUT',
    ]);
    product.passTime(9_000);
    const early = await attempt(visitor, 'shed', WRONG);
    expect([early.outcome, early.attempts, secondsLeft(early), early.text]).toEqual([
      'locked-out',
      1,
      1,
      'lockedOut',
    ]);
    product.passTime(1_000);
    const second = await attempt(visitor, 'shed', WRONG);
    expect([second.outcome, second.attempts, secondsLeft(second), LOCKS.shed.texts[second.text]]).toEqual([
      'refused',
      2,
      3600,
      'ACCESS DENIED - 1 HOUR LOCKOUT',
    ]);
    expect(await stateOf(visitor, 'shed')).toMatchObject({ attempts: 2, retryAt: second.retryAt });
    expect(await stateOf(visitor, 'cellar')).toMatchObject({ attempts: 0, retryAt: null });
    const messages = ['THE DOOR RESISTS...', 'SOMETHING STIRS BELOW...', 'THE DARKNESS AWAKENS...'];
    for (const [nth, message] of messages.entries()) {
      const answer = await attempt(visitor, 'cellar', WRONG);
      expect([LOCKS.cellar.texts[answer.text], secondsLeft(answer)]).toEqual([message, [15, 30, 60][nth]]);
      product.passTime(60_000);
    }
  });

  it('without a code refuses all ten thousand', async () => {
    await setCodes();
    const member = await product.member();
    const answers = [];
    for (const code of [CODE, CODE_OF_CHAPTER_2, WRONG, '9999']) {
      answers.push((await attempt(member, 'cellar', code)).outcome);
      product.passTime(60_000);
    }
    expect(answers).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await stateOf(member, 'cellar')).toMatchObject({ opened: false, codeIsSet: false, attempts: 4 });
  });

  it('opens by the code of any chapter, to a visitor too, and remembers it of a wallet', async () => {
    await setCodes();
    const [member, visitor] = [await product.member(), product.visitor()];
    expect((await attempt(member, 'under-the-bed', WRONG)).attempts).toBe(1);
    for (const browser of [member, visitor]) {
      expect((await attempt(browser, 'under-the-bed', CODE)).outcome).toBe('opened');
    }
    expect((await attempt(member, 'under-the-bed', CODE_OF_CHAPTER_2)).outcome).toBe('opened');
    expect(await stateOf(member, 'under-the-bed')).toMatchObject({ opened: true, codeIsSet: true });
    expect((await stateOf(visitor, 'under-the-bed')).opened).toBe(false);
    const facts = await product.db.asOwner(
      'select wallet::text, fact, said_by from app.story_facts order by fact',
      [],
    );
    expect(facts).toEqual(
      ['under-the-bed', 'under-the-bed/chapter-1', 'under-the-bed/chapter-2'].map((opened) => ({
        wallet: member.wallet,
        fact: `opened:${opened}`,
        said_by: 'server',
      })),
    );
    const kept = await product.db.asOwner(
      'select wallet_address::text as wallet, username, code_entered, success from app.digital_lock_attempts order by id',
      [],
    );
    expect(kept).toEqual(
      [
        [WRONG, false],
        [CODE, true],
        [CODE_OF_CHAPTER_2, true],
      ].map(([code, success]) => ({ wallet: member.wallet, username: null, code_entered: code, success })),
    );
  });

  it('counts each of those who try at once, and looks at no code once it has locked out', async () => {
    await setCodes();
    const visitor = product.visitor();
    await stateOf(visitor, 'under-the-bed');
    const both = await Promise.all([1, 2].map(() => attempt(visitor, 'under-the-bed', WRONG)));
    expect(both.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
    const rush = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => attempt(visitor, 'under-the-bed', String(nth).padStart(4, '0'))),
    );
    expect(rush.filter(({ outcome }) => outcome === 'refused')).toHaveLength(3);
    expect(rush.filter(({ outcome }) => outcome === 'locked-out')).toHaveLength(27);
    expect((await attempt(visitor, 'under-the-bed', CODE)).outcome).toBe('locked-out');
    product.passTime(30_000);
    expect((await attempt(visitor, 'under-the-bed', CODE)).outcome).toBe('opened');
  });

  it('does not undo wrong codes by a right one, which whoever looks for another chapter’s may know', async () => {
    await setCodes();
    const [visitor, outcomes] = [product.visitor(), [] as string[]];
    for (const code of ['0001', '0002', CODE, '0003', '0004', '0005', CODE, CODE_OF_CHAPTER_2]) {
      outcomes.push((await attempt(visitor, 'under-the-bed', code)).outcome);
    }
    expect(outcomes).toEqual([
      'refused',
      'refused',
      'opened',
      'refused',
      'refused',
      'refused',
      'locked-out',
      'locked-out',
    ]);
  });

  it('locks out a network that tries with ever new cookies and wallets, and no other', async () => {
    await setCodes();
    const here = elsewhere();
    const script = Array.from({ length: 200 }, (_, nth) =>
      attempt(product.visitor(), 'under-the-bed', String(nth).padStart(4, '0'), here),
    );
    const answers = await Promise.all(script);
    expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(30);
    const member = await product.member();
    const right = await attempt(member, 'under-the-bed', CODE, here);
    expect([right.outcome, secondsLeft(right), right.attempts]).toEqual(['locked-out', 60, 0]);
    expect((await attempt(member, 'under-the-bed', CODE)).outcome).toBe('opened');
    // Once it is over, a right code makes no person wait again.
    product.passTime(60_000);
    for (const browser of [member, product.visitor(), product.visitor()]) {
      const opened = await attempt(browser, 'under-the-bed', CODE, here);
      expect([opened.outcome, opened.retryAt]).toEqual(['opened', null]);
    }
    const wrong = await attempt(member, 'under-the-bed', WRONG, here);
    expect([wrong.outcome, secondsLeft(wrong)]).toEqual(['refused', 60]);
  });

  it('forgets wrong codes after a day without one, and takes nobody’s right code for a wrong one', async () => {
    await setCodes();
    const [visitor, here] = [product.visitor(), elsewhere()];
    await attempt(visitor, 'shed', WRONG, here);
    product.passTime(86_400_000);
    expect((await stateOf(visitor, 'shed')).attempts).toBe(0);
    expect((await attempt(visitor, 'shed', WRONG, here)).attempts).toBe(1);
    for (let nth = 0; nth < 40; nth += 1) {
      expect((await attempt(product.visitor(), 'under-the-bed', CODE, here)).outcome).toBe('opened');
    }
  });

  it('believes nothing that the browser says of its state', async () => {
    await setCodes();
    const visitor = product.visitor();
    await attempt(visitor, 'shed', WRONG);
    const lies = { lock: 'shed', code: WRONG, attempts: 0, retryAt: null, opened: true, outcome: 'opened' };
    const answer = (await visitor.post('/api/locks/attempt', lies, elsewhere())).as(LockAttemptAnswer);
    expect([answer.outcome, answer.opened]).toEqual(['locked-out', false]);
    for (const code of ['', '800', '80040', 8004, '٨٠٠٤', '8 04', '80\n4', null, ['8004']]) {
      expect([code, ...(await send(visitor, 'shed', code)).refused()]).toEqual([code, 400, 'BAD_REQUEST']);
    }
    const nowhere = await visitor.post('/api/locks/attempt', { lock: 'bank', code: WRONG });
    expect(nowhere.refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('keeps no code that the database could tell, and lets nobody read what others entered', async () => {
    await setCodes();
    const hashes = async () => {
      const codes = await product.db.asOwner<{ hash: string }>('select hash from app.lock_codes', []);
      return codes.map(({ hash }) => hash);
    };
    const codes = await hashes();
    expect(new Set(codes).size).toBe(2);
    // Another server has other hashes of the same codes, so that the database alone is not enough to try all codes.
    await seedLockCodes(product.db, await sessionKeys(await newSigningKey()));
    expect((await hashes()).filter((hash) => codes.includes(hash))).toEqual([]);
    const member = await product.member();
    await attempt(member, 'under-the-bed', WRONG);
    for (const wallet of [null, member.wallet]) {
      const read = product.db.transaction(wallet, (tx) =>
        tx.query('select * from app.digital_lock_attempts'),
      );
      await expect(read).rejects.toThrow(/permission denied/);
    }
  });

  const check = async (browser: Visitor) =>
    (await browser.post('/api/check-digital-lock-claim', { walletAddress: browser.wallet })).as(
      LockClaimAnswer,
    ).hasAlreadyClaimed;
  const claim = (browser: Visitor, walletAddress = browser.wallet) =>
    browser.post('/api/claim-digital-lock', { walletAddress });

  it('is claimed once by whoever opened it and holds a Flunk, however often and at once they ask', async () => {
    await setCodes();
    const full = await product.member(FULL);
    expect((await claim(full)).refused()).toEqual([403, 'FORBIDDEN']);
    await attempt(full, 'under-the-bed', CODE);
    expect(await check(full)).toBe(false);
    const claims = await Promise.all([claim(full), claim(full), claim(full)]);
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(claims.find(({ status }) => status === 200)?.as(Done)).toEqual({ success: true });
    expect((await claim(full)).refused()).toEqual([409, 'CONFLICT']);
    expect(await check(full)).toBe(true);
    expect(await product.db.asOwner('select wallet from app.lock_claims', [])).toHaveLength(1);
  });

  it('is not claimed by what the index heard last, when the chain says that the Flunks are gone', async () => {
    await setCodes();
    const browser = await product.member(ADMINISTRATOR);
    await attempt(browser, 'under-the-bed', CODE);
    // The events of it have not come yet.
    const gone = await product.db.asOwner(
      `update demo.tokens set owner = $1 where collection = 'Flunks' and owner = $2 returning token_id`,
      [newWallet(), ADMINISTRATOR],
    );
    const held = await product.db.asOwner(
      `select token_id from app.tokens where collection = 'Flunks' and owner = $1`,
      [ADMINISTRATOR],
    );
    expect(held).toHaveLength(gone.length);
    expect(gone).not.toEqual([]);
    expect((await claim(browser)).refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('is claimed by nobody for another wallet, without a Flunk, or with one that was claimed with', async () => {
    await setCodes();
    const [geek, poor] = [await product.member(GEEK), await product.member()];
    for (const browser of [geek, poor]) await attempt(browser, 'under-the-bed', CODE);
    expect((await claim(geek, poor.wallet)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await claim(poor)).refused()).toEqual([403, 'FORBIDDEN']);
    expect((await claim(geek)).status).toBe(200);
    const bought = await product.db.asOwner(
      `update demo.tokens set owner = $1 where collection = 'Flunks' and owner = $2 returning token_id`,
      [poor.wallet, GEEK],
    );
    expect(bought).toHaveLength(1);
    expect((await claim(poor)).refused()).toEqual([403, 'FORBIDDEN']);
    expect(await check(poor)).toBe(false);
  });

  it('is claimed only where there is something to claim, and each lock by itself', async () => {
    await setCodes();
    const browser = await product.member(FULL);
    for (const [lock, status] of [
      ['shed', 404],
      ['cellar', 404],
      ['bank', 400],
    ] as const) {
      const reply = await browser.post('/api/claim-digital-lock', { walletAddress: FULL, lock });
      expect([lock, reply.status]).toEqual([lock, status]);
    }
    const [first, again, elsewhere] = await product.db.transaction(FULL, async (tx) => [
      await claimLock(tx, FULL, 'shed', { holding: 'Backpack' }),
      await claimLock(tx, FULL, 'shed', { holding: 'Backpack' }),
      await hasClaimed(tx, FULL, 'cellar'),
    ]);
    expect([first, again, elsewhere]).toEqual([true, false, false]);
    const claims = await product.db.asOwner(
      'select lock, token_id::text in (select token_id::text from app.tokens where collection = $1) as fits from app.lock_claims where lock = $2',
      ['Backpack', 'shed'],
    );
    expect(claims).toEqual([{ lock: 'shed', fits: true }]);
  });

  it('keeps what was entered of the lock that says so, and of no other', async () => {
    await setCodes();
    const member = await product.member();
    const kept = () =>
      product.db.asOwner(
        'select lock, code_entered, success from app.digital_lock_attempts where wallet_address = $1 order by id',
        [member.wallet],
      );
    await attempt(member, 'shed', WRONG);
    await attempt(member, 'under-the-bed', WRONG);
    await attempt(member, 'under-the-bed', CODE);
    expect(await kept()).toEqual([
      { lock: 'under-the-bed', code_entered: WRONG, success: false },
      { lock: 'under-the-bed', code_entered: CODE, success: true },
    ]);
  });
});

onBothEngines('a claim, while the chain does not answer,', (open) => {
  let asked = 0;
  const source: ChainSource = {
    ...SILENT_SOURCE,
    async holdings(wallet) {
      asked += 1;
      return SILENT_SOURCE.holdings(wallet);
    },
  };
  const route = 'POST /api/claim-digital-lock';
  const product = startProduct(open, { source, limits: { ...HIGH_LIMITS, [route]: 5 } });

  it('reads the chain only where the wallet has opened the lock, and so often a minute', async () => {
    const member = await product.member();
    const claim = async (lock: LockName) =>
      (await member.post('/api/claim-digital-lock', { walletAddress: member.wallet, lock })).status;
    expect([await claim('shed'), await claim('under-the-bed'), asked]).toEqual([404, 403, 0]);
    const wallet = addressOf(member.wallet ?? '');
    await product.db.transaction(wallet, (tx) => recordOpening(tx, wallet, 'under-the-bed', 1));
    expect([await claim('under-the-bed'), asked]).toEqual([503, 1]);
    await product.db.asOwner(
      `insert into app.lock_claims (lock, wallet, token_id) values ('under-the-bed', $1, 1)`,
      [wallet],
    );
    expect([await claim('under-the-bed'), asked]).toEqual([409, 1]);
    expect([await claim('under-the-bed'), await claim('under-the-bed')]).toEqual([409, 429]);
  });
});
