import { useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { counted } from '@shared/kernel/counted.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Of a field with `maxLength`: what it listens to, and the note for `CutNote`. */
interface Cut {
  readonly note: string;
  readonly onPaste: (event: ClipboardEvent<Field>) => void;
  readonly onChange: (event: ChangeEvent<Field>) => void;
}

/** Notices where a paste did not fit into a field of `most` characters. The next change by the person takes the note away. */
export function useCut(most: number | undefined): Cut {
  const [isCut, setCut] = useState(false);
  return {
    note: isCut && most !== undefined ? `Cut to ${counted(most, 'character')}` : '',
    onPaste: ({ currentTarget: field, clipboardData }) => {
      setCut(most !== undefined && lengthAfter(field, clipboardData.getData('text')) > most);
    },
    onChange: ({ nativeEvent }) => {
      const isPaste = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
      if (!isPaste) setCut(false);
    },
  };
}

/** How long a text would be with what is pasted, of which a field of one line drops the ends of lines. */
function lengthAfter(field: Field, pasted: string): number {
  const { value, selectionStart, selectionEnd } = field;
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const added =
    field instanceof HTMLInputElement ? pasted.replace(/[\r\n]/g, '') : pasted.replaceAll('\r\n', '\n');
  return value.length - selected + added.length;
}

/** A line beside a field, which is read out when something comes into it. */
export const CutNote = ({ cut }: { readonly cut: Pick<Cut, 'note'> }) => (
  <p className="w95-field-note w95-cut" aria-live="polite">
    {cut.note}
  </p>
);
