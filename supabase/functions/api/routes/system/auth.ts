import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import { mintAccessToken } from '../../../_shared/auth/accessToken.ts';
import { randomToken } from '../../../_shared/auth/keys.ts';
import { sha256Hex } from '../../../_shared/kernel/sha256.ts';
import { signsForItself, type Proof } from '../../../_shared/chain/verifier.ts';
import { SessionAnswer, VerifyBody, NonceAnswer } from '../../../_shared/contract/system/auth.ts';
import { REFRESH_LIMIT } from '../../../_shared/domain/system/limits.ts';
import { isSignInText } from '../../../_shared/domain/system/signInText.ts';
import { audit } from '../../../_shared/db/system/guards.ts';
import { loginStreak, post } from '../../../_shared/db/school/ledger.ts';
import { consumeNonce, giveBackNonce, keepNonce } from '../../../_shared/db/system/nonces.ts';
import { actFor, type Transaction } from '../../../_shared/db/port.ts';
import {
  openSession,
  revokeSession,
  rotate,
  sessionOfToken,
  succession,
  type Member,
} from '../../../_shared/db/system/sessions.ts';
import { Refused } from '../../answers.ts';
import { readCookie, writeCookie } from '../../cookies.ts';
import { issuerOf, type ApiDeps } from '../../deps.ts';
import { tooMany } from '../../limits.ts';
import { bearerOf } from '../../request.ts';
import { Done, Nothing } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';
import { isoOf } from '../../../_shared/kernel/units.ts';

const address = '0x0000000000000001';

type DailyLogin = SessionAnswer['dailyLogin'];

/** Pays the automatic 5 GUM of connecting, if today's was not paid (GUM-2). */
async function payLogin(tx: Transaction, member: Member): Promise<DailyLogin> {
  const posted = await post(tx, { wallet: member.wallet, source: 'daily_login', by: 'system' });
  return { earned: posted.ok ? posted.value.amount : 0, streak: await loginStreak(tx, member.wallet) };
}

async function sessionAnswer(deps: ApiDeps, member: Member, dailyLogin: DailyLogin) {
  const { userId, sessionId, wallet, role, username } = member;
  const options = { keys: deps.keys, issuer: issuerOf(deps) };
  const access = await mintAccessToken({ userId, sessionId, wallet }, deps.clock.now(), options);
  const expiresAt = isoOf(access.expiresAt);
  return ok({
    session: { accessToken: access.token, expiresAt, wallet, role, username },
    dailyLogin,
  });
}

function proofOf(deps: ApiDeps, body: VerifyBody): Result<Proof> {
  const { address, nonce, signatures, message } = body;
  if (message === undefined) {
    return ok({ kind: 'account-proof', address, signatures, nonce, appIdentifier: deps.origin });
  }
  const request = { appIdentifier: deps.origin, address, nonce };
  if (!isSignInText(message, request, deps.clock.now())) {
    return fail('BAD_SIGNATURE', 'The signed text is not the one that was asked for.');
  }
  return ok({ kind: 'user-signature', address, signatures, message });
}

