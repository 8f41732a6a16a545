import { useId, type ReactNode } from 'react';

interface SwitchProps<Id extends string> {
  /** What is chosen, for those who do not see it. */
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly title: string; readonly glyph?: ReactNode }[];
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
  readonly disabled?: boolean;
}

/** A few buttons of a toolbar of which one is pressed. Arrows walk and choose. */
export function Switch<Id extends string>({ label, options, value, onChoose, disabled }: SwitchProps<Id>) {
  const name = useId();
  return (
    <fieldset className="token-switch" disabled={disabled} aria-label={label} role="radiogroup">
      {options.map(({ id, title, glyph }) => (
        <label
          key={id}
          data-chosen={id === value || undefined}
          title={glyph === undefined ? undefined : title}
        >
          <input
            type="radio"
            name={name}
            aria-label={title}
            checked={id === value}
            onChange={() => onChoose(id)}
          />
          {glyph ?? <span>{title}</span>}
        </label>
      ))}
    </fieldset>
  );
}
