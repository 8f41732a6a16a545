import { useRef } from 'react';
import type { ListedToken } from '@shared/contract/collection/collection.ts';
import type { Result } from '@shared/kernel/result.ts';
import { Portrait } from '../../../overlays/collection/Portrait.tsx';
import { tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useLineInSight } from '../../../overlays/controls/useLineInSight.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { YEARBOOK_TEXTS as TEXTS } from './texts.ts';
import styles from './book.module.css';

/** How a page shows its students. */
export interface StudentsOnPage {
  /** Width and height of the portraits (logical pixels). */
  readonly portrait: number;
  /** A student to be pointed at, by the token's id. */
  readonly marked: string | null;
  readonly onStudent: (student: ListedToken) => void;
}

interface BookStudentsProps extends StudentsOnPage {
  /** The number of the page. */
  readonly number: number;
  readonly read: () => Promise<Result<readonly ListedToken[]>>;
  /** Which of them are on this page; absent: all. */
  readonly half?: readonly [from: number, to: number];
  /** What stands under a name; absent: nothing. */
  readonly line?: (student: ListedToken) => string;
  readonly columns: number;
}

/** A name with five digits needs so much width (logical pixels). */
const NAME = 66;

/** Portraits of a page with the names under them. Each is a button to the student's own page. */
export function BookStudents({
  portrait,
  marked,
  onStudent,
  number,
  read,
  half,
  line,
  columns,
}: BookStudentsProps) {
  const { value, failure, again } = useLoaded(read, [number]);
  const list = useRef<HTMLUListElement>(null);
  const students = (half === undefined ? value : value?.slice(...half)) ?? [];
  useLineInSight(
    list,
    students.findIndex(({ tokenId }) => tokenId === marked),
  );
  if (value === null && failure !== null) {
    return (
      <div className={styles.bookFailed} role="alert">
        <p>{failure.message || TEXTS.error}</p>
        <Button onClick={again}>{TEXTS.tryAgain}</Button>
      </div>
    );
  }
  return (
    <ul
      ref={list}
      className={styles.bookStudents}
      aria-busy={value === null}
      style={{ gridTemplateColumns: `repeat(${columns}, ${Math.max(portrait + 8, NAME)}px)` }}
    >
      {students.map((student) => (
        <li key={student.tokenId} data-marked={student.tokenId === marked || undefined}>
          <button type="button" onClick={() => onStudent(student)}>
            <Portrait token={student} size={portrait} alt="" />
            <span>{tokenName(student)}</span>
            {line !== undefined && <span>{line(student)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
