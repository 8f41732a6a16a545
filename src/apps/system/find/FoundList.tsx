import { useRef } from 'react';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useLineInSight } from '../../../overlays/controls/useLineInSight.ts';
import type { Found } from './found.ts';
import { FIND_TEXTS as TEXTS } from './texts.ts';
import styles from './find.module.css';

interface FoundListProps {
  readonly id: string;
  readonly found: readonly Found[];
  /** Index of the chosen line. */
  readonly at: number;
  readonly onChoose: (id: string) => void;
}

/** The id of a line's element, by the list's and the line's index. */
export const lineId = (list: string, index: number): string => `${list}-${index}`;

/**
 * The list under the field, which keeps the keyboard: its keys choose here. A line opens as an icon does (SHELL-8), by a
 * double click or one tap.
 */
export function FoundList({ id, found, at, onChoose }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null);
  const finger = useRef(false);
  useLineInSight(list, at);
  return (
    <div className="w95-well">
      <div className={styles.findHead} aria-hidden="true">
        <span>{TEXTS.name}</span>
        <span>{TEXTS.where}</span>
      </div>
      <ul ref={list} id={id} className="w95-scroll w95-listbox" role="listbox" aria-label={TEXTS.found}>
        {found.map((line, index) => (
          <li
            key={line.id}
            id={lineId(id, index)}
            role="option"
            aria-selected={index === at}
            onPointerDown={({ pointerType }) => {
              finger.current = pointerType === 'touch';
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ detail }) => {
              // A screen reader clicks without a pointer. The second of two taps opens nothing more.
              if (detail === 0 || (finger.current && detail === 1)) line.open();
              else onChoose(line.id);
            }}
            onDoubleClick={() => {
              if (!finger.current) line.open();
            }}
          >
            <Icon name={line.icon} size={16} />
            <span>{line.name}</span>
            <span>{line.where}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
