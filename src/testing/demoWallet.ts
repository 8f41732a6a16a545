import { onTestFinished, vi } from 'vitest';

/** The demo wallet's window as a test answers it. */
export interface TestWallet {
  /** The addresses that its windows were opened at. */
  readonly opened: readonly string[];
  /** What its last window was asked for; null: nothing yet. */
  asked(): unknown;
  /** Says this to the page, as the last window does. */
  say(message: object): Promise<void>;
}

/** Stands in for the wallet's window, or for a browser that blocks it. `settle` lets the page react. */
export function demoWallet(settle: () => Promise<void>, blocks = false): TestWallet {
  const opened: string[] = [];
  let question: unknown = null;
  const popup = {
    closed: false,
    close: () => undefined,
    postMessage: (message: unknown) => {
      question = message;
    },
  };
  const open = vi.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(String(url));
    // Only what the adapter uses of a window.
    return blocks ? null : (popup as unknown as Window);
  });
  onTestFinished(() => open.mockRestore());
  const say = async (message: object): Promise<void> => {
    const request = new URL(opened.at(-1) ?? '', location.origin).searchParams.get('request');
    window.dispatchEvent(
      new MessageEvent('message', { data: { request, ...message }, origin: location.origin }),
    );
    await settle();
  };
  return { opened, asked: () => question, say };
}
