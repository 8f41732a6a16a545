import type { Context } from 'hono';
import { mintAccessToken, readAccessToken } from '../../_shared/auth/accessToken.ts';
import { randomToken, sha256 } from '../../_shared/auth/keys.ts';
import type { Proof } from '../../_shared/chain/verifier.ts';
import { NonceBody, RefreshBody, SignOutBody, VerifyBody } from '../../_shared/contract/auth.ts';
import { DAILY_LOGIN } from '../../_shared/domain/gum.ts';
import { isSignInText } from '../../_shared/domain/signInText.ts';
import { audit } from '../../_shared/db/guards.ts';
import { awardDaily, loginStreak } from '../../_shared/db/ledger.ts';
import { consumeNonce, keepNonce } from '../../_shared/db/nonces.ts';
import { actFor, type Transaction } from '../../_shared/db/port.ts';
import {
  openSession,
  revokeSession,
  rotate,
  sessionOfToken,
  succession,
  type Member,
} from '../../_shared/db/sessions.ts';
import { Refused } from '../answers.ts';
import type { Answer } from '../calls.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { issuerOf, type Api, type ApiDeps } from '../deps.ts';
import { checkOrigin, limitWrites, readBody } from '../request.ts';

type DailyLogin = Answer<'POST /api/auth/verify'>['dailyLogin'];

/** Pays the automatic 5 GUM of connecting, if today's was not paid (spec 1, section 9). */
async function payLogin(tx: Transaction, member: Member): Promise<DailyLogin> {
  const award = await awardDaily(tx, member.wallet, DAILY_LOGIN);
  return { earned: award.ok ? award.value.earned : 0, streak: await loginStreak(tx, member.wallet) };
}

async function sessionAnswer(deps: ApiDeps, member: Member, dailyLogin: DailyLogin) {
  const { userId, sessionId, wallet, role, username } = member;
  const options = { keys: deps.keys, issuer: issuerOf(deps) };
  const access = await mintAccessToken({ userId, sessionId, wallet }, deps.clock.now(), options);
  const expiresAt = new Date(access.expiresAt).toISOString();
  return {
    success: true,
    session: { accessToken: access.token, expiresAt, wallet, role, username },
    dailyLogin,
  } as const;
}

async function proofOf(deps: ApiDeps, body: VerifyBody): Promise<Proof> {
  const { address, nonce, signatures, message } = body;
  if (message === undefined) {
    return { kind: 'account-proof', address, signatures, nonce, appIdentifier: deps.origin };
  }
  const request = { appIdentifier: deps.origin, address, nonce };
  if (!isSignInText(message, request, deps.clock.now())) {
    throw new Refused('BAD_SIGNATURE', 'The signed text is not the one that was asked for.');
  }
  return { kind: 'user-signature', address, signatures, message };
}

async function issueNonce(c: Context, deps: ApiDeps) {
  const preSession = readCookie(c, deps, 'pre-session') ?? randomToken();
  const nonce = randomToken();
  const hash = await sha256(preSession);
  const expiresAt = await deps.db.transaction(null, (tx) => keepNonce(tx, nonce, hash));
  writeCookie(c, deps, 'pre-session', preSession);
  return c.json({
    success: true,
    nonce,
    expiresAt: expiresAt.toISOString(),
    appIdentifier: deps.origin,
    chain: deps.chain.name,
  });
}

