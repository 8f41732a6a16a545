import { useId, useRef, type KeyboardEvent } from 'react';
import { useLineInSight } from './useLineInSight.ts';

export interface ListBoxOption<Id extends string> {
  readonly id: Id;
  readonly title: string;
}

interface ListBoxProps<Id extends string> {
  readonly label: string;
  readonly options: readonly ListBoxOption<Id>[];
  /** Null: none of them. */
  readonly value: Id | null;
  readonly onChoose: (id: Id) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** A sunken list of which one line is chosen. Arrows, Home, End and the first letter walk and choose at once. */
export function ListBox<Id extends string>({ label, options, value, onChoose }: ListBoxProps<Id>) {
  const base = useId();
  const list = useRef<HTMLUListElement>(null);
  const at = options.findIndex(({ id }) => id === value);
  useLineInSight(list, at);

  const indexFor = (key: string): number => {
    const step = STEPS[key];
    if (step !== undefined) return Math.min(options.length - 1, Math.max(0, at + step));
    if (key === 'Home') return 0;
    if (key === 'End') return options.length - 1;
    if (key.length !== 1) return -1;
    const starts = options.map(({ title }) => title.toLowerCase().startsWith(key.toLowerCase()));
    return Math.max(starts.indexOf(true, at + 1), starts.indexOf(true));
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = options[indexFor(event.key)];
    if (!option) return;
    event.preventDefault();
    onChoose(option.id);
  };
  return (
    <div className="w95-well">
      <ul
        ref={list}
        className="w95-scroll w95-listbox"
        role="listbox"
        aria-label={label}
        aria-activedescendant={at < 0 ? undefined : `${base}${at}`}
        tabIndex={0}
        onKeyDown={walk}
      >
        {options.map(({ id, title }, index) => (
          <li
            key={id}
            id={`${base}${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => onChoose(id)}
          >
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
