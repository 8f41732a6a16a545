import { z } from 'zod';
import type { RouteTable } from '../table.ts';
import { Done, IsoTime, Nothing, Role, WalletAddress, WholeGum } from '../values.ts';

export const ChainName = z.enum(['demo', 'mainnet', 'testnet', 'emulator']);
export type ChainName = z.infer<typeof ChainName>;

/** A nonce of another form is refused before any chain call (SIGN-IN-3). */
export const Nonce = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('64 lower-case hex digits');

export const CompositeSignature = z.object({
  addr: WalletAddress,
  keyId: z.int().min(0).max(10_000),
  signature: z
    .string()
    .regex(/^[0-9a-f]{128}$/)
    .describe('64 bytes in hex: r, then s'),
});
export type CompositeSignature = z.infer<typeof CompositeSignature>;

export const NonceAnswer = Done.extend({
  nonce: Nonce,
  expiresAt: IsoTime,
  appIdentifier: z
    .string()
    .describe('what an account proof signs beside address and nonce: our origin as the server knows it'),
  chain: ChainName,
});

export const VerifyBody = z
  .object({
    address: WalletAddress,
    nonce: Nonce,
    kind: z.enum(['account-proof', 'user-signature']),
    signatures: z.array(CompositeSignature).min(1).max(10),
    message: z
      .string()
      .max(1000)
      .optional()
      .describe(
        'the readable text that was signed; only with a user signature (domain/system/signInText.ts)',
      ),
  })
  .refine((body) => (body.kind === 'user-signature') === (body.message !== undefined), {
    path: ['message'],
    message: 'a user signature needs the text that was signed, an account proof has none',
  });
export type VerifyBody = z.infer<typeof VerifyBody>;

export const Session = z.object({
  accessToken: z.string().describe('sent as `Authorization: Bearer`'),
  expiresAt: IsoTime,
  wallet: WalletAddress,
  role: Role.nullable(),
  username: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

export const SessionAnswer = Done.extend({
  session: Session,
  dailyLogin: z.object({
    earned: WholeGum.describe("0 when today's was paid already"),
    streak: z.int().min(0),
  }),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

const address = '0x0000000000000001';

/** Sign-in, its renewal and its end (SIGN-IN-1 to SIGN-IN-7). Cookies carry what the bodies do not. */
export const authRoutes = {
  'POST /api/auth/nonce': {
    caller: 'anyone',
    about: 'Begins a sign-in: a nonce for five minutes and one proof, bound to a cookie of the browser.',
    body: Nothing,
    example: {},
    answer: NonceAnswer,
    idempotency: 'none',
  },
  'POST /api/auth/verify': {
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
  'POST /api/auth/refresh': {
    caller: 'anyone',
    about: 'Renews the session of the refresh cookie; the first of a UTC day pays the daily login.',
    body: Nothing,
    example: {},
    answer: SessionAnswer,
    idempotency: 'none',
    refusals: { UNAUTHENTICATED: 'the cookie is missing, over, or was used before' },
  },
  'POST /api/auth/sign-out': {
    caller: 'anyone',
    about: 'Ends the session of the cookie and of the token, whichever came.',
    body: Nothing,
    example: {},
    answer: Done,
    idempotency: 'none',
  },
} as const satisfies RouteTable;
