import { useMachine } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { CHAT_COMMUNITY, SOCIAL_PAGE } from '../../config/links.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { Readable } from '../../kernel/store.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useStore } from '../useStore.ts';
import { gateMachine } from './gateMachine.ts';
import { gateMessage, GATE_TEXTS as TEXTS } from './texts.ts';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/panels.css';
import './gate.css';

export interface GateProps {
  /** Asks the server; what it grants is kept before this resolves. */
  readonly validate: (code: string) => Promise<Result<unknown>>;
  /** True while the server is asked about what this tab was granted before. */
  readonly confirming: Readable<boolean>;
  readonly sound: (patch: 'error' | 'open') => void;
}

/** The school's logon: nothing of the desktop works before a code has opened it (GATE-3, GATE-5). */
function AccessGate({ validate, confirming, sound }: GateProps) {
  const titleId = useId();
  const adviceId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, send] = useMachine(
    gateMachine.provide({
      actors: { validateCode: fromPromise(({ input }) => validate(input.code)) },
    }),
  );
  const { code, failure } = state.context;
  const problem = failure === null ? '' : gateMessage(failure);
  const busy = useStore(confirming) || state.hasTag('busy');

  useEffect(() => {
    if (busy) return;
    field.current?.focus();
    field.current?.select();
  }, [busy]);
  useEffect(() => {
    if (failure !== null) sound('error');
  }, [failure, sound]);
  useEffect(() => {
    if (state.matches('granted')) sound('open');
  }, [state, sound]);

  return (
    <div
      className="gate-window"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={adviceId}
    >
      <h1 className="gate-title" id={titleId}>
        {TEXTS.title}
      </h1>
      <form
        className="gate-form"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'user.enter' });
        }}
      >
        <Icon name="access-key" />
        <div className="gate-words">
          <p id={adviceId}>{TEXTS.advice}</p>
          <TextField
            ref={field}
            label={TEXTS.code}
            value={code}
            readOnly={busy}
            onValue={(next) => send({ type: 'user.type', code: next })}
            maxLength={100}
            wrong={problem !== ''}
            note={problem}
          />
        </div>
        <Button type="submit" default disabled={busy || code.trim() === ''}>
          {busy ? TEXTS.checking : TEXTS.enter}
        </Button>
      </form>
      <p className="gate-links">
        <span>{TEXTS.links}</span>
        {[SOCIAL_PAGE, CHAT_COMMUNITY].map(({ id, title, icon, link }) => (
          <a key={id} className="gate-link" href={link} target="_blank" rel="noopener">
            <Icon name={icon} size={16} />
            <span>{title}</span>
          </a>
        ))}
      </p>
    </div>
  );
}

/** Adds the gate over everything in the mirror; returns how to remove it. */
export function mountGate(mirror: HTMLElement, props: GateProps): () => void {
  const element = document.createElement('div');
  element.className = 'w95 gate';
  // Keys pressed in the gate do not reach the shortcuts of the desktop.
  element.addEventListener('keydown', (event) => event.stopPropagation());
  mirror.append(element);
  const root = createRoot(element);
  root.render(<AccessGate {...props} />);
  return () => {
    root.unmount();
    element.remove();
  };
}
