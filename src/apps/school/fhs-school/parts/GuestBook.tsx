import { useState, type ReactNode } from 'react';
import type { GuestBookLine } from '@shared/contract/school/school.ts';
import { LINE_MOST } from '@shared/domain/school/guestBook.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { blockByName } from '../../../../overlays/block.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { CutNote, useCut } from '../../../../overlays/controls/CutNote.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { reportText } from '../../../../overlays/report.ts';
import { useTextDraft } from '../../../../overlays/useDraft.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import browserStyles from '../browser/browser.module.css';
import partsStyles from './parts.module.css';

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
    <section className={partsStyles.guestBook}>
      {wallet === null ? (
        <p>
          {TEXTS.signInFirst}{' '}
          <button type="button" className={browserStyles.pageLink} onClick={() => desktop.openFor('sign-in')}>
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
          reader={wallet}
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
  const cut = useCut(LINE_MOST);
  const [line, setLine, lineSent] = useTextDraft('guest book');
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sign = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call('POST /api/school/guest-book', { wallet, line });
    setBusy(false);
    setSaid(answer.ok ? (answer.value.line.held ? TEXTS.held : TEXTS.signed) : answer.error.message);
    if (!answer.ok) return;
    lineSent(line);
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
          onPaste={cut.onPaste}
          onChange={(event) => {
            cut.onChange(event);
            setLine(event.target.value);
          }}
        />
      </label>
      <Button type="submit" disabled={busy || line.trim() === ''}>
        {busy ? TEXTS.signing : TEXTS.sign}
      </Button>
      <CutNote cut={cut} />
      <p role="status">{said}</p>
    </form>
  );
}

interface LinesPageProps {
  /** Where it begins; null: with the newest line. */
  readonly cursor: string | null;
  readonly canRemove: boolean;
  /** Null: a guest. */
  readonly reader: Address | null;
  readonly isLast: boolean;
  readonly onOlder: (cursor: string) => void;
}

function LinesPage({ cursor, canRemove, reader, isLast, onOlder }: LinesPageProps) {
  const { desktop, services } = useApp();
  const { api } = services;
  const { value, failure, again } = useLoaded(
    (signal) =>
      api.call(
        'GET /api/school/guest-book',
        { limit: LINES, ...(cursor !== null && { cursor }) },
        { signal },
      ),
    [api, cursor, reader],
  );
  const remove = async (id: string): Promise<void> => {
    const answer = await api.call('POST /api/school/guest-book/removals', { id });
    if (answer.ok) again();
  };
  const report = (wallet: Address, { id, username }: GuestBookLine): Promise<void> =>
    reportText({ desktop }, { kind: 'line', name: username ?? TEXTS.nameless }, (reason) =>
      api.call('POST /api/school/guest-book/reports', { wallet, id, reason }),
    );
  const block = async (wallet: Address, name: string): Promise<void> => {
    if (await blockByName({ desktop, services }, wallet, name)) again();
  };
  if (value === null) {
    return failure === null ? (
      <p>{TEXTS.loadingLines}</p>
    ) : (
      <p role="alert">
        {failure.message}{' '}
        <button type="button" className={browserStyles.pageLink} onClick={again}>
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
          <Line
            key={line.id}
            line={line}
            onReport={reader === null || line.isMine ? null : () => void report(reader, line)}
            onBlock={reader === null || line.isMine ? null : (name) => void block(reader, name)}
            onRemove={canRemove ? () => void remove(line.id) : null}
          />
        ))}
      </ul>
      {isLast && next !== null && (
        <button type="button" className={browserStyles.pageLink} onClick={() => onOlder(next)}>
          {TEXTS.older}
        </button>
      )}
    </>
  );
}

interface LineProps {
  readonly line: GuestBookLine;
  /** Null: it is this person's own, or a guest reads it. */
  readonly onReport: (() => void) | null;
  /** Is given the name of its person. Null: as above. */
  readonly onBlock: ((name: string) => void) | null;
  /** Null: this person cannot take it away. */
  readonly onRemove: (() => void) | null;
}

function Line({ line, onReport, onBlock, onRemove }: LineProps) {
  const { desktop } = useApp();
  const { username, created_at, removed, held } = line;
  const name = username ?? TEXTS.nameless;
  return (
    <li>
      <p>{removed === null ? line.line : <i>{TEXTS.removedLine}</i>}</p>
      {held && removed === null && (
        <p>
          <i>{TEXTS.heldLine}</i>
        </p>
      )}
      <p>
        {username !== null && desktop.hasFor('profile-page') ? (
          <PageLink onClick={() => desktop.openFor('profile-page', username)}>{name}</PageLink>
        ) : (
          <b>{name}</b>
        )}{' '}
        <time dateTime={created_at}>{created_at.slice(0, 10)}</time>
        {removed === null && onBlock !== null && username !== null && (
          <>
            {' '}
            <PageLink label={TEXTS.blockLine(name)} onClick={() => onBlock(username)}>
              {TEXTS.block}
            </PageLink>
          </>
        )}
        {removed === null && onReport !== null && (
          <>
            {' '}
            <PageLink label={TEXTS.reportLine(name)} onClick={onReport}>
              {TEXTS.report}
            </PageLink>
          </>
        )}
        {removed === null && onRemove !== null && (
          <>
            {' '}
            <PageLink label={TEXTS.removeLine(name)} onClick={onRemove}>
              {TEXTS.remove}
            </PageLink>
          </>
        )}
      </p>
    </li>
  );
}

interface PageLinkProps {
  /** What it does, where its words alone do not say it. */
  readonly label?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Words of the page that do something. */
function PageLink({ label, onClick, children }: PageLinkProps) {
  return (
    <button type="button" className={browserStyles.pageLink} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
