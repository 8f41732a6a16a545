import { useState, type KeyboardEvent } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { displayOf, pressed, START, type Fault, type Key } from './calculator.ts';
import styles from './calculator.module.css';

/** The keys in their rows, and what screen readers call those whose sign says little. */
const UPPER: readonly Key[] = ['Back', 'CE', 'C'];
const ROWS: readonly (readonly Key[])[] = [
  ['MC', '7', '8', '9', '/', 'sqrt'],
  ['MR', '4', '5', '6', '*', '%'],
  ['MS', '1', '2', '3', '-', '1/x'],
  ['M+', '0', '+/-', '.', '+', '='],
];
const NAMES: Partial<Record<Key, string>> = {
  Back: 'Delete the last digit',
  CE: 'Clear the entry',
  C: 'Clear',
  MC: 'Forget the number in mind',
  MR: 'Show the number in mind',
  MS: 'Keep in mind',
  'M+': 'Add to the number in mind',
  '/': 'Divided by',
  '*': 'Times',
  '-': 'Minus',
  '+': 'Plus',
  '=': 'Equals',
  '.': 'Point',
  '%': 'Percent',
  sqrt: 'Square root',
  '1/x': 'One divided by it',
  '+/-': 'Change the sign',
};

/** What is typed for a key; digits, point and signs are typed as they are. */
const TYPED: Readonly<Record<string, Key>> = {
  Enter: '=',
  Backspace: 'Back',
  Delete: 'CE',
  Escape: 'C',
  F9: '+/-',
  '@': 'sqrt',
  r: '1/x',
  ',': '.',
  ...Object.fromEntries(
    [...UPPER, ...ROWS.flat()].filter((key) => key.length === 1 && key !== 'C').map((key) => [key, key]),
  ),
};

const FAULTS: Readonly<Record<Fault, string>> = {
  zero: 'Cannot divide by zero.',
  input: 'Invalid input.',
  overflow: 'Too large.',
};

const kindOf = (key: Key): string =>
  key.startsWith('M') || UPPER.includes(key) || ['+', '-', '*', '/', '='].includes(key) ? 'does' : 'number';

/** A calculator for the pointer and for the keyboard (CALC-1 to CALC-3). */
function CalculatorWindow() {
  const { sound } = useApp();
  const [now, setNow] = useState(START);
  const press = (key: Key): void => setNow((before) => pressed(before, key));
  const type = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = TYPED[event.key];
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    sound('type');
    press(key);
  };
  const keyOf = (key: Key) => (
    <Button key={key} aria-label={NAMES[key]} data-kind={kindOf(key)} onClick={() => press(key)}>
      {key}
    </Button>
  );
  return (
    <div className={styles.calculator} onKeyDown={type}>
      <output className={`w95-well ${styles.display}`} aria-label="Display" tabIndex={0} data-autofocus>
        {now.fault === null ? displayOf(now) : FAULTS[now.fault]}
      </output>
      <div className={styles.upper}>
        <span
          className={styles.memory}
          role="img"
          aria-label={now.memory === 0 ? 'Nothing in mind' : 'A number is in mind'}
        >
          {now.memory !== 0 && 'M'}
        </span>
        {UPPER.map(keyOf)}
      </div>
      <div className={styles.keys}>{ROWS.flat().map(keyOf)}</div>
    </div>
  );
}

export default mountReact(CalculatorWindow);
