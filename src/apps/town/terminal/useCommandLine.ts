import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { complete } from './complete.ts';
import { terminalOf } from './terminal.ts';

/** The line that is typed: what its field holds, and what keys and buttons do with it. `turn` turns pages of the log. */
export function useCommandLine(turn: (pages: number) => void) {
  const { terminal, typedBefore, typed } = terminalOf(useApp());
  const field = useRef<HTMLInputElement>(null);

  const note = (): void => {
    const input = field.current;
    if (input === null) return;
    const { value, selectionStart, selectionEnd } = input;
    typed.set({
      value,
      from: selectionStart ?? value.length,
      to: selectionEnd ?? value.length,
      focused: document.activeElement === input,
    });
  };
  // The field may have the keyboard since before it was listened to.
  const noteFirst = useEffectEvent(note);
  useLayoutEffect(() => noteFirst(), []);
  const write = (line: string | null): void => {
    const input = field.current;
    if (input === null || line === null) return;
    input.value = line;
    input.setSelectionRange(line.length, line.length);
    note();
  };
  const earlier = (): void => write(typedBefore.earlier(typed.get().value));
  const later = (): void => write(typedBefore.later());
  /** Answers whether there was a name to complete. */
  const completeLine = (): boolean => {
    const { value } = typed.get();
    const found = complete(value, terminal.getSnapshot().context.words);
    if (value.trim() === '' || found === null) return false;
    if (found.names.length > 0) terminal.send({ type: 'user.names', names: found.names });
    write(found.line);
    return true;
  };
  const enter = (): void => {
    const line = field.current?.value ?? '';
    // What is typed meanwhile waits in the field.
    if (terminal.getSnapshot().value.talk === 'asking') return;
    terminal.send({ type: 'user.enter', line });
    typedBefore.add(line);
    write('');
  };
  /** Does what a key does here; false: the browser does it. */
  const keyed = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
    if (ctrlKey || altKey || metaKey) return false;
    switch (key) {
      case 'ArrowUp':
        earlier();
        return true;
      case 'ArrowDown':
        later();
        return true;
      case 'PageUp':
        turn(-1);
        return true;
      case 'PageDown':
        turn(1);
        return true;
      case 'Tab':
        return !shiftKey && completeLine();
      case 'Escape':
        if (typed.get().value === '') return false;
        write('');
        return true;
      default:
        return false;
    }
  };
  const press = (event: KeyboardEvent): void => {
    terminal.send({ type: 'user.key' });
    if (keyed(event)) event.preventDefault();
  };
  return { field, line: { note, enter, press, earlier, later, complete: completeLine } };
}
