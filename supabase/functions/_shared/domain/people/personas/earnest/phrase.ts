/**
 * A way to say something, in words: `a (b|c d)? ~2 e $` is "a", perhaps "b" or "c d", at most two other words, "e", and the
 * end of the message. `*` repeats a group, `word+s` is the word or its plural, and a word in capitals is one of `parts`.
 * It is looked for word by word without going back, so that its time is linear in the message, whatever that is.
 */
export interface Phrase {
  readonly isIn: (words: readonly string[]) => boolean;
}

/** The places in a message that a step has come to. */
type Places = ReadonlySet<number>;

/** A part of a way to say something. */
interface Step {
  /** Where it may have ended, if it began at one of these places. */
  readonly go: (words: readonly string[], from: Places) => Places;
  /** The words that it may begin with; null: any word, or no word at all. */
  readonly first: ReadonlySet<string> | null;
  /** It is one word of these. */
  readonly isWord?: true;
}

const TOKEN = /[()|?*$]|~\d|[a-zA-Z0-9]+(?:\+[a-z]+)?/g;

const oneWord = (forms: ReadonlySet<string>): Step => ({
  first: forms,
  isWord: true,
  go(words, from) {
    const to = new Set<number>();
    for (const at of from) {
      const word = words[at];
      if (word !== undefined && forms.has(word)) to.add(at + 1);
    }
    return to;
  },
});

const END: Step = {
  first: null,
  go: (words, from) => new Set(from.has(words.length) ? [words.length] : []),
};

const gap = (most: number): Step => ({
  first: null,
  go(words, from) {
    const to = new Set<number>();
    for (const at of from)
      for (let more = 0; more <= most && at + more <= words.length; more += 1) to.add(at + more);
    return to;
  },
});

function inTurn(steps: readonly Step[]): Step {
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return only;
  return {
    first: only?.first ?? null,
    go(words, from) {
      let at = from;
      for (const step of steps) {
        if (at.size === 0) return at;
        at = step.go(words, at);
      }
      return at;
    },
  };
}

const union = (steps: readonly Step[]): ReadonlySet<string> | null =>
  steps.every(({ first }) => first !== null)
    ? new Set(steps.flatMap(({ first }) => [...(first ?? [])]))
    : null;

function oneOf(ways: readonly Step[]): Step {
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return only;
  const first = union(ways);
  if (first !== null && ways.every(({ isWord }) => isWord)) return oneWord(first);
  return { first, go: (words, from) => new Set(ways.flatMap((way) => [...way.go(words, from)])) };
}

const perhaps = ({ go }: Step): Step => ({
  first: null,
  go: (words, from) => new Set([...from, ...go(words, from)]),
});

const repeated = ({ go }: Step): Step => ({
  first: null,
  go(words, from) {
    const all = new Set(from);
    for (let at = from; at.size > 0;) {
      at = new Set([...go(words, at)].filter((one) => !all.has(one)));
      for (const one of at) all.add(one);
    }
    return all;
  },
});

/** Reads ways to say something, which have `parts` in common. What it answers throws an Error where a bracket is not closed. */
export function phrasesWith(parts: Readonly<Record<string, string>>): (text: string) => Phrase {
  const read = new Map<string, Step>();
  const partOf = (name: string): Step | null => {
    const text = parts[name];
    if (text === undefined) return null;
    const step = read.get(name) ?? readWays(text, partOf);
    read.set(name, step);
    return step;
  };
  return (text) => {
    const { go, first } = readWays(text, partOf);
    return {
      isIn(words) {
        const from = new Set<number>();
        words.forEach((word, at) => first?.has(word) !== false && from.add(at));
        return from.size > 0 && go(words, from).size > 0;
      },
    };
  };
}

function readWays(text: string, partOf: (name: string) => Step | null): Step {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  function one(token: string): Step {
    if (token === '(') {
      const inside = ways();
      if (tokens[at] !== ')') throw new Error(`A bracket is not closed in: ${text}`);
      at += 1;
      return inside;
    }
    if (token === '$') return END;
    if (token.startsWith('~')) return gap(Number(token.slice(1)));
    const [base = '', ending] = token.split('+');
    return partOf(token) ?? oneWord(new Set(ending === undefined ? [base] : [base, `${base}${ending}`]));
  }
  function ways(): Step {
    const all: Step[] = [];
    let steps: Step[] = [];
    for (let token = tokens[at]; token !== undefined && token !== ')'; token = tokens[at]) {
      at += 1;
      if (token === '|') {
        all.push(inTurn(steps));
        steps = [];
        continue;
      }
      const step = one(token);
      const mark = tokens[at];
      if (mark === '?' || mark === '*') at += 1;
      steps.push(mark === '?' ? perhaps(step) : mark === '*' ? repeated(step) : step);
    }
    return oneOf([...all, inTurn(steps)]);
  }
  return ways();
}
