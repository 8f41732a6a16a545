/** A calculator of 1995, which computes as it goes: 2 + 3 * 4 is 20 (CALC-1). */
export interface Calculator {
  /** What is being typed; null: the display shows a result. */
  readonly entry: string | null;
  /** The number that is shown where nothing is being typed. */
  readonly value: number;
  /** Whether what is shown was chosen since the last sign, and so is the second number of what waits. */
  readonly isChosen: boolean;
  /** What waits for its second number, and its first. */
  readonly waiting: { readonly operator: Operator; readonly first: number } | null;
  /** What `=` does once more. */
  readonly last: { readonly operator: Operator; readonly second: number } | null;
  readonly memory: number;
  /** What cannot be computed; only C goes on. */
  readonly fault: Fault | null;
}

const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

export type Fault = 'zero' | 'input' | 'overflow';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
type Digit = (typeof DIGITS)[number];
export type Key =
  | Digit
  | Operator
  | ('.' | '=' | '%' | 'sqrt' | '1/x' | '+/-' | 'Back' | 'CE' | 'C' | 'MC' | 'MR' | 'MS' | 'M+');

export const START: Calculator = {
  ...{ entry: null, value: 0, isChosen: false, waiting: null },
  ...{ last: null, memory: 0, fault: null },
};

/** No more digits are typed than a number keeps. */
const MOST_DIGITS = 13;

/** As many digits as are exact: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): number => Number(value.toPrecision(14));

const shownBy = ({ entry, value }: Calculator): number => (entry === null ? value : Number(entry));

/** What the display says: a number with its point, as calculators have it. */
export function displayOf({ entry, value }: Calculator): string {
  if (entry !== null) return entry.includes('.') ? entry : `${entry}.`;
  const text = String(value);
  return text.includes('.') || text.includes('e') ? text : `${text}.`;
}

const isDigit = (key: Key): key is Digit => DIGITS.some((digit) => digit === key);
const isOperator = (key: Key): key is Operator => OPERATORS.some((one) => one === key);

/** What a key makes of it. */
export function pressed(now: Calculator, key: Key): Calculator {
  if (key === 'C') return { ...START, memory: now.memory };
  if (now.fault !== null) return now;
  if (isDigit(key) || key === '.') return typed(now, key);
  if (isOperator(key)) return operated(now, key);
  switch (key) {
    case 'Back':
      return now.entry === null ? now : { ...now, entry: shortened(now.entry) };
    case 'CE':
      return { ...now, entry: null, value: 0 };
    case 'MC':
      return { ...now, memory: 0 };
    case 'MR':
      return { ...now, entry: null, value: now.memory, isChosen: true };
    case 'MS':
      return { ...now, memory: shownBy(now), value: shownBy(now), entry: null };
    case 'M+':
      return { ...now, memory: rounded(now.memory + shownBy(now)), value: shownBy(now), entry: null };
    case '=':
      return equaled(now);
    case '+/-':
      return now.entry === null
        ? { ...now, value: 0 - now.value, isChosen: true }
        : { ...now, entry: negated(now.entry) };
    default:
      return changed(now, key);
  }
}

function typed(now: Calculator, key: Digit | '.'): Calculator {
  const entry = now.entry ?? '0';
  if (key === '.') return { ...now, entry: entry.includes('.') ? entry : `${entry}.`, isChosen: true };
  if (entry.replaceAll(/[-.]/g, '').length >= MOST_DIGITS) return now;
  const digits = entry === '0' ? key : entry === '-0' ? `-${key}` : entry + key;
  return { ...now, entry: digits, isChosen: true };
}

const negated = (entry: string): string => (entry.startsWith('-') ? entry.slice(1) : `-${entry}`);

function shortened(entry: string): string {
  const left = entry.slice(0, -1);
  return left === '' || left === '-' ? '0' : left;
}

/** Shows a number, or says why there is none. */
function shows(now: Calculator, value: number, fault: Fault = 'overflow'): Calculator {
  return Number.isFinite(value)
    ? { ...now, entry: null, value: rounded(value) }
    : { ...now, entry: null, value: 0, fault };
}

function computed(first: number, operator: Operator, second: number): number {
  if (operator === '+') return first + second;
  if (operator === '-') return first - second;
  return operator === '*' ? first * second : first / second;
}

const faultOf = (operator: Operator, second: number): Fault =>
  operator === '/' && second === 0 ? 'zero' : 'overflow';

/** A sign after a number computes what waits; a second sign takes the place of the first. */
function operated(now: Calculator, operator: Operator): Calculator {
  const done =
    now.isChosen && now.waiting !== null ? equaled(now) : { ...now, value: shownBy(now), entry: null };
  return done.fault === null
    ? { ...done, isChosen: false, waiting: { operator, first: done.value }, last: null }
    : done;
}

function equaled(now: Calculator): Calculator {
  const shown = shownBy(now);
  const { waiting, last } = now;
  if (waiting !== null) {
    const { operator, first } = waiting;
    const done = shows(now, computed(first, operator, shown), faultOf(operator, shown));
    return { ...done, isChosen: false, waiting: null, last: { operator, second: shown } };
  }
  if (last === null) return { ...now, entry: null, value: shown };
  return shows(now, computed(shown, last.operator, last.second), faultOf(last.operator, last.second));
}

/** What is made of the number that is shown. */
function changed(now: Calculator, key: '%' | 'sqrt' | '1/x'): Calculator {
  const shown = shownBy(now);
  if (key === '%') return { ...shows(now, ((now.waiting?.first ?? 0) * shown) / 100), isChosen: true };
  const value = key === 'sqrt' ? Math.sqrt(shown) : 1 / shown;
  return { ...shows(now, value, key === 'sqrt' ? 'input' : 'zero'), isChosen: true };
}
