import { fail, type Result } from '@shared/kernel/result.ts';
import { messageIn, type WalletMessage } from './demoMessages.ts';
import { WALLET_TEXTS as TEXTS, WALLET_TIMEOUT_MS } from './walletTexts.ts';

/** The part of window that opens popups and hears of them. */
export interface PopupHost {
  readonly location: { readonly origin: string };
  open(url: string, name: string, features: string): Window | null;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** What the demo wallet is asked for. */
export interface Question<Asked, Answer> {
  /** Whom it is for: in the address of the wallet's window. */
  readonly query: Readonly<Record<string, string>>;
  /** What is asked; may still be on its way while the window opens. */
  readonly asked: Promise<Result<Asked>>;
  /** The message that asks it. */
  readonly message: (request: string, asked: Asked) => object;
  /** Reads the answer; null: this message is none. */
  readonly answer: (message: WalletMessage, asked: Asked) => Answer | null;
}

/** How often an open popup is checked, because a closed one sends no event. */
const CLOSED_CHECK_MS = 400;

let requests = 0;

/** Opens the wallet's window at once, asks, and waits for the verdict. Always closes the window. */
export function askWallet<Asked, Answer>(
  host: PopupHost,
  question: Question<Asked, Answer>,
  signal: AbortSignal,
): Promise<Result<Answer>> {
  requests += 1;
  const request = `${Date.now().toString(36)}-${requests}`;
  const query = new URLSearchParams({ ...question.query, request });
  // A unique name, because the popup of an earlier request may still be closing.
  const popup = host.open(`/demo/wallet?${query}`, `demo-wallet-${request}`, 'popup,width=400,height=460');
  if (!popup) return Promise.resolve(fail('POPUP_BLOCKED', TEXTS.blocked));
  return converse(host, popup, request, question, signal);
}

function converse<Asked, Answer>(
  host: PopupHost,
  popup: Window,
  request: string,
  question: Question<Asked, Answer>,
  signal: AbortSignal,
): Promise<Result<Answer>> {
  return new Promise((resolve) => {
    const end = (result: Result<Answer>): void => {
      clearInterval(watch);
      clearTimeout(deadline);
      host.removeEventListener('message', hear);
      signal.removeEventListener('abort', abandon);
      popup.close();
      resolve(result);
    };
    const abandon = (): void => end(fail('DECLINED', TEXTS.left));
    let asked: { readonly value: Asked } | null = null;
    const hear = (event: MessageEvent): void => {
      const message = event.origin === host.location.origin ? messageIn(event.data, request) : null;
      if (message === null) return;
      if (message.type === 'declined') end(fail('DECLINED', TEXTS.declined));
      else if (message.type === 'failed') end(fail(message.code, message.error));
      else if (message.type === 'ready') {
        void question.asked.then((result) => {
          if (!result.ok) {
            end(result);
            return;
          }
          asked = result;
          popup.postMessage(question.message(request, result.value), host.location.origin);
        });
      } else if (asked !== null) {
        const answer = question.answer(message, asked.value);
        if (answer !== null) end({ ok: true, value: answer });
      }
    };
    let wasClosed = false;
    const watch = setInterval(() => {
      // Its last message may arrive after it was found closed.
      if (wasClosed) end(fail('WALLET_CLOSED', TEXTS.closed));
      wasClosed = popup.closed;
    }, CLOSED_CHECK_MS);
    const deadline = setTimeout(() => end(fail('TIMEOUT', TEXTS.timeout)), WALLET_TIMEOUT_MS);
    host.addEventListener('message', hear);
    signal.addEventListener('abort', abandon);
  });
}
