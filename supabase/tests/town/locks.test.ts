import { expect, it } from 'vitest';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { LockAttemptAnswer, LockClaimAnswer, LockStateAnswer } from '@shared/contract/town/locks.ts';
import { Done } from '@shared/contract/values.ts';
import { recordOpening } from '@shared/db/town/locks.ts';
import { LOCKS, type LockName } from '@shared/domain/town/locks.ts';
import { lockCodeHash, newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import { demoChain, newDemoKeys } from '../../local/demo/chain.ts';
import { seedLockCodes } from '../../local/lockCodes.ts';
import { onProductionEngine } from '../support/engines.ts';
import { newWallet, startProduct } from '../support/product.ts';
import { withoutOwnCodes, withTown } from '../support/town.ts';
import type { Visitor } from '../support/visitor.ts';

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
onProductionEngine('a lock', (open) => {
  const product = startProduct(withoutOwnCodes(withTown(open)), { demo, proxySecret });
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
  /** A person who may enter every place: a member whose wallet is linked to one that holds everything. */
  const holder = async () => {
    const member = await product.member();
    await product.db.asOwner('insert into app.linked_wallets (wallet, linked) values ($1, array[$2])', [
      member.wallet,
      FULL,
    ]);
    return member;
  };
  const secondsLeft = ({ retryAt, now }: { readonly retryAt: string | null; readonly now: string }) =>
    retryAt === null ? null : (Date.parse(retryAt) - Date.parse(now)) / 1000;

  it('says what it knows of somebody, and what a wrong code leads to, by its own data (LOCK-3)', async () => {
    const person = await holder();
    expect(await stateOf(person, 'shed')).toMatchObject({
      attempts: 0,
      retryAt: null,
      opened: false,
      codeIsSet: false,
    });
    const first = await attempt(person, 'shed', WRONG);
    expect([first.outcome, first.attempts, secondsLeft(first), LOCKS.shed.texts[first.text]]).toEqual([
      'refused',
      1,
      10,
      'ACCESS DENIED - 10s LOCKOUT',
    ]);
    product.passTime(9_000);
    const early = await attempt(person, 'shed', WRONG);
    expect([early.outcome, early.attempts, secondsLeft(early), early.text]).toEqual([
      'locked-out',
      1,
      1,
      'lockedOut',
    ]);
    product.passTime(1_000);
    const second = await attempt(person, 'shed', WRONG);
    expect([second.outcome, second.attempts, secondsLeft(second), LOCKS.shed.texts[second.text]]).toEqual([
      'refused',
      2,
      10,
      'ACCESS DENIED - 10s LOCKOUT',
    ]);
    expect(await stateOf(person, 'shed')).toMatchObject({ attempts: 2, retryAt: second.retryAt });
    expect(await stateOf(person, 'cellar')).toMatchObject({ attempts: 0, retryAt: null });
    const messages = ['THE DOOR RESISTS...', 'SOMETHING STIRS BELOW...', 'THE DARKNESS AWAKENS...'];
    for (const [nth, message] of messages.entries()) {
      const answer = await attempt(person, 'cellar', WRONG);
      expect([LOCKS.cellar.texts[answer.text], secondsLeft(answer)]).toEqual([message, [15, 30, 60][nth]]);
      product.passTime(60_000);
    }
  });

  it('without a code refuses all ten thousand (LOCK-2)', async () => {
    await setCodes();
    const member = await holder();
    const answers = [];
    for (const code of [CODE, CODE_OF_CHAPTER_2, WRONG, '9999']) {
      answers.push((await attempt(member, 'cellar', code)).outcome);
      product.passTime(60_000);
    }
    expect(answers).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await stateOf(member, 'cellar')).toMatchObject({ opened: false, codeIsSet: false, attempts: 4 });
  });

  it('opens by the code of any chapter, and remembers it of a wallet (LOCK-10, STORY-3)', async () => {
    await setCodes();
    const member = await holder();
    expect((await attempt(member, 'under-the-bed', WRONG)).attempts).toBe(1);
    for (const code of [CODE, CODE_OF_CHAPTER_2]) {
      expect((await attempt(member, 'under-the-bed', code)).outcome).toBe('opened');
    }
    expect(await stateOf(member, 'under-the-bed')).toMatchObject({ opened: true, codeIsSet: true });
    const facts = await product.db.asOwner(
      'select wallet::text, fact, said_by from app.story_facts order by fact',
      [],
    );
    const opened = ['', '/chapter-1', '/chapter-2'].map((by) => `opened:under-the-bed${by}`);
    expect(facts).toEqual(
      [...opened, 'won:key-117'].map((fact) => ({ wallet: member.wallet, fact, said_by: 'server' })),
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

  it('is tried by nobody who may not enter its place, whatever the code is, and says so (LOCK-15)', async () => {
    await setCodes();
    const [visitor, stranger, geek] = [product.visitor(), await product.member(), await product.member(GEEK)];
    for (const [browser, lock, refusal] of [
      [visitor, 'under-the-bed', 'NO_WALLET'],
      [stranger, 'under-the-bed', 'OTHER_CLIQUE'],
      [stranger, 'cellar', 'NO_FLUNK'],
      [geek, 'under-the-bed', 'OTHER_CLIQUE'],
    ] as const) {
      const refused = (await send(browser, lock, CODE)).refused();
      expect([lock, ...refused]).toEqual([lock, 403, 'FORBIDDEN']);
      expect(await stateOf(browser, lock)).toMatchObject({ refusal, attempts: 0, opened: false });
    }
    expect((await attempt(geek, 'shed', WRONG)).outcome).toBe('refused');
    expect((await stateOf(geek, 'shed')).refusal).toBeNull();
    const counted = await product.db.asOwner(
      `select subject from app.lock_failures where subject in ($1, $2) and lock <> 'shed'`,
      [`wallet:${stranger.wallet ?? ''}`, `wallet:${GEEK}`],
    );
    expect(counted).toEqual([]);
  });

  it('counts each of those who try at once, and looks at no code once it has locked out (LOCK-8)', async () => {
    await setCodes();
    const person = await holder();
    await stateOf(person, 'under-the-bed');
    const both = await Promise.all([1, 2].map(() => attempt(person, 'under-the-bed', WRONG)));
    expect(both.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
    const rush = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => attempt(person, 'under-the-bed', String(nth).padStart(4, '0'))),
    );
    expect(rush.filter(({ outcome }) => outcome === 'refused')).toHaveLength(3);
    expect(rush.filter(({ outcome }) => outcome === 'locked-out')).toHaveLength(27);
    expect((await attempt(person, 'under-the-bed', CODE)).outcome).toBe('locked-out');
    product.passTime(30_000);
    expect((await attempt(person, 'under-the-bed', CODE)).outcome).toBe('opened');
  });

  it('does not undo wrong codes by a right one, which whoever looks for another chapter’s may know', async () => {
    await setCodes();
    const [person, outcomes] = [await holder(), [] as string[]];
    for (const code of ['0001', '0002', CODE, '0003', '0004', '0005', CODE, CODE_OF_CHAPTER_2]) {
      outcomes.push((await attempt(person, 'under-the-bed', code)).outcome);
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

  it('counts a wallet wherever it asks from, and whatever cookies it throws away (LOCK-8)', async () => {
    const first = await holder();
    expect((await attempt(first, 'shed', WRONG)).outcome).toBe('refused');
    const elsewhereSignedIn = await product.member(addressOf(first.wallet ?? ''));
    expect(elsewhereSignedIn.cookies.get('visitor')).not.toBe(first.cookies.get('visitor') ?? 'none');
    const again = await attempt(elsewhereSignedIn, 'shed', WRONG);
    expect([again.outcome, again.attempts]).toEqual(['locked-out', 1]);
  });

  it('lets those wait longer who guess with the wallets of one network, and nobody who has not guessed (LOCK-8)', async () => {
    await setCodes();
    const here = elsewhere();
    const guesser = await holder();
    expect((await attempt(guesser, 'under-the-bed', WRONG, here)).retryAt).toBeNull();
    await product.db.asOwner(
      `update app.lock_failures set failures = 30 where lock = 'under-the-bed' and subject = $1`,
      [`network:2001:db8:${networks}:0::/64`],
    );
    const late = await attempt(guesser, 'under-the-bed', CODE, here);
    expect([late.outcome, late.attempts, secondsLeft(late)]).toEqual(['locked-out', 1, 60]);
    const classmate = await holder();
    const wrong = await attempt(classmate, 'under-the-bed', WRONG, here);
    expect([wrong.outcome, secondsLeft(wrong)]).toEqual(['refused', 60]);
    const right = await attempt(await holder(), 'under-the-bed', CODE, here);
    expect([right.outcome, right.retryAt]).toEqual(['opened', null]);
    // It is the wrong codes from here that count: somewhere else the same wallet does not wait for them.
    expect((await attempt(guesser, 'under-the-bed', CODE)).outcome).toBe('opened');
    product.passTime(60_000);
    expect((await attempt(classmate, 'under-the-bed', CODE, here)).outcome).toBe('opened');
  });

  it('lets those wait longer who guess from a /48, of which each code comes from another /64 (LOCK-8)', async () => {
    const from = (subnet: number) => ({
      'x-forwarded-for': `2001:db8:ffff:${subnet.toString(16)}::1`,
      'x-proxy-secret': proxySecret,
    });
    await setCodes();
    const guesser = await holder();
    const guess = (lock: LockName, subnet: number) => attempt(guesser, lock, WRONG, from(subnet));
    for (const lock of ['under-the-bed', 'cellar'] as const) {
      await guess(lock, 0);
      product.passTime(15_000);
      expect((await guess(lock, 0x1000)).outcome).toBe('refused');
    }
    await product.db.asOwner(
      `update app.lock_failures set failures = 480 where subject = 'network:2001:db8:ffff::/48'`,
    );
    expect((await guess('under-the-bed', 0x2000)).outcome).toBe('locked-out');
    // The cellar has no code: there is nothing to guess, and no crowd makes anyone wait.
    product.passTime(30_000);
    expect((await guess('cellar', 0x2000)).outcome).toBe('refused');
  });

  it('lets those who guess wait longer once there are a hundred wrong codes in an hour from anywhere', async () => {
    await setCodes();
    product.passTime(3_600_000);
    const guesser = await holder();
    expect((await attempt(guesser, 'under-the-bed', WRONG)).retryAt).toBeNull();
    await product.db.asOwner(
      `update app.lock_failures set failures = 99 where lock = 'under-the-bed' and subject = 'all'`,
    );
    const hundredth = await attempt(guesser, 'under-the-bed', WRONG);
    expect([hundredth.outcome, secondsLeft(hundredth)]).toEqual(['refused', 300]);
    expect((await attempt(guesser, 'under-the-bed', CODE)).outcome).toBe('locked-out');
    expect((await attempt(await holder(), 'under-the-bed', CODE)).outcome).toBe('opened');
    product.passTime(300_000);
    expect((await attempt(guesser, 'under-the-bed', CODE)).outcome).toBe('opened');
  });

  it('locks out no longer than it says where the clock of the database is set back (LOCK-9)', async () => {
    const person = await holder();
    await attempt(person, 'shed', WRONG);
    await product.db.asOwner(
      `update app.lock_failures set failed_at = failed_at + interval '2 hours' where lock = 'shed'`,
    );
    const early = await attempt(person, 'shed', WRONG);
    expect([early.outcome, secondsLeft(early)]).toEqual(['locked-out', 10]);
    product.passTime(10_000);
    expect((await attempt(person, 'shed', WRONG)).outcome).toBe('refused');
  });

  it('forgets wrong codes after a day without one, and takes nobody’s right code for a wrong one (LOCK-9)', async () => {
    await setCodes();
    const [person, here] = [await holder(), elsewhere()];
    await attempt(person, 'shed', WRONG, here);
    product.passTime(86_400_000);
    const later = await product.member(addressOf(person.wallet ?? ''));
    expect((await stateOf(later, 'shed')).attempts).toBe(0);
    expect((await attempt(later, 'shed', WRONG, here)).attempts).toBe(1);
    const opener = await holder();
    for (let nth = 0; nth < 40; nth += 1) {
      expect((await attempt(opener, 'under-the-bed', CODE, here)).outcome).toBe('opened');
    }
  });

  it('believes nothing that the browser says of its state (LOCK-3)', async () => {
    await setCodes();
    const person = await holder();
    await attempt(person, 'shed', WRONG);
    const lies = { lock: 'shed', code: WRONG, attempts: 0, retryAt: null, opened: true, outcome: 'opened' };
    const answer = (await person.post('/api/locks/attempt', lies, elsewhere())).as(LockAttemptAnswer);
    expect([answer.outcome, answer.opened]).toEqual(['locked-out', false]);
    for (const code of ['', '800', '80040', 8004, '٨٠٠٤', '8 04', '80\n4', null, ['8004']]) {
      expect([code, ...(await send(person, 'shed', code)).refused()]).toEqual([code, 400, 'BAD_REQUEST']);
    }
    const nowhere = await person.post('/api/locks/attempt', { lock: 'bank', code: WRONG });
    expect(nowhere.refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('keeps no code that the database could tell, and lets nobody read what others entered (LOCK-10)', async () => {
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
    const codesOf = ['shed', 'cellar'].flatMap((lock) =>
      [1, 2].map((chapter) => lockCodeHash(lock, chapter, CODE, product.keys)),
    );
    expect(new Set(await Promise.all(codesOf)).size).toBe(4);
    const member = await holder();
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

  it('is claimed once by whoever opened it and holds a Flunk, however often and at once they ask (LOCK-12)', async () => {
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

  it('is not claimed by what the index heard last, when the chain says that the Flunks are gone (CHAIN-11, LOCK-12)', async () => {
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
    for (const { wallet } of [geek, poor]) {
      const opener = addressOf(wallet ?? '');
      await product.db.transaction(opener, (tx) => recordOpening(tx, opener, 'under-the-bed', 1));
    }
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

  it('keeps what was entered of the lock that says so, and of no other (LOCK-11)', async () => {
    await setCodes();
    const member = await holder();
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
