/** What jsdom has behind a node of the page: the same tree, without the checks of each call. */
interface Node {
  readonly firstChild: Node | null;
  readonly nextSibling: Node | null;
  readonly parentNode: Node | null;
  /** Undefined but for elements. */
  readonly _localName?: string;
  readonly _attributesByNameMap?: ReadonlyMap<string, readonly { readonly _value: string }[]>;
}

/** What a document of jsdom asks about selectors. */
interface Selectors {
  /** For a rule of a style sheet. */
  check(selector: string, node: Node): { readonly match: boolean; readonly pseudoElement: string | null };
  matches(selector: string, node: Node): boolean;
  closest(selector: string, node: Node): Node | null;
  querySelector(selector: string, node: Node): Node | null;
  querySelectorAll(selector: string, node: Node): readonly Node[];
}

type Test = (node: Node) => boolean;
type Part = Readonly<Record<string, string | undefined>>;

const PARTS = [
  /(?:\s*(?<comma>,)\s*|\s*(?<child>>)\s*|(?<within>\s+))(?=[\w*#.[:])/,
  /(?<![\w\])-])(?:(?<any>\*)|(?<kind>[a-z][a-z\d]*))/,
  /#(?<id>[A-Za-z_][\w-]*)/,
  /\.(?<className>[A-Za-z_][\w-]*)/,
  /\[(?<name>[a-z][a-z\d-]*)(?:(?<way>[~^$*]?=)(?:(?<word>[A-Za-z_][\w-]*)|"(?<double>[^"\\]*)"|'(?<single>[^'\\]*)'))?\]/,
  /:not\((?<not>[^()]+)\)/,
];
const PART = new RegExp(PARTS.map(({ source }) => source).join('|'), 'y');

const WAYS: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '^=': (value, wanted) => value.startsWith(wanted),
  '$=': (value, wanted) => value.endsWith(wanted),
  '*=': (value, wanted) => value.includes(wanted),
};

const attribute = (node: Node, name: string): string | undefined =>
  node._attributesByNameMap?.get(name)?.[0]?._value;

const isElement = (node: Node): boolean => node._localName !== undefined;

/** The node itself, or the nearest one around it, that passes. */
function nearest(node: Node | null, passes: Test): Node | null {
  for (let at = node; at !== null; at = at.parentNode) if (isElement(at) && passes(at)) return at;
  return null;
}

/** The elements below a node that pass, in the order of the page, up to so many. */
function below(root: Node, passes: Test, most = Infinity): readonly Node[] {
  const found: Node[] = [];
  let at = root.firstChild;
  while (at !== null && found.length < most) {
    if (isElement(at) && passes(at)) found.push(at);
    let next: Node | null = at.firstChild;
    for (let up: Node | null = at; next === null && up !== null && up !== root; up = up.parentNode)
      next = up.nextSibling;
    at = next;
  }
  return found;
}

/** What one part of a selector asks of an element; null for one that is not known here. */
function testOf({ any, kind, id, className, name, way, not, ...rest }: Part): Test | null {
  if (any !== undefined) return () => true;
  if (kind !== undefined) return ({ _localName }) => _localName === kind;
  if (id !== undefined) return (node) => attribute(node, 'id') === id;
  if (className !== undefined)
    return (node) => attribute(node, 'class')?.split(/\s+/).includes(className) ?? false;
  if (not !== undefined) {
    const refused = compile(not);
    return refused && ((node) => !refused(node));
  }
  if (name === undefined) return null;
  if (way === undefined) return (node) => attribute(node, name) !== undefined;
  const wanted = rest.word ?? rest.double ?? rest.single ?? '';
  const answers = WAYS[way];
  if (answers === undefined || (wanted === '' && way !== '=')) return null;
  return (node) => {
    const value = attribute(node, name);
    return value !== undefined && answers(value, wanted);
  };
}

/** The parts of a selector, in turn; null where one is not known here. */
function partsOf(selector: string): readonly Part[] | null {
  const parts: Part[] = [];
  for (PART.lastIndex = 0; PART.lastIndex < selector.length;) {
    const part = PART.exec(selector)?.groups;
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts;
}

/** What a selector asks of an element; null where it has parts that are not known here. */
function compile(selector: string): Test | null {
  const alternatives: (readonly Test[])[] = [];
  let tests: Test[] = [];
  const parts = partsOf(selector.trim());
  // As if another alternative followed.
  for (const part of [...(parts ?? [{}]), { comma: ',' }]) {
    const before = tests;
    const passes: Test = (node) => before.every((test) => test(node));
    const isBetween = (part.comma ?? part.child ?? part.within) !== undefined;
    if (isBetween && before.length === 0) return null;
    if (part.comma !== undefined) {
      alternatives.push(before);
      tests = [];
    } else if (part.child !== undefined) {
      tests = [({ parentNode }) => parentNode !== null && isElement(parentNode) && passes(parentNode)];
    } else if (part.within !== undefined) {
      tests = [({ parentNode }) => nearest(parentNode, passes) !== null];
    } else {
      const test = testOf(part);
      if (test === null) return null;
      tests.push(test);
    }
  }
  return (node) => alternatives.some((each) => each.every((test) => test(node)));
}

/** By selector, for all tests of a thread. */
const compiled = new Map<string, Test | null>();

function testFor(selector: string): Test | null {
  const known = compiled.get(selector);
  if (known !== undefined) return known;
  const test = compile(selector);
  compiled.set(selector, test);
  return test;
}

/**
 * Has the page answer simple selectors by a walk through its tree. jsdom compiles each selector to steps over what a page
 * sees of its nodes, or goes through a model of the whole language: a fifth of what the tests of views take, as queries by
 * role ask each element forty times. Other selectors are left to it.
 */
export function answerSelectorsQuickly(page: Document): void {
  const inner = Object.getOwnPropertySymbols(page).find(({ description }) => description === 'impl');
  if (inner === undefined) throw new Error('jsdom keeps its documents in another way');
  // jsdom's own, of which nothing tells the type.
  const owner = Reflect.get(page, inner) as { _domSelector: Selectors };
  const { _domSelector: real } = owner;
  // The files of a thread share the page.
  if ('isQuick' in real) return;
  const quick: Selectors & { readonly isQuick: true } = {
    ...real,
    isQuick: true,
    check(selector, node) {
      const test = testFor(selector);
      return test === null ? real.check(selector, node) : { match: test(node), pseudoElement: null };
    },
    matches(selector, node) {
      return testFor(selector)?.(node) ?? real.matches(selector, node);
    },
    closest(selector, node) {
      const test = testFor(selector);
      return test === null ? real.closest(selector, node) : nearest(node, test);
    },
    querySelector(selector, node) {
      const test = testFor(selector);
      return test === null ? real.querySelector(selector, node) : (below(node, test, 1)[0] ?? null);
    },
    querySelectorAll(selector, node) {
      const test = testFor(selector);
      return test === null ? real.querySelectorAll(selector, node) : below(node, test);
    },
  };
  owner._domSelector = quick;
}
