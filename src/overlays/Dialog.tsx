import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { AppContext, DialogRequest } from '../kernel/app.ts';
import type { Readable } from '../kernel/store.ts';
import { Button } from './controls/Button.tsx';
import { Icon } from './controls/Icon.tsx';
import { ProgressBar } from './controls/panels.tsx';
import { TextField } from './controls/TextField.tsx';
import { mountReact } from './mountReact.tsx';
import { useStore } from './useStore.ts';

const ONE_BUTTON = ['OK'] as const;

interface Content extends DialogRequest {
  readonly progress?: Readable<{ readonly message: string; readonly value: number | undefined }>;
}

interface Events {
  readonly answer: (value: string | null) => void;
  readonly grow: (by: number) => void;
}

/** Message, picture and buttons. Enter presses the default button, Escape answers null. */
function Dialog({ content, events }: { readonly content: Content; readonly events: Events }) {
  const { icon, picture, details, progress, prompt, buttons = ONE_BUTTON, isFinal } = content;
  const defaultButton = isFinal ? buttons.length - 1 : (content.defaultButton ?? 0);
  const [value, setValue] = useState(prompt?.value ?? '');
  const answered = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useFit(form, events.grow);
  const give = (given: string | null): void => {
    if (answered.current) return;
    answered.current = true;
    events.answer(given);
  };
  const press = (index: number): void => {
    // The first button of a prompt answers what was typed, every other one nothing.
    if (prompt) give(index === 0 ? value : null);
    else give(buttons[index] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // What cannot be ended stays.
    if (buttons.length > 0) give(null);
  };
  return (
    <form
      ref={form}
      className="w95-dialog"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        press(defaultButton);
      }}
    >
      <div className="w95-dialog-words">
        {!progress && <Icon name={picture ?? `dialog-${icon}`} />}
        <div>
          {progress ? <ProgressNow progress={progress} /> : <p>{content.message}</p>}
          {details && <Details details={details} />}
          {prompt && (
            <TextField
              autoFocus
              label={prompt.label}
              value={value}
              onValue={(next) => {
                setValue(next);
                prompt.onValue?.(next);
              }}
              {...(prompt.maxLength === undefined ? {} : { maxLength: prompt.maxLength })}
            />
          )}
        </div>
      </div>
      {buttons.length > 0 && (
        <div className="w95-buttons">
          {buttons.map((label, index) => (
            <Button
              key={label}
              default={index === defaultButton}
              autoFocus={index === defaultButton && !prompt}
              {...(index === defaultButton ? { type: 'submit' } : { onClick: () => press(index) })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}

function ProgressNow({ progress }: { readonly progress: NonNullable<Content['progress']> }) {
  const { message, value } = useStore(progress);
  return (
    <>
      <p role="status">{message}</p>
      <ProgressBar label={message} {...(value === undefined ? {} : { value })} />
    </>
  );
}

function Details({ details }: { readonly details: NonNullable<DialogRequest['details']> }) {
  return (
    <dl className="w95-details">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}:</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Reports by how many pixels the window is too low or too high, whenever the size of its content changes. */
function useFit(form: { readonly current: HTMLFormElement | null }, grow: (by: number) => void): void {
  const fit = useEffectEvent((element: HTMLFormElement) => {
    const given = element.clientHeight;
    element.style.flex = 'none';
    const by = element.offsetHeight - given;
    element.style.flex = '';
    if (by !== 0) grow(by);
  });
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => fit(element));
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  }, [form]);
}

/**
 * Puts a dialog's body into its window and calls `answer` once: the chosen button's label, or with a prompt what was
 * typed (null for any button but the first), or null for Escape. What it answers takes the body away.
 */
export function mountDialog(
  host: HTMLElement,
  app: AppContext,
  content: Content,
  events: Events,
): () => void {
  return mountReact(() => <Dialog content={content} events={events} />)(host, app);
}
