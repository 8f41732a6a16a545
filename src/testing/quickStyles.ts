/** By kind of element, for all tests of a thread. */
const displays = new Map<string, string>();

/** Undefined where there are none: an object of them costs as much as the rest. */
function stylesOf(element: Element): CSSStyleDeclaration | undefined {
  if (!element.hasAttribute('style') || !('style' in element)) return undefined;
  return (element as HTMLElement | SVGElement).style;
}

function displayOf(element: Element, real: typeof getComputedStyle): string {
  const own = stylesOf(element)?.display;
  if (own) return own;
  const { localName } = element;
  // The sheet asks for the type of an input alone.
  const type = localName === 'input' ? element.getAttribute('type') : null;
  const kind = `${localName} ${type} ${element.hasAttribute('hidden')}`;
  const known = displays.get(kind) ?? real(element).display;
  displays.set(kind, known);
  return known;
}

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = stylesOf(at)?.visibility;
    if (own) return own;
  }
  return 'visible';
}

/**
 * Stands in for `getComputedStyle` of jsdom, which goes through its whole style sheet for each element that a query looks
 * at: two fifths of what a test of the shell takes. Answers what queries by role and name ask for as that does, as tests
 * have no sheets but that one: what an element is by its kind, and what it says itself. Else jsdom answers.
 */
export function answerStylesQuickly(page: Pick<typeof globalThis, 'getComputedStyle'>): void {
  const { getComputedStyle: real } = page;
  // The files of a thread share the page.
  if ('isQuick' in real) return;
  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo) return real(element, pseudo);
    const answers = (property: string): string => {
      if (property === 'display') return displayOf(element, real);
      if (property === 'visibility') return visibilityOf(element);
      return stylesOf(element)?.getPropertyValue(property) ?? '';
    };
    // Whatever it does not answer itself it has from jsdom.
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue') return answers;
        if (property === 'display' || property === 'visibility') return answers(property);
        return Reflect.get(real(element), property) as unknown;
      },
    });
  };
  page.getComputedStyle = Object.assign(quick, { isQuick: true });
}
