/** The hour-glass is there at once, and its words after this time, because most bodies load sooner. */
const LOADING_AFTER_MS = 200;
const LOADING = 'Loading...';

/** The notices in place of a body that failed to load or broke, or whose version the server no longer has. */
const FAILURES = {
  missing: {
    title: 'This program could not be loaded.',
    advice: 'Check your connection.',
    retry: 'Try again',
  },
  broken: {
    title: 'This program has performed an illegal operation.',
    advice: 'You can try to start it again. If the problem persists, please open a ticket on discord.',
    retry: 'Retry',
  },
  replaced: {
    title: 'There is a new version of Flunks 95.',
    advice: 'This program is part of it. Restart to use it; your windows stay where they are.',
    retry: 'Restart',
  },
} as const;
export type FailureKind = keyof typeof FAILURES;

/** Shows in a window that its body is loading. Returns how to remove the notice. */
export function showLoading(place: HTMLElement): () => void {
  const words = paragraph('');
  const clear = show(place, 'status', [words]);
  const timer = setTimeout(() => (words.textContent = LOADING), LOADING_AFTER_MS);
  return () => {
    clearTimeout(timer);
    clear();
  };
}

/**
 * Shows in a window that its body failed, with the error and a button that retries. Returns how to remove the notice.
 */
export function showFailure(
  place: HTMLElement,
  kind: FailureKind,
  detail: string,
  retry: () => void,
): () => void {
  const { title, advice, retry: label } = FAILURES[kind];
  const said = document.createElement('pre');
  said.textContent = detail;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.dataset['autofocus'] = '';
  button.addEventListener('click', retry);
  const details = kind === 'broken' ? [said] : [];
  return show(place, 'alert', [paragraph(title), paragraph(advice), ...details, button]);
}

/** Plain DOM with styles of the first screen, because it must work when nothing else can be loaded. */
function show(place: HTMLElement, role: 'alert' | 'status', parts: readonly HTMLElement[]): () => void {
  const notice = document.createElement('div');
  notice.className = 'body-notice';
  notice.setAttribute('role', role);
  notice.append(...parts);
  place.append(notice);
  return () => notice.remove();
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
