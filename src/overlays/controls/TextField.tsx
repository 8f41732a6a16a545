import { useId, type InputHTMLAttributes, type Ref } from 'react';

type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'onChange'
> & {
  readonly label: string;
  readonly onValue: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** A line under the field: what is wanted, or what is wrong with what was typed. */
  readonly note?: string;
  readonly wrong?: boolean;
};

/** A labelled text field. Spell checking is off, because names and codes are not prose. */
export function TextField({ label, onValue, note, wrong = false, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="w95-field">
      <label htmlFor={id}>{label}</label>
      <input
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        id={id}
        className="w95-text"
        aria-invalid={wrong || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className="w95-field-note"
          data-wrong={wrong || undefined}
          role={wrong ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
