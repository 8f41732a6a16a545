import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { CutNote, useCut } from './CutNote.tsx';

type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'onChange' | 'onPaste'
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
  const cut = useCut(rest.maxLength);
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
        onPaste={cut.onPaste}
        onChange={(event) => {
          cut.onChange(event);
          onValue(event.currentTarget.value);
        }}
      />
      {rest.maxLength !== undefined && <CutNote cut={cut} />}
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
