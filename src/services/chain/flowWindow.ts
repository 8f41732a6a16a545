import { fail, type Result } from '@shared/kernel/result.ts';
import { failureOfFlow } from './flowErrors.ts';
import type { FrameEnds } from './walletFrame.ts';
import { WALLET_TEXTS as TEXTS, WALLET_TIMEOUT_MS } from './walletTexts.ts';

/** The part of the page in which FCL shows wallets. */
export interface WalletHost {
  open(url: string, name: string, features: string): Window | null;
  /** Watches the frame in which FCL shows a wallet (walletFrame.ts); answers how to end that and take it away. */
  watchFrame(ends: FrameEnds): () => void;
}

/** What FCL names its popup. */
const POPUP = 'FCL_POP';
const FEATURES = 'popup,width=640,height=770';

/**
 * Has FCL ask a wallet, and answers in time; what FCL throws becomes a failure. A popup is opened here, in the gesture:
 * FCL opens its own only after some steps, when browsers may refuse it, and takes over one of that name. So it is known
 * whether it was blocked, and it can be closed when the person walks away, for which FCL has no means.
 *
 * @param method - how FCL reaches the wallet
 * @param ask - is told by its signal that its answer is no longer wanted
 */
export function askInWindow<Value>(
  host: WalletHost,
  method: string,
  ask: (over: AbortSignal) => Promise<Result<Value>>,
  signal: AbortSignal,
): Promise<Result<Value>> {
  const popup = method === 'POP/RPC' ? host.open('about:blank', POPUP, FEATURES) : undefined;
  if (popup === null) return Promise.resolve(fail('POPUP_BLOCKED', TEXTS.blocked));
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (result: Result<Value>): void => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', abandon);
      over.abort();
      popup?.close();
      unwatch();
      resolve(result);
    };
    const abandon = (): void => end(fail('DECLINED', TEXTS.left));
    const late = (): void => end(fail('TIMEOUT', TEXTS.timeout));
    const unwatch = host.watchFrame({ closed: abandon, silent: late });
    const deadline = setTimeout(late, WALLET_TIMEOUT_MS);
    signal.addEventListener('abort', abandon);
    ask(over.signal).then(end, (thrown: unknown) => end(failureOfFlow(thrown)));
  });
}
