import { expect, it } from 'vitest';
import { PROGRAMS } from '../../system/programs.ts';
import { SUBJECTS } from './knowledge/index.ts';

/** Operators' tools, of which no persona knows, and windows that only other windows open. */
const UNTOLD = new Set([
  'Day/Night Configuration',
  'Gum Admin Panel',
  'Operator’s Console',
  'Help',
  'Initialize Collection',
  'Loading Screens',
  'Lock',
  'Open or Save',
  'Partner Items',
  'Phone Board',
  'Picture Viewer',
  'Sign In Required',
  'Talk',
  'VCR Effects Test',
]);

it('has a subject for every program that people open (PERSONA-2, PERSONA-9)', () => {
  const told = new Set(SUBJECTS.flatMap(({ program }) => program ?? []));
  expect(
    PROGRAMS.filter((name) => !told.has(name) && !UNTOLD.has(name)),
    'give each a subject with `program` in knowledge, or name it in UNTOLD',
  ).toEqual([]);
  expect([...told].filter((name) => !PROGRAMS.includes(name))).toEqual([]);
});
