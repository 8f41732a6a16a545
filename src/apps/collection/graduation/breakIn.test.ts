import { expect, it } from 'vitest';
import { changedGrades, rowsAt } from './breakIn.ts';

const textsAt = (progress: number) => rowsAt(progress).map(({ text }) => text);
const gradeAt = (progress: number) => rowsAt(progress).find(({ text }) => text === 'ALGEBRA II');

it('the terminal types line after line, letter by letter', () => {
  expect(textsAt(0)).toEqual(['']);
  expect(textsAt(5)).toEqual(['FHS RECORDS MAINFRAME   SEPT 27 1995', 'CONNEC']);
  expect(textsAt(100).at(-1)).toBe('CHANGES HELD IN MEMORY. WRITE TO DISK?');
});

it('the terminal shows a grade as it is, and then as it ought to be', () => {
  expect(gradeAt(38)).toBeUndefined();
  expect(gradeAt(40)).toMatchObject({ grade: 'F', changed: false });
  expect(gradeAt(42)).toMatchObject({ grade: 'A', changed: true });
  expect([changedGrades(41), changedGrades(42), changedGrades(100)]).toEqual([0, 1, 7]);
});
