import { epochMs, type Address, type EpochMs } from '../../kernel/units.ts';

/** What the readable text of a user signature names (SIGN-IN-2). */
export interface SignInRequest {
  /** Our origin, as the nonce's answer gave it. */
  readonly appIdentifier: string;
  readonly address: Address;
  readonly nonce: string;
  readonly at: EpochMs;
}

/** How far the text's time may be from the server's, either way. */
export const SIGN_IN_TEXT_TOLERANCE_MS = 600_000;

/** The text that a wallet without account proof signs. */
export function signInText(request: SignInRequest): string {
  return [
    `${request.appIdentifier} asks you to prove that this wallet is yours.`,
    'Signing costs nothing and moves nothing.',
    '',
    `Address: ${request.address}`,
    `Nonce: ${request.nonce}`,
    `Time: ${new Date(request.at).toISOString()}`,
  ].join('\n');
}

/** True when `text` is exactly the text of this request, made within the tolerance of `now`. */
export function isSignInText(text: string, request: Omit<SignInRequest, 'at'>, now: EpochMs): boolean {
  const at = Date.parse(/\nTime: (\S+)$/.exec(text)?.[1] ?? '');
  if (Number.isNaN(at) || Math.abs(at - now) > SIGN_IN_TEXT_TOLERANCE_MS) return false;
  return text === signInText({ ...request, at: epochMs(at) });
}
