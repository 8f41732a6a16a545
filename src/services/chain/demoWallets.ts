import { fail, ok, type Result } from '../../kernel/result.ts';
import { failureOf, refusalOf } from '../api/failures.ts';
import type { Challenge, OwnershipProof, WalletPort } from './chain.ts';
import { challengeMessage, messageIn, walletsIn } from './demoMessages.ts';

/** The part of window that opens popups and hears of them. */
export interface PopupHost {
  readonly location: { readonly origin: string };
  open(url: string, name: string, features: string): Window | null;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const TIMEOUT_MS = 5 * 60_000;
/** How often an open popup is checked, because a closed one sends no event. */
const CLOSED_CHECK_MS = 400;

const TEXTS = {
  declined: 'You declined the request in the wallet.',
  closed: 'The wallet window was closed before you approved.',
  blocked: 'The browser blocked the wallet window.',
  timeout: 'The wallet did not answer in time.',
} as const;

/** The wallets of the demo chain: the local server keeps their keys, its page /demo/wallet asks the person. */
export function createDemoWallets(
  host: PopupHost = window,
  get: typeof fetch = (...of) => fetch(...of),
): WalletPort {
  let requests = 0;
  return {
    async wallets() {
      try {
        const response = await get('/demo/accounts', {
          cache: 'no-store',
          signal: AbortSignal.timeout(10_000),
        });
        const body: unknown = await response.json().catch(() => null);
        const wallets = walletsIn(body);
        if (response.ok && wallets) return ok(wallets);
        return { ok: false, error: refusalOf(response.status, body) };
      } catch (thrown) {
        return { ok: false, error: failureOf(thrown) };
      }
    },
    connect(walletUid, challenge, signal) {
      requests += 1;
      const request = `${Date.now().toString(36)}-${requests}`;
      const query = new URLSearchParams({ account: walletUid, request });
      // A unique name, because the popup of an earlier request may still be closing.
      const popup = host.open(
        `/demo/wallet?${query}`,
        `demo-wallet-${request}`,
        'popup,width=400,height=460',
      );
      if (!popup) return Promise.resolve(fail('POPUP_BLOCKED', TEXTS.blocked));
      return converse(host, popup, request, challenge, signal);
    },
  };
}

/** Answers the popup's question for the challenge and waits for its verdict. Always closes the popup. */
function converse(
  host: PopupHost,
  popup: Window,
  request: string,
  challenge: Promise<Result<Challenge>>,
  signal: AbortSignal,
): Promise<Result<OwnershipProof>> {
  return new Promise((resolve) => {
    const end = (result: Result<OwnershipProof>): void => {
      clearInterval(watch);
      clearTimeout(deadline);
      host.removeEventListener('message', hear);
      signal.removeEventListener('abort', abandon);
      popup.close();
      resolve(result);
    };
    const abandon = (): void => end(fail('DECLINED', TEXTS.closed));
    let asked: Challenge | null = null;
    const hear = (event: MessageEvent): void => {
      const message = event.origin === host.location.origin ? messageIn(event.data, request) : null;
      if (message?.type === 'ready') {
        void challenge.then((result) => {
          if (!result.ok) {
            end(result);
            return;
          }
          asked = result.value;
          popup.postMessage(challengeMessage(request, asked), host.location.origin);
        });
      } else if (message?.type === 'approved' && asked !== null) {
        const { address, signatures } = message;
        end(ok({ kind: 'account-proof', address, nonce: asked.nonce, signatures }));
      } else if (message?.type === 'declined') end(fail('DECLINED', TEXTS.declined));
      else if (message?.type === 'failed') end(fail('INTERNAL', message.error));
    };
    let wasClosed = false;
    const watch = setInterval(() => {
      // Its last message may arrive after it was found closed.
      if (wasClosed) abandon();
      wasClosed = popup.closed;
    }, CLOSED_CHECK_MS);
    const deadline = setTimeout(() => end(fail('TIMEOUT', TEXTS.timeout)), TIMEOUT_MS);
    host.addEventListener('message', hear);
    signal.addEventListener('abort', abandon);
  });
}
