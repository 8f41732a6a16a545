import { useRef, useState, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { DialogRequest } from '../kernel/app.ts';
import { Button } from './controls/Button.tsx';
import { Icon } from './controls/Icon.tsx';
import { TextField } from './controls/TextField.tsx';
import './styles/base.css';
import './styles/controls.css';
import './styles/dialog.css';

const ONE_BUTTON = ['OK'] as const;

interface DialogProps {
  readonly request: DialogRequest;
  readonly answer: (value: string | null) => void;
}

/** Message, picture and buttons. Enter presses the first button, Escape answers nothing. */
function Dialog({ request, answer }: DialogProps) {
  const { message, icon, prompt, buttons = ONE_BUTTON } = request;
  const [value, setValue] = useState(prompt?.value ?? '');
  const answered = useRef(false);
  const give = (given: string | null): void => {
    if (answered.current) return;
    answered.current = true;
    answer(given);
  };
  const press = (index: number): void => {
    const label = buttons[index] ?? null;
    give(prompt && index === 0 ? value : prompt ? null : label);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    give(null);
  };
  return (
    <form
      className="w95-dialog"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        press(0);
      }}
    >
      <div className="w95-dialog-words">
        <Icon name={`dialog-${icon}`} />
        <div>
          <p>{message}</p>
          {prompt && (
            <TextField
              autoFocus
              label={prompt.label}
              value={value}
              onValue={setValue}
              {...(prompt.maxLength === undefined ? {} : { maxLength: prompt.maxLength })}
            />
          )}
        </div>
      </div>
      <div className="w95-buttons">
        {buttons.map((label, index) => (
          <Button
            key={label}
            default={index === 0}
            autoFocus={index === 0 && !prompt}
            {...(index === 0 ? { type: 'submit' } : { onClick: () => press(index) })}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

/**
 * Puts a dialog's body into its window and calls `answer` once: the chosen button's label, or with a prompt what was
 * typed (null for any button but the first), or null for Escape. What it answers takes the body away.
 */
export function mountDialog(
  host: HTMLElement,
  request: DialogRequest,
  answer: (value: string | null) => void,
): () => void {
  const element = document.createElement('div');
  element.className = 'w95';
  host.append(element);
  const root = createRoot(element);
  root.render(<Dialog request={request} answer={answer} />);
  return () => {
    root.unmount();
    element.remove();
  };
}
