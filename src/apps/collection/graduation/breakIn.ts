/** A line of the terminal: what is typed, from which per cent on. A grade changes from one to another. */
interface Line {
  readonly at: number;
  readonly text: string;
  readonly grade?: readonly [before: string, after: string];
}

/** How the terminal gets into the records, as the progress bar goes from 0 to 100. */
const LINES: readonly Line[] = [
  { at: 0, text: 'FHS RECORDS MAINFRAME   SEPT 27 1995' },
  { at: 4, text: 'CONNECT 2400/ARQ' },
  { at: 8, text: 'LOGIN: PRINCIPAL' },
  { at: 12, text: 'PASSWORD: ********   DENIED' },
  { at: 17, text: 'PASSWORD: ******   DENIED' },
  { at: 22, text: 'PASSWORD: PENCIL   ACCESS GRANTED' },
  { at: 27, text: 'RUN GRADEBOOK.EXE /QUIET' },
  { at: 31, text: 'JANITOR.LOG SWITCHED OFF' },
  { at: 35, text: '' },
  { at: 36, text: 'ALGEBRA II', grade: ['F', 'A'] },
  { at: 44, text: 'BIOLOGY', grade: ['D-', 'A-'] },
  { at: 52, text: 'ENGLISH LIT', grade: ['F', 'B+'] },
  { at: 60, text: 'WOOD SHOP', grade: ['C', 'A'] },
  { at: 68, text: 'TYPING', grade: ['D', 'A+'] },
  { at: 76, text: 'GYM', grade: ['F', 'A'] },
  { at: 84, text: 'CONDUCT', grade: ['SEE FILE', 'SAINT'] },
  { at: 92, text: '' },
  { at: 93, text: 'CHANGES HELD IN MEMORY. WRITE TO DISK?' },
];

/** Per cent that the typing of a line takes, and after which its grade changes. */
const TYPING = 3;
const CHANGING = 6;

/** A line as it stands on the terminal. */
export interface Row {
  readonly text: string;
  /** Null: the line is about no grade. */
  readonly grade: string | null;
  /** True: the grade is the new one. */
  readonly changed: boolean;
}

/** What stands on the terminal at so many per cent, from top to bottom. */
export function rowsAt(progress: number): readonly Row[] {
  return LINES.filter(({ at }) => at <= progress).map(({ at, text, grade }) => {
    const since = progress - at;
    const changed = since >= CHANGING;
    return {
      text: text.slice(0, Math.ceil((text.length * Math.min(since, TYPING)) / TYPING)),
      grade: grade === undefined || since < TYPING ? null : grade[changed ? 1 : 0],
      changed,
    };
  });
}

/** How many grades have been changed by then. */
export const changedGrades = (progress: number): number =>
  LINES.filter(({ at, grade }) => grade !== undefined && progress >= at + CHANGING).length;
