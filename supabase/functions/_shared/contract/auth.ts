import { z } from 'zod';
import { Done, IsoTime, Nothing, Role, WalletAddress, WholeGum } from './values.ts';

export const ChainName = z.enum(['demo', 'mainnet', 'testnet', 'emulator']);
export type ChainName = z.infer<typeof ChainName>;

/** 64 lower-case hex digits; anything else is refused before any chain call (DESIGN, Server). */
export const Nonce = z.string().regex(/^[0-9a-f]{64}$/);

export const CompositeSignature = z.object({
  addr: WalletAddress,
  keyId: z.int().min(0).max(10_000),
  /** 64 bytes, r then s. */
  signature: z.string().regex(/^[0-9a-f]{128}$/),
});
export type CompositeSignature = z.infer<typeof CompositeSignature>;

export const NonceBody = Nothing;
export const NonceAnswer = Done.extend({
  nonce: Nonce,
  expiresAt: IsoTime,
  /** What an account proof signs beside address and nonce: our origin as the server knows it. */
  appIdentifier: z.string(),
  chain: ChainName,
});

export const VerifyBody = z
  .object({
    address: WalletAddress,
    nonce: Nonce,
    kind: z.enum(['account-proof', 'user-signature']),
    signatures: z.array(CompositeSignature).min(1).max(10),
    /** The readable text that was signed; only with a user signature (domain/signInText.ts builds it). */
    message: z.string().max(1000).optional(),
  })
  .refine((body) => (body.kind === 'user-signature') === (body.message !== undefined), {
    path: ['message'],
    message: 'a user signature needs the text that was signed, an account proof has none',
  });
export type VerifyBody = z.infer<typeof VerifyBody>;

export const Session = z.object({
  accessToken: z.string(),
  expiresAt: IsoTime,
  wallet: WalletAddress,
  role: Role.nullable(),
  username: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

/** Of verify and of refresh. `dailyLogin.earned` is 0 when today's was already paid. */
export const SessionAnswer = Done.extend({
  session: Session,
  dailyLogin: z.object({ earned: WholeGum, streak: z.int().min(0) }),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

export const RefreshBody = Nothing;
export const SignOutBody = Nothing;
