/** A body that takes longer than this to come says so; most are there before anybody could read it. */
const LOADING_AFTER_MS = 200;
const LOADING = 'Loading...';

/** What a window says in place of a body that did not come, or that broke. */
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
} as const;
export type FailureKind = keyof typeof FAILURES;

/** Says in a window that its body is on its way, where that takes a while. The answer takes it away. */
export function showLoading(place: HTMLElement): () => void {
  let clear = (): void => undefined;
  const timer = setTimeout(() => {
    clear = show(place, 'status', [paragraph(LOADING)]);
  }, LOADING_AFTER_MS);
  return () => {
    clearTimeout(timer);
    clear();
  };
}

/** Says in a window that it has no body, with what went wrong and a button that tries again. The answer takes it away. */
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

/** Plain DOM, in styles of the first screen: it must stand where nothing else could be loaded. */
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
