import { z } from 'zod';
import { Done, IsoTime, Role, WalletAddress, WholeGum } from '../values.ts';

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