/** Sign-in, its renewal and its end (SIGN-IN-1 to SIGN-IN-7). Cookies carry what the bodies do not. */
export const authRoutes = [
  route(
    'POST /api/auth/nonce',
    {
      caller: 'anyone',
      about: 'Begins a sign-in: a nonce for five minutes and one proof, bound to a cookie of the browser.',
      body: Nothing,
      example: {},
      answer: NonceAnswer,
      idempotency: 'none',
    },
    {
      async procedure({ c, deps }) {
        const preSession = readCookie(c, deps, 'pre-session') ?? randomToken();
        const nonce = randomToken();
        const hash = sha256Hex(preSession);
        const expiresAt = await deps.db.transaction(null, (tx) => keepNonce(tx, nonce, hash));
        writeCookie(c, deps, 'pre-session', preSession);
        return ok({
          nonce,
          expiresAt: expiresAt.toISOString(),
          appIdentifier: deps.origin,
          chain: deps.chain.name,
        });
      },
    },
  ),

  route(
    'POST /api/auth/verify',
    {
      caller: 'anyone',
      about: 'Proves a wallet and begins its session; the first of a UTC day pays the daily login.',
      body: VerifyBody,
      example: {
        address,
        nonce: '0f'.repeat(32),
        kind: 'account-proof',
        signatures: [{ addr: address, keyId: 0, signature: '0f'.repeat(64) }],
      },
      answer: SessionAnswer,
      // Each asks an access node. A classroom that signs in behind one address fits in.
      limit: { calls: 60, minutes: 10 },
      idempotency: 'none',
      refusals: {
        NONCE_EXPIRED: 'the nonce is too old, unknown, or of another browser',
        CONFLICT: 'the nonce was used already',
        BAD_SIGNATURE: 'the proof does not belong to this wallet, or is of another text',
        FORBIDDEN: 'the wallet is banned',
        UNAVAILABLE: 'the chain does not answer, or is asked too often by all together',
      },
    },
    {
      async procedure({ c, deps }, body) {
        const preSession = readCookie(c, deps, 'pre-session');
        if (preSession === null)
          return fail('NONCE_EXPIRED', 'The sign-in request has expired. Please try again.');
        const preSessionHash = sha256Hex(preSession);
        const nonce = await deps.db.transaction(null, (tx) => consumeNonce(tx, body.nonce, preSessionHash));
        if (!nonce.ok) return nonce;
        const proof = proofOf(deps, body);
        if (!proof.ok) return proof;
        // What cannot be right never reaches the chain.
        if (!signsForItself(proof.value))
          return fail('BAD_SIGNATURE', 'The signature does not belong to this wallet.');
        // As long as nothing was decided, the same proof may be tried again.
        const giveBack = () => deps.db.transaction(null, (tx) => giveBackNonce(tx, nonce.value));
        // The chain is asked between two transactions, never inside one.
        const proven = await deps.chain.verify(proof.value).catch(async (fault: unknown) => {
          await giveBack();
          throw fault;
        });
        if (!proven.ok && proven.error.code === 'UNAVAILABLE') await giveBack();
        if (!proven.ok) return proven;

        const sessionId = crypto.randomUUID();
        const refresh = randomToken();
        const refreshHash = sha256Hex(refresh);
        const previous = readCookie(c, deps, 'refresh');
        const previousHash = previous === null ? null : sha256Hex(previous);
        const { member, dailyLogin } = await deps.db.transaction(proven.value, async (tx) => {
          const old = previousHash === null ? null : await sessionOfToken(tx, previousHash);
          if (old !== null) await revokeSession(tx, old, 'replaced');
          const opened = await openSession(tx, proven.value, sessionId, refreshHash);
          // Thrown, so that nothing of it stays.
          if (!opened.ok) throw new Refused(opened.error.code, opened.error.message);
          void audit(tx, proven.value, 'sign-in', { kind: body.kind, chain: deps.chain.name });
          return { member: opened.value, dailyLogin: await payLogin(tx, opened.value) };
        });
        writeCookie(c, deps, 'refresh', refresh);
        return sessionAnswer(deps, member, dailyLogin);
      },
    },
  ),

  route(
    'POST /api/auth/refresh',
    {
      caller: 'anyone',
      about: 'Renews the session of the refresh cookie; the first of a UTC day pays the daily login.',
      body: Nothing,
      example: {},
      answer: SessionAnswer,
      idempotency: 'none',
      refusals: { UNAUTHENTICATED: 'the cookie is missing, over, or was used before' },
    },
    {
      async procedure({ c, deps }) {
        const signedOut = fail('UNAUTHENTICATED', 'You are not signed in.');
        const token = readCookie(c, deps, 'refresh');
        if (token === null) return signedOut;
        const line = await succession(token, deps.keys);
        const result = await deps.db.transaction(null, async (tx) => {
          const rotation = await rotate(tx, line);
          if (rotation.outcome === 'reused') await audit(tx, rotation.wallet, 'refresh-reuse');
          if (rotation.outcome === 'limited') throw tooMany(REFRESH_LIMIT.minutes * 60);
          if (rotation.outcome !== 'rotated') return null;
          await actFor(tx, rotation.member.wallet);
          return { ...rotation, dailyLogin: await payLogin(tx, rotation.member) };
        });
        writeCookie(c, deps, 'refresh', result?.token ?? null);
        return result === null ? signedOut : sessionAnswer(deps, result.member, result.dailyLogin);
      },
    },
  ),

  route(
    'POST /api/auth/sign-out',
    {
      caller: 'anyone',
      about: 'Ends the session of the cookie and of the token, whichever came.',
      body: Nothing,
      example: {},
      answer: Done,
      idempotency: 'none',
    },
    {
      // To be signed out already is no fault, nor is a token that is over.
      async procedure({ c, deps }) {
        const cookie = readCookie(c, deps, 'refresh');
        const hash = cookie === null ? null : sha256Hex(cookie);
        const bearer = await bearerOf(c, deps);
        if (hash !== null || bearer !== null) {
          await deps.db.transaction(null, async (tx) => {
            const ofCookie = hash === null ? null : await sessionOfToken(tx, hash);
            for (const id of new Set([ofCookie, bearer?.sessionId])) {
              if (id !== null && id !== undefined) await revokeSession(tx, id, 'sign-out');
            }
          });
        }
        writeCookie(c, deps, 'refresh', null);
        return ok({});
      },
    },
  ),
] as const;
