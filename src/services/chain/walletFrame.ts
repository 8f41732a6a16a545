import './walletFrame.css';

/** What FCL names its frame, which it lays over the whole page above everything else. */
export const FRAME = 'FCL_IFRAME';

/** How long the page of a wallet may take until it says anything. */
export const FRAME_TIMEOUT_MS = 20_000;

/** Of the bar over it, with room for a button that a finger hits. */
const BAR_HEIGHT = 52;

const TEXTS = {
  label: 'Wallet',
  loading: 'Waiting for the page of your wallet...',
  shown: 'This is the page of your wallet.',
  close: 'Close the wallet',
} as const;

/** What becomes of a frame. */
export interface FrameEnds {
  /** The person closed it: by the button over it, or by Escape. */
  readonly closed: () => void;
  /** Its page did not load, or says nothing. */
  readonly silent: () => void;
}

/**
 * Gives each frame that FCL opens a bar of ours above it, so that the person gets out of a wallet's page that did not
 * load (WALLET-6). Answers how to end that, which takes bar and frame away.
 */
export function watchWalletFrame(page: Window, { closed, silent }: FrameEnds): () => void {
  const { document } = page;
  let unbar = (): void => undefined;
  let known: HTMLIFrameElement | null = null;

  function look(): void {
    const found = document.getElementById(FRAME);
    const frame = found instanceof HTMLIFrameElement ? found : null;
    if (frame === known) return;
    unbar();
    known = frame;
    if (frame !== null) unbar = layBar(frame);
  }

  function layBar(frame: HTMLIFrameElement): () => void {
    const bar = document.createElement('div');
    bar.className = 'wallet-frame-bar w95';
    bar.setAttribute('role', 'toolbar');
    bar.dataset['layer'] = '';
    bar.setAttribute('aria-label', TEXTS.label);
    const text = document.createElement('span');
    text.setAttribute('role', 'status');
    text.textContent = TEXTS.loading;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'w95-button';
    button.append(document.createElement('span'));
    button.firstElementChild?.append(TEXTS.close);
    button.addEventListener('click', closed);
    bar.append(text, button);
    frame.title = TEXTS.label;
    frame.before(bar);
    // Beneath the bar, which covers nothing of the wallet's own page.
    bar.style.height = `${BAR_HEIGHT}px`;
    frame.style.top = `${BAR_HEIGHT}px`;
    frame.style.height = `calc(100% - ${BAR_HEIGHT}px)`;
    button.focus();

    const deadline = setTimeout(silent, FRAME_TIMEOUT_MS);
    const hear = ({ source }: MessageEvent): void => {
      if (source !== frame.contentWindow) return;
      clearTimeout(deadline);
      text.textContent = TEXTS.shown;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // It is not also for a window beneath the frame.
      event.stopPropagation();
      closed();
    };
    page.addEventListener('message', hear);
    page.addEventListener('keydown', press, { capture: true });
    return () => {
      clearTimeout(deadline);
      page.removeEventListener('message', hear);
      page.removeEventListener('keydown', press, { capture: true });
      bar.remove();
      frame.remove();
    };
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true });
  look();
  return () => {
    observer.disconnect();
    unbar();
  };
}
