/** What of an element's style queries by role and name ask for, and hardly anything else does where nothing is drawn. */
interface QuickStyle {
  readonly display: string;
  readonly visibility: string;
  getPropertyValue(property: string): string;
}

/** By kind of element, for all tests of a thread. */
const displays = new Map<string, string>();

/**
 * Stands in for `getComputedStyle` of jsdom, which goes through its whole style sheet for each element that a query looks
 * at: two fifths of what a test of the shell takes. Answers the same, as tests have no sheets but that one: what an
 * element is by its kind, and what it says itself.
 *
 * @param real jsdom's
 */
export function quickStyles(real: typeof getComputedStyle): (element: Element) => QuickStyle {
  const displayOf = (element: Element): string => {
    const own = stylesOf(element)?.display;
    if (own) return own;
    const kind = `${element.localName} ${element.getAttribute('type')} ${element.hasAttribute('hidden')}`;
    const known = displays.get(kind) ?? real(element).display;
    displays.set(kind, known);
    return known;
  };
  const visibilityOf = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = stylesOf(at)?.visibility;
      if (own) return own;
    }
    return 'visible';
  };
  return (element) => ({
    get display() {
      return displayOf(element);
    },
    get visibility() {
      return visibilityOf(element);
    },
    getPropertyValue(property) {
      if (property === 'display') return displayOf(element);
      if (property === 'visibility') return visibilityOf(element);
      return stylesOf(element)?.getPropertyValue(property) ?? '';
    },
  });
}

/** Undefined where there are none: an object of them costs as much as the rest. */
function stylesOf(element: Element): CSSStyleDeclaration | undefined {
  if (!element.hasAttribute('style') || !('style' in element)) return undefined;
  return (element as HTMLElement | SVGElement).style;
}
