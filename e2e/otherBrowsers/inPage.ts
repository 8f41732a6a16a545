import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/* What stands in a page that is visited, the same in every browser: it hears of troubles and finds elements. */

/** Which element is meant: by role and accessible name, as a screen reader finds it. */
export interface Target {
  readonly role: string;
  /** Exactly this, or what this pattern finds. */
  readonly name?: string | RegExp;
  /** Within this one. */
  readonly within?: Target;
}

/** A target as it travels into the page. */
export interface SentTarget {
  readonly role: string;
  readonly name?: string | { readonly pattern: string };
  readonly within?: SentTarget;
}

/** What is seen of an element, in CSS pixels. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A text that it has, or what was typed into it. */
  readonly text: string;
  readonly name: string;
  /** Whether a press on its middle reaches it. */
  readonly free: boolean;
}

interface InPage {
  /** All that are meant, in the order of the page. */
  see(target: SentTarget): Seen[];
  /** Turns the wheel over the first that is meant as a pinch on a trackpad does, which makes it larger. */
  spread(target: SentTarget): void;
  /** What went wrong so far, a readable line each. */
  readonly troubles: readonly string[];
}

declare global {
  interface Window {
    inPage?: InPage;
  }
}

function find({ role, name, within }: SentTarget): HTMLElement[] {
  const roots = within === undefined ? [document.body] : find(within);
  const isMeant = (element: Element): element is HTMLElement => {
    if (!(element instanceof HTMLElement) || roleOf(element) !== role) return false;
    return isNamed(computeAccessibleName(element), name) && !isInaccessible(element);
  };
  return roots.flatMap((root) => Array.from(root.querySelectorAll('*')).filter(isMeant));
}

const roleOf = (element: HTMLElement): string | null => element.getAttribute('role') ?? getRole(element);

function isNamed(name: string, wanted: SentTarget['name']): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'string' ? name === wanted : new RegExp(wanted.pattern).test(name);
}

function seen(element: HTMLElement): Seen {
  const { x, y, width, height } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const text = isField ? element.value : element.innerText;
  const free = topmost !== null && (element.contains(topmost) || (topmost.contains(element) && isField));
  return { x, y, width, height, text, name: computeAccessibleName(element), free };
}

function watch(): string[] {
  const troubles: string[] = [];
  const log = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    troubles.push(`Console: ${words.map(String).join(' ')}`);
    log(...words);
  };
  addEventListener('error', ({ message, filename }) => troubles.push(`Uncaught: ${message} (${filename})`));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(`Uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    troubles.push(`${violatedDirective} refused ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      if (responseStatus >= 400) troubles.push(`Refused: ${new URL(name).pathname} ${responseStatus}`);
    }
  }).observe({ type: 'resource', buffered: true });
  return troubles;
}

function spread(target: SentTarget): void {
  const [element] = find(target);
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const middle = { clientX: x + width / 2, clientY: y + height / 2 };
  const pinch = { deltaY: -50, ctrlKey: true, bubbles: true, cancelable: true };
  element?.dispatchEvent(new WheelEvent('wheel', { ...middle, ...pinch }));
}

window.inPage ??= { see: (target) => find(target).map(seen), spread, troubles: watch() };
