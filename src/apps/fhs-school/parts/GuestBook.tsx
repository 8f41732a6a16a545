import { useState } from 'react';
import type { GuestBookLine } from '../../../../supabase/functions/_shared/contract/index.ts';
import { LINE_MOST, lineProblem } from '../../../../supabase/functions/_shared/domain/guestBook.ts';
import type { Address } from '../../../../supabase/functions/_shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';

/** How many lines a page of the book has. */
const LINES = 10;

/** The guest book: everybody reads it, and a person who is signed in writes a line (FHS-9). */
export function GuestBook() {
  const { desktop, services } = useApp();
  const { wallet, role } = useStore(services.session);
  /** Where each page begins that was turned to, beyond the first. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [signed, setSigned] = useState(0);
  const first = signed;
  return (
    <section className="guest-book">
      {wallet === null ? (
        <p>
          {TEXTS.signInFirst}{' '}
          <button type="button" className="page-link" onClick={() => desktop.openFor('sign-in')}>
            {TEXTS.signIn}
          </button>
        </p>
      ) : (
        <SignForm
          wallet={wallet}
          onSigned={() => {
            setCursors([]);
            setSigned(signed + 1);
          }}
        />
      )}
      <h3>{TEXTS.lines}</h3>
      {[null, ...cursors].map((cursor, index) => (
        <LinesPage
          key={`${first} ${cursor ?? ''}`}
          cursor={cursor}
          canRemove={role === 'ADMIN'}
          isLast={index === cursors.length}
          onOlder={(next) => setCursors([...cursors, next])}
        />
      ))}
    </section>
  );
}

interface SignFormProps {
  readonly wallet: Address;
  readonly onSigned: () => void;
}

function SignForm({ wallet, onSigned }: SignFormProps) {
  const { api } = useApp().services;
  const [line, setLine] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const sign = async (): Promise<void> => {
    const problem = lineProblem(line);
    if (problem !== null) {
      setSaid(problem);
      return;
    }
    setBusy(true);
    const answer = await api.call('POST /api/school/guest-book', { wallet, line }, { idempotencyKey: key });
    setBusy(false);
    setSaid(answer.ok ? TEXTS.signed : answer.error.message);
    if (!answer.ok) return;
    setLine('');
    setKey(crypto.randomUUID());
    onSigned();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <h3>{TEXTS.signTitle}</h3>
      <label>
        <span className="w95-sr">{TEXTS.lineLabel}</span>
        <input
          className="w95-text"
          value={line}
          maxLength={LINE_MOST}
          onChange={(event) => {
            setLine(event.target.value);
            // Other words are another line.
            setKey(crypto.randomUUID());
          }}
        />
      </label>
      <Button type="submit" disabled={busy || line.trim() === ''}>
        {busy ? TEXTS.signing : TEXTS.sign}
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}

interface LinesPageProps {
  /** Where it begins; null: with the newest line. */
  readonly cursor: string | null;
  readonly canRemove: boolean;
  readonly isLast: boolean;
  readonly onOlder: (cursor: string) => void;
}

function LinesPage({ cursor, canRemove, isLast, onOlder }: LinesPageProps) {
  const { api } = useApp().services;
  const { value, failure, again } = useLoaded(
    (signal) =>
      api.call(
        'GET /api/school/guest-book',
        { limit: LINES, ...(cursor !== null && { cursor }) },
        { signal },
      ),
    [api, cursor],
  );
  const remove = async (id: string): Promise<void> => {
    const answer = await api.call('POST /api/school/guest-book/removals', { id });
    if (answer.ok) again();
  };
  if (value === null) {
    return failure === null ? (
      <p>{TEXTS.loadingLines}</p>
    ) : (
      <p role="alert">
        {failure.message}{' '}
        <button type="button" className="page-link" onClick={again}>
          {TEXTS.again}
        </button>
      </p>
    );
  }
  const { lines, next } = value;
  if (lines.length === 0 && cursor === null) return <p>{TEXTS.noLines}</p>;
  return (
    <>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} onRemove={canRemove ? () => void remove(line.id) : null} />
        ))}
      </ul>
      {isLast && next !== null && (
        <button type="button" className="page-link" onClick={() => onOlder(next)}>
          {TEXTS.older}
        </button>
      )}
    </>
  );
}

interface LineProps {
  readonly line: GuestBookLine;
  /** Null: this person cannot take it away. */
  readonly onRemove: (() => void) | null;
}

function Line({ line: { username, line, created_at }, onRemove }: LineProps) {
  const { desktop } = useApp();
  const name = username ?? TEXTS.nameless;
  return (
    <li>
      <p>{line}</p>
      <p>
        {username !== null && desktop.hasFor('profile-page') ? (
          <button
            type="button"
            className="page-link"
            onClick={() => desktop.openFor('profile-page', username)}
          >
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}{' '}
        <time dateTime={created_at}>{created_at.slice(0, 10)}</time>{' '}
        {onRemove !== null && (
          <button type="button" className="page-link" aria-label={TEXTS.removeLine(name)} onClick={onRemove}>
            {TEXTS.remove}
          </button>
        )}
      </p>
    </li>
  );
}