async function verify(c: Context, deps: ApiDeps, body: VerifyBody) {
  const preSession = readCookie(c, deps, 'pre-session');
  if (preSession === null)
    throw new Refused('NONCE_EXPIRED', 'The sign-in request has expired. Please try again.');
  const preSessionHash = await sha256(preSession);
  const nonce = await deps.db.transaction(null, (tx) => consumeNonce(tx, body.nonce, preSessionHash));
  if (!nonce.ok) throw new Refused(nonce.error.code, nonce.error.message);
  // The chain is asked between two transactions, never inside one.
  const proven = await deps.chain.verify(await proofOf(deps, body));
  if (!proven.ok) throw new Refused(proven.error.code, proven.error.message);

  const sessionId = crypto.randomUUID();
  const refresh = randomToken();
  const refreshHash = await sha256(refresh);
  const previous = readCookie(c, deps, 'refresh');
  const previousHash = previous === null ? null : await sha256(previous);
  const { member, dailyLogin } = await deps.db.transaction(proven.value, async (tx) => {
    const old = previousHash === null ? null : await sessionOfToken(tx, previousHash);
    if (old !== null) await revokeSession(tx, old, 'replaced');
    const opened = await openSession(tx, proven.value, sessionId, refreshHash);
    if (!opened.ok) throw new Refused(opened.error.code, opened.error.message);
    await audit(tx, proven.value, 'sign-in', { kind: body.kind, chain: deps.chain.name });
    return { member: opened.value, dailyLogin: await payLogin(tx, opened.value) };
  });
  writeCookie(c, deps, 'refresh', refresh);
  return c.json(await sessionAnswer(deps, member, dailyLogin));
}

async function refresh(c: Context, deps: ApiDeps) {
  const token = readCookie(c, deps, 'refresh');
  const signedOut = 'You are not signed in.';
  if (token === null) throw new Refused('UNAUTHENTICATED', signedOut);
  const line = await succession(token, deps.keys);
  const result = await deps.db.transaction(null, async (tx) => {
    const rotation = await rotate(tx, line);
    if (rotation.outcome === 'reused') await audit(tx, rotation.wallet, 'refresh-reuse');
    if (rotation.outcome !== 'rotated') return null;
    await actFor(tx, rotation.member.wallet);
    return { ...rotation, dailyLogin: await payLogin(tx, rotation.member) };
  });
  if (result === null) {
    writeCookie(c, deps, 'refresh', null);
    throw new Refused('UNAUTHENTICATED', signedOut);
  }
  writeCookie(c, deps, 'refresh', result.token);
  return c.json(await sessionAnswer(deps, result.member, result.dailyLogin));
}

/** Ends the session of the cookie and of the token, whichever came; to be signed out already is no fault. */
async function signOut(c: Context, deps: ApiDeps) {
  const cookie = readCookie(c, deps, 'refresh');
  const hash = cookie === null ? null : await sha256(cookie);
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const options = { keys: deps.keys, issuer: issuerOf(deps) };
  const bearer = token === undefined ? null : await readAccessToken(token, deps.clock.now(), options);
  if (hash !== null || bearer !== null) {
    await deps.db.transaction(null, async (tx) => {
      const ofCookie = hash === null ? null : await sessionOfToken(tx, hash);
      for (const id of new Set([ofCookie, bearer?.sessionId])) {
        if (id !== null && id !== undefined) await revokeSession(tx, id, 'sign-out');
      }
    });
  }
  writeCookie(c, deps, 'refresh', null);
  return c.json({ success: true });
}

/** Sign-in, its renewal and its end (DESIGN, Server). */
export function authRoutes(app: Api, deps: ApiDeps): void {
  const before = async (c: Context) => {
    checkOrigin(c, deps);
    await limitWrites(deps, { clientAddress: deps.clientAddress(c), wallet: null });
  };

  app.post('/auth/nonce', async (c) => {
    await readBody(c, NonceBody);
    await before(c);
    return issueNonce(c, deps);
  });
  app.post('/auth/verify', async (c) => {
    const body = await readBody(c, VerifyBody);
    await before(c);
    return verify(c, deps, body);
  });
  app.post('/auth/refresh', async (c) => {
    await readBody(c, RefreshBody);
    await before(c);
    return refresh(c, deps);
  });
  app.post('/auth/sign-out', async (c) => {
    await readBody(c, SignOutBody);
    await before(c);
    return signOut(c, deps);
  });
}
