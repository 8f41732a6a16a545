import { withoutEnd, withoutStart } from '../../../kernel/edges.ts';
import { plain } from './words.ts';

/** What people write for the signs of a sum, in the order in which it is replaced. */
const SIGNS: readonly (readonly [words: RegExp, sign: string])[] = [
  [/[×·]/g, '*'],
  [/÷/g, '/'],
  [/[−–]/g, '-'],
  [/(\d),(\d{3})\b/g, '$1$2'],
  [/\b(?:square ?root|root|sqrt)(?: of)?\b/g, '√'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\bto the power(?: of)?\b|\*\*/g, '^'],
  [/\s{0,9}(?:%|percent)\s{0,9}of\b/g, '/100*'],
  [/\bhalf of\b/g, '0.5*'],
  [/\b(?:and )?then (?=plus|minus|times|divided|multiplied|[-+*/])/g, ''],
  [/\bplus\b/g, '+'],
  [/\bminus\b/g, '-'],
  [/\b(?:times|multiplied by)\b/g, '*'],
  [/(\d)\s*x\s*(?=\d)/g, '$1*'],
  [/\bdivided by\b|\bover\b/g, '/'],
];

/** A stretch of numbers and signs. */
const STRETCH = /[\d.\s+*/^()√-]+/g;
const NUMBER = /\d{1,9}(?:\.\d{1,4})?|\.\d{1,4}/y;

/** A day, a score or hours look like sums; these words alone make one of such. */
const LOOKS_OTHERWISE = /^\d+(?:[-/]\d+)+$/;
const ASKING = new Set(
  `what whats s is does how much many calculate compute solve equal equals make it the answer to please can you do hey
  quick math and so ok wzrd`.split(/\s+/),
);
const asks = (text: string): boolean =>
  text.split(/[\s?=!.,']/).every((word) => word === '' || ASKING.has(word));

/** How many sums of a message are worked out. */
const SUMS_MOST = 3;

/** What the sums in a message come to, such as of "12 x 7" or "square root of 144"; null: none can be worked out. */
export function sumIn(message: string): string | null {
  const values: string[] = [];
  const text = SIGNS.reduce((all, [words, sign]) => all.replace(words, sign), plain(message));
  for (const [stretch] of text.matchAll(STRETCH)) {
    const sum = withoutEnd(withoutStart(stretch.trim(), '+*/^) .'), '-+*/^(√ .');
    if (!/\d/.test(sum) || !/[-+*/^√]/.test(sum.replace(/^-/, ''))) continue;
    if (LOOKS_OTHERWISE.test(sum) && !asks(text.replace(stretch, ' '))) continue;
    const value = valueOf(sum);
    if (value !== null) values.push(String(Math.round(value * 10_000) / 10_000));
  }
  return values.length === 0 ? null : values.slice(0, SUMS_MOST).join(' and ');
}

/** The value of a sum by the usual order of its signs; null: it is none, or has no value. */
function valueOf(sum: string): number | null {
  let at = 0;
  const next = (): string => {
    while (sum[at] === ' ') at += 1;
    return sum[at] ?? '';
  };
  const takes = (signs: string): string | null => {
    const sign = next();
    if (sign === '' || !signs.includes(sign)) return null;
    at += 1;
    return sign;
  };
  const part = (): number => {
    if (takes('-') !== null) return -part();
    if (takes('√') !== null) return Math.sqrt(part());
    if (takes('(') !== null) {
      const within = added();
      return takes(')') === null ? Number.NaN : within;
    }
    next();
    NUMBER.lastIndex = at;
    const [number] = NUMBER.exec(sum) ?? [];
    if (number === undefined) return Number.NaN;
    at += number.length;
    return Number(number);
  };
  const raised = (): number => {
    const base = part();
    return takes('^') === null ? base : base ** raised();
  };
  const multiplied = (): number => {
    let value = raised();
    for (let sign = takes('*/'); sign !== null; sign = takes('*/'))
      value = sign === '*' ? value * raised() : value / raised();
    return value;
  };
  function added(): number {
    let value = multiplied();
    for (let sign = takes('+-'); sign !== null; sign = takes('+-'))
      value = sign === '+' ? value + multiplied() : value - multiplied();
    return value;
  }
  const value = added();
  return next() === '' && Number.isFinite(value) && Math.abs(value) < 1e15 ? value : null;
}
