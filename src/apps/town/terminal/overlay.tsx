import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { SceneRoom } from '../../../overlays/controls/SceneRoom.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { complete } from './complete.ts';
import { PITCH } from './screen.ts';
import { terminalOf } from './terminal.ts';
import { TERMINAL_TEXTS as TEXTS } from './texts.ts';
import styles from './terminal.module.css';

/** The Terminal: the scene draws the tube and all that is on it, and this takes keys and tells screen readers. */
function TerminalWindow() {
  const app = useApp();
  const { terminal, glass, scrolled, screen, page } = terminalOf(app);
  const { x, y, width, height, rows } = useStore(screen);
  const { rows: written, promptRow } = useStore(page);
  const entries = useSelector(terminal, ({ context }) => context.entries);
  const paper = useRef<HTMLDivElement>(null);
  const tall = Math.max(rows, written.length) * PITCH;

  // The newest row is in sight, whatever was looked at before.
  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null) return;
    element.scrollTop = tall;
    scrolled.set(Math.max(0, tall - height));
  }, [tall, height, scrolled]);

  const { field, line } = useCommandLine((pages) => {
    paper.current?.scrollBy({ top: pages * (rows - 1) * PITCH });
  });
  const tap = (act: () => unknown): void => {
    terminal.send({ type: 'user.key' });
    act();
    field.current?.focus();
  };

  return (
    <div className={styles.terminal}>
      <SceneRoom room={glass} className={styles.terminalGlass} />
      <div
        className={styles.terminalPaper}
        ref={paper}
        style={{ left: x, top: y, width, height }}
        onScroll={({ currentTarget }) => scrolled.set(Math.round(currentTarget.scrollTop))}
        onClick={() => {
          terminal.send({ type: 'user.key' });
          field.current?.focus({ preventScroll: true });
        }}
      >
        <div className={styles.terminalLog} role="log" aria-label={TEXTS.log} style={{ height: tall }}>
          {entries.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
        <form
          style={{ top: promptRow * PITCH }}
          onSubmit={(event) => {
            event.preventDefault();
            line.enter();
          }}
        >
          <input
            ref={field}
            aria-label={TEXTS.command}
            data-autofocus
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            onKeyDown={line.press}
            onInput={() => {
              app.sound('type');
              line.note();
            }}
            onSelect={line.note}
            onFocus={line.note}
            onBlur={line.note}
          />
        </form>
      </div>
      <div className={styles.terminalKeys} role="group" aria-label={TEXTS.keys}>
        <Button onClick={() => tap(line.complete)}>{TEXTS.complete}</Button>
        <Button aria-label={TEXTS.before} onClick={() => tap(line.earlier)}>
          <i className={styles.terminalUp} />
        </Button>
        <Button aria-label={TEXTS.after} onClick={() => tap(line.later)}>
          <i className={styles.terminalDown} />
        </Button>
      </div>
    </div>
  );
}

/** The line that is typed: what its field holds, and what keys and buttons do with it. `turn` turns pages of the log. */
function useCommandLine(turn: (pages: number) => void) {
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

export default mountReact(TerminalWindow);
