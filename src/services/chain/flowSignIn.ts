import type * as FclModule from '@onflow/fcl';
import type { CurrentUser } from '@onflow/fcl';
import { otherNetwork } from '@shared/domain/collection/flowAddress.ts';
import { signInText } from '@shared/domain/system/signInText.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { toHex } from '@shared/kernel/hex.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Challenge, OwnershipProof } from './chain.ts';
import { failureOfFlow } from './flowErrors.ts';
import { accountProofIn, addressIn, serviceOf, signaturesIn } from './flowProof.ts';
import type { FlowWallet } from './flowWallets.ts';
import { askInWindow, type WalletHost } from './flowWindow.ts';
import { WALLET_TEXTS } from './walletTexts.ts';

const TEXTS = {
  noProof: 'This wallet can prove nothing: it signs neither account proofs nor messages.',
  otherNetwork: (wallet: string, ours: string): string =>
    `This wallet is on the Flow ${wallet} network, and the school on ${ours}. Switch the wallet’s network and try again.`,
} as const;

/** What this product uses of FCL. */
export type Fcl = Pick<
  typeof FclModule,
  'authenticate' | 'config' | 'currentUser' | 'getChainId' | 'mutate' | 'unauthenticate'
>;

export interface SignInHost extends WalletHost {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** What signing in stands on. */
export interface SignInNeeds {
  readonly fcl: Fcl;
  readonly host: SignInHost;
  /** The network that the wallet has to be on. */
  readonly network: string;
  /** The server's clock: the text of a user signature names the time. */
  readonly clock: Clock;
}

/** Has wallets prove that they own their addresses (WalletPort.connect). */
export function createSignIn({ fcl, host, network, clock }: SignInNeeds) {
  /** The wallet that is connected and whose window for signing was blocked: the next click opens that one alone. */
  let unsigned: { readonly uid: string; readonly user: CurrentUser } | null = null;

  return (
    wallet: FlowWallet,
    challenge: Promise<Result<Challenge>>,
    signal: AbortSignal,
  ): Promise<Result<OwnershipProof>> => {
    const kept = unsigned?.uid === wallet.uid ? unsigned.user : null;
    unsigned = null;
    const method = kept === null ? wallet.method : (serviceOf(kept, 'user-signature')?.method ?? '');
    return askInWindow(host, method, (over) => prove(wallet, kept, challenge, over), signal);
  };

  async function prove(
    wallet: FlowWallet,
    kept: CurrentUser | null,
    challenge: Promise<Result<Challenge>>,
    over: AbortSignal,
  ): Promise<Result<OwnershipProof>> {
    const asked = await challenge;
    if (!asked.ok) return asked;
    const said = hearRefusal(host);
    const user = await Promise.resolve(kept ?? logIn(wallet, asked.value)).finally(said.stop);
    const address = user?.loggedIn === true ? addressIn(user.addr) : null;
    if (!user || address === null) {
      return said.refused()
        ? fail('DECLINED', WALLET_TEXTS.declined)
        : fail('WALLET_CLOSED', WALLET_TEXTS.closed);
    }
    const proof = over.aborted
      ? fail('DECLINED', WALLET_TEXTS.left)
      : await proofOf(user, address, asked.value);
    if (!proof.ok && proof.error.code === 'POPUP_BLOCKED') unsigned = { uid: wallet.uid, user };
    // A wallet that has proved nothing is not the one that signs.
    else if (!proof.ok) fcl.unauthenticate();
    return proof;
  }

  function logIn(wallet: FlowWallet, { nonce, appIdentifier }: Challenge): Promise<CurrentUser | undefined> {
    // Otherwise the last user stays logged in when the next wallet declines, with the proof of last time.
    fcl.unauthenticate();
    fcl.config({ 'fcl.accountProof.resolver': () => Promise.resolve({ nonce, appIdentifier }) });
    return fcl.authenticate({ ...(wallet.service && { service: wallet.service }), forceReauth: true });
  }

  async function proofOf(
    user: CurrentUser,
    address: Address,
    asked: Challenge,
  ): Promise<Result<OwnershipProof>> {
    const found = otherNetwork(address, network);
    if (found !== null) return fail('WRONG_NETWORK', TEXTS.otherNetwork(found, network));
    const { nonce, appIdentifier } = asked;
    const signatures = accountProofIn(user);
    if (signatures !== null)
      return ok({ kind: 'account-proof', address, nonce, signatures: [...signatures] });
    if (serviceOf(user, 'user-signature') === null) return fail('PROOF_UNSUPPORTED', TEXTS.noProof);
    const message = signInText({ appIdentifier, address, nonce, at: clock.now() });
    const answer = await fcl.currentUser.signUserMessage(toHex(new TextEncoder().encode(message)));
    const signed = signaturesIn(answer);
    if (signed === null) return failureOfFlow(answer);
    return ok({ kind: 'user-signature', address, nonce, signatures: signed, message });
  }
}

const readRefusal = shape.reader(shape.object({ status: shape.literal('DECLINED') }));

/** FCL does not tell a wallet that said no from one that was closed; its message does. */
function hearRefusal(host: SignInHost): { refused: () => boolean; stop: () => void } {
  let refused = false;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    refused ||= readRefusal(data) !== null;
  };
  host.addEventListener('message', hear);
  return { refused: () => refused, stop: () => host.removeEventListener('message', hear) };
}
