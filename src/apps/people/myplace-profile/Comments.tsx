import { useState } from 'react';
import type { PageComment, PersonPage } from '@shared/contract/people/myPlace.ts';
import { COMMENT_MOST, MAY_NOT_COMMENT } from '@shared/domain/people/myPlace.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Services } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { blockByName } from '../../../overlays/block.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { reportText } from '../../../overlays/report.ts';
import { useTextDraft } from '../../../overlays/useDraft.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Box } from './Page.tsx';
import { TEXTS } from './texts.ts';
import styles from './page.module.css';

const SHOWN = 20;

/** What people wrote under a page: read by all; written, reported and taken away by who is signed in (MYPLACE-9). */
export function Comments({ page }: { readonly page: PersonPage }) {
  const { desktop, services } = useApp();
  const { api } = services;
  const { wallet, role } = useStore(services.session);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [count, setCount] = useState(page.commentCount);
  const { value, failure, again } = useLoaded(
    (signal) => readComments(api, page.username, cursors, signal),
    [page.username, cursors, wallet],
  );
  const actsOf = ({ id, isMine, removed, username, held }: PageComment): readonly Act[] => {
    if (wallet === null || removed !== null) return [];
    const name = username ?? TEXTS.nameless;
    const remove = async (): Promise<void> => {
      const answer = await api.call('POST /api/myplace/comments/removals', { wallet, id });
      if (!answer.ok) return;
      if (!held) setCount(count - 1);
      again();
    };
    const report = (): Promise<void> =>
      reportText({ desktop }, { kind: 'comment', name }, (reason) =>
        api.call('POST /api/myplace/comments/reports', { wallet, id, reason }),
      );
    const hide = async (): Promise<void> => {
      if (username !== null && (await blockByName({ desktop, services }, wallet, username))) again();
    };
    return [
      ...(isMine || username === null ? [] : [{ title: TEXTS.block, label: TEXTS.blockOf(name), run: hide }]),
      ...(isMine ? [] : [{ title: TEXTS.report, label: TEXTS.reportComment(name), run: report }]),
      ...(isMine || page.isMine || role === 'ADMIN'
        ? [{ title: TEXTS.remove, label: TEXTS.removeComment(name), run: remove }]
        : []),
    ];
  };
  const next = value?.next ?? null;
  return (
    <Box title={TEXTS.comments} count={count}>
      {wallet === null ? (
        <p>
          <Link onClick={() => desktop.openFor('sign-in')}>{TEXTS.signInToWrite}</Link>
        </p>
      ) : (
        page.mayComment && (
          <CommentForm
            wallet={wallet}
            username={page.username}
            onWritten={({ held }) => {
              if (!held) setCount(count + 1);
              setCursors([]);
              again();
            }}
          />
        )
      )}
      {page.comments !== 'all' && <p className={styles.mpNote}>{MAY_NOT_COMMENT[page.comments]}</p>}
      {value === null && (failure === null ? <p>{TEXTS.loading}</p> : <p role="alert">{failure.message}</p>)}
      {value?.comments.length === 0 && <p>{TEXTS.noComments}</p>}
      <ul className={styles.mpComments}>
        {value?.comments.map((comment) => (
          <Comment key={comment.id} comment={comment} acts={actsOf(comment)} />
        ))}
      </ul>
      {next !== null && (
        <p>
          <Link onClick={() => setCursors([...cursors, next])}>{TEXTS.older}</Link>
        </p>
      )}
    </Box>
  );
}

/** The newest comments under a page, and those of each further part. */
async function readComments(
  api: Services['api'],
  username: string,
  cursors: readonly string[],
  signal: AbortSignal,
): Promise<Result<{ readonly comments: readonly PageComment[]; readonly next: string | null }>> {
  const comments: PageComment[] = [];
  let next: string | null = null;
  for (const cursor of [null, ...cursors]) {
    const asked = { username, limit: SHOWN, ...(cursor !== null && { cursor }) };
    const answer = await api.call('GET /api/myplace/comments', asked, { signal });
    if (!answer.ok) return answer;
    comments.push(...answer.value.comments);
    next = answer.value.next;
  }
  return ok({ comments, next });
}

interface CommentFormProps {
  readonly wallet: Address;
  readonly username: string;
  readonly onWritten: (comment: PageComment) => void;
}

function CommentForm({ wallet, username, onWritten }: CommentFormProps) {
  const { api } = useApp().services;
  const [text, setText, textSent] = useTextDraft(`comment on ${username}`);
  const [matter, setMatter] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const write = async (): Promise<void> => {
    setBusy(true);
    const body = { wallet, username, text };
    const answer = await api.call('POST /api/myplace/comments', body);
    setBusy(false);
    setMatter(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    textSent(text);
    onWritten(answer.value.comment);
  };
  return (
    <form
      className={styles.mpWrite}
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <TextField
        label={TEXTS.write}
        value={text}
        maxLength={COMMENT_MOST}
        {...(matter !== null && { note: matter, wrong: true })}
        onValue={(next) => {
          setText(next);
          setMatter(null);
        }}
      />
      <Button type="submit" disabled={isBusy || text.trim() === ''}>
        {TEXTS.post}
      </Button>
    </form>
  );
}

/** What a person may do about a comment. */
interface Act {
  readonly title: string;
  /** What it does to whose comment, for those who hear it out of its place. */
  readonly label: string;
  readonly run: () => Promise<void>;
}

interface CommentProps {
  readonly comment: PageComment;
  readonly acts: readonly Act[];
}

function Comment({ comment, acts }: CommentProps) {
  const { desktop } = useApp();
  const { username, profile_icon, text, created_at, removed, held } = comment;
  return (
    <li>
      <ProfilePicture icon={profile_icon} />
      <div>
        <p className={styles.mpCommentHead}>
          {username === null ? (
            <b>{TEXTS.nameless}</b>
          ) : (
            <Link onClick={() => desktop.openFor('profile-page', username)}>{username}</Link>
          )}
          <time className={styles.mpWhen} dateTime={created_at}>
            {created_at.slice(0, 10)}
          </time>
          {acts.map(({ title, label, run }) => (
            <Link key={title} aria-label={label} onClick={() => void run()}>
              {title}
            </Link>
          ))}
        </p>
        {removed === null ? (
          <p>{text}</p>
        ) : (
          <p className={styles.mpNote}>{removed === 'operator' ? TEXTS.removedByOperator : TEXTS.removed}</p>
        )}
        {held && removed === null && <p className={styles.mpNote}>{TEXTS.held}</p>}
      </div>
    </li>
  );
}
