import { useState } from 'react';
import type { PageComment, PersonPage } from '../../../supabase/functions/_shared/contract/index.ts';
import {
  COMMENT_MOST,
  COMMENT_RULE,
  tidyComment,
} from '../../../supabase/functions/_shared/domain/myPlace.ts';
import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import { useApp } from '../../overlays/appContext.ts';
import { Button, Link } from '../../overlays/controls/Button.tsx';
import { ProfilePicture } from '../../overlays/controls/ProfilePicture.tsx';
import { TextField } from '../../overlays/controls/TextField.tsx';
import { useLoaded } from '../../overlays/hooks.ts';
import { useStore } from '../../overlays/useStore.ts';
import { Box } from './Page.tsx';
import { TEXTS } from './texts.ts';

const SHOWN = 20;

/** What people wrote under a page: read by all, written by who is signed in, taken away as MYPLACE-9 says. */
export function Comments({ page }: { readonly page: PersonPage }) {
  const { desktop, services } = useApp();
  const { api } = services;
  const { wallet, role } = useStore(services.session);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [count, setCount] = useState(page.commentCount);
  const { value, failure, again } = useLoaded(
    async (signal) => {
      const comments: PageComment[] = [];
      let next: string | null = null;
      for (const cursor of [null, ...cursors]) {
        const asked = { username: page.username, limit: SHOWN, ...(cursor !== null && { cursor }) };
        const answer = await api.call('GET /api/myplace/comments', asked, { signal });
        if (!answer.ok) return answer;
        comments.push(...answer.value.comments);
        next = answer.value.next;
      }
      return { ok: true, value: { comments, next } } as const;
    },
    [page.username, cursors],
  );
  const remove = async ({ id, wallet: writer }: PageComment, remover: Address): Promise<void> => {
    const isTheirs = remover === page.wallet || remover === writer;
    const answer = isTheirs
      ? await api.call('POST /api/myplace/comments/removals', { wallet: remover, id })
      : await api.call('POST /api/myplace/comments/operator-removals', { id });
    if (!answer.ok) return;
    setCount(count - 1);
    again();
  };
  const next = value?.next ?? null;
  return (
    <Box title={TEXTS.comments} count={count}>
      {wallet === null ? (
        <p>
          <Link onClick={() => desktop.openFor('sign-in')}>{TEXTS.signInToWrite}</Link>
        </p>
      ) : (
        <CommentForm
          wallet={wallet}
          username={page.username}
          onWritten={() => {
            setCount(count + 1);
            setCursors([]);
            again();
          }}
        />
      )}
      {value === null && (failure === null ? <p>{TEXTS.loading}</p> : <p role="alert">{failure.message}</p>)}
      {value?.comments.length === 0 && <p>{TEXTS.noComments}</p>}
      <ul className="mp-comments">
        {value?.comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            onRemove={
              wallet !== null && (wallet === page.wallet || wallet === comment.wallet || role === 'ADMIN')
                ? () => void remove(comment, wallet)
                : null
            }
          />
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

interface CommentFormProps {
  readonly wallet: Address;
  readonly username: string;
  readonly onWritten: () => void;
}

function CommentForm({ wallet, username, onWritten }: CommentFormProps) {
  const { api } = useApp().services;
  const [text, setText] = useState('');
  const [matter, setMatter] = useState<string | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const write = async (): Promise<void> => {
    if (tidyComment(text) === null) {
      setMatter(COMMENT_RULE);
      return;
    }
    setBusy(true);
    const body = { wallet, username, text };
    const answer = await api.call('POST /api/myplace/comments', body, { idempotencyKey: key });
    setBusy(false);
    setMatter(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    setText('');
    setKey(crypto.randomUUID());
    onWritten();
  };
  return (
    <form
      className="mp-write"
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
          // Other words are another comment.
          setKey(crypto.randomUUID());
        }}
      />
      <Button type="submit" disabled={isBusy || text.trim() === ''}>
        {TEXTS.post}
      </Button>
    </form>
  );
}

interface CommentProps {
  readonly comment: PageComment;
  /** Null: this person cannot take it away. */
  readonly onRemove: (() => void) | null;
}

function Comment({ comment, onRemove }: CommentProps) {
  const { desktop } = useApp();
  const { username, wallet, profile_icon, text, created_at } = comment;
  return (
    <li>
      <ProfilePicture icon={profile_icon} wallet={wallet} />
      <div>
        <p>
          {username === null ? (
            <b>{TEXTS.nameless}</b>
          ) : (
            <Link onClick={() => desktop.openFor('profile-page', username)}>{username}</Link>
          )}{' '}
          <time className="mp-when" dateTime={created_at}>
            {created_at.slice(0, 10)}
          </time>{' '}
          {onRemove !== null && (
            <Link aria-label={TEXTS.removeComment(username ?? TEXTS.nameless)} onClick={onRemove}>
              {TEXTS.remove}
            </Link>
          )}
        </p>
        <p>{text}</p>
      </div>
    </li>
  );
}
