import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayOf, pressed, START, type Calculator, type Key } from './calculator.ts';

const KEYS: Readonly<Record<string, Key>> = { r: '1/x', '@': 'sqrt', n: '+/-', b: 'Back', e: 'CE', c: 'C' };
// Each letter of the text is a key.
const after = (text: string, from: Calculator = START): Calculator =>
  [...text].reduce((now, letter) => pressed(now, KEYS[letter] ?? (letter as Key)), from);
const shown = (text: string): string => displayOf(after(text));

describe('the calculator', () => {
  it.each([
    ['', '0.'],
    ['007', '7.'],
    ['1.5.2', '1.52'],
    ['2+3*4=', '20.'],
    ['2+*3=', '6.'],
    ['2+3===', '11.'],
    ['0.1+0.2=', '0.3'],
    ['5*=', '25.'],
    ['200+10%=', '220.'],
    ['9@', '3.'],
    ['4r', '0.25'],
    ['2+9@*', '5.'],
    ['12bb3', '3.'],
    ['5+7e2=', '7.'],
    ['8n+3=', '-5.'],
    ['5n', '-5.'],
    ['5+n*', '0.'],
    ['9+1c', '0.'],
    ['12345678901234567', '1234567890123.'],
  ])('makes of %s what one of 1995 does: %s (CALC-1)', (keys, display) => {
    expect(shown(keys)).toBe(display);
  });

  it('says what cannot be computed, and goes on after C alone (CALC-1)', () => {
    expect([after('1/0=').fault, after('0r').fault, after('4n@').fault]).toEqual(['zero', 'zero', 'input']);
    expect(after('1/0=5+2=').fault).toBe('zero');
    expect(displayOf(after('1/0=c5'))).toBe('5.');
  });

  it('keeps a number in mind, also through C (CALC-2)', () => {
    const kept = ['1', '2', 'MS', 'C', '5', 'M+', 'C'] as const;
    const now = kept.reduce<Calculator>(pressed, START);
    expect(now.memory).toBe(17);
    expect(displayOf((['2', '*', 'MR', '='] as const).reduce<Calculator>(pressed, now))).toBe('34.');
    expect(pressed(now, 'MC').memory).toBe(0);
  });

  it('adds, takes away and multiplies whole numbers without an error', () => {
    const few = integer({ min: 0, max: 999_999 });
    assert(
      property(few, few, (one, other) => {
        expect(after(`${one}+${other}=`).value).toBe(one + other);
        expect(after(`${one}-${other}=`).value).toBe(one - other);
        expect(after(`${one}*${other}=`).value).toBe(one * other);
      }),
    );
  });
});
