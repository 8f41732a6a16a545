import { useId } from 'react';

export interface SelectOption<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** Options of one group stand together under its name. */
  readonly group?: string;
}

interface SelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<Id>[];
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
  readonly disabled?: boolean;
}

/** A labelled drop-down list. The list itself is the browser's own: it fits any screen, any thumb and any key. */
export function Select<Id extends string>({ label, options, value, onChoose, disabled }: SelectProps<Id>) {
  const id = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  const entries = (wanted: string | undefined) =>
    options
      .filter(({ group }) => group === wanted)
      .map((option) => (
        <option key={option.id} value={option.id}>
          {option.title}
        </option>
      ));
  const choose = (chosen: string): void => {
    const option = options.find((one) => one.id === chosen);
    if (option) onChoose(option.id);
  };
  return (
    <div className="w95-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="w95-select"
        value={value}
        disabled={disabled}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {groups.map((group) =>
          group === undefined ? (
            entries(group)
          ) : (
            <optgroup key={group} label={group}>
              {entries(group)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
