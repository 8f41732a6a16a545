import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Signature } from '@shared/contract/school/yearbook.ts';
import { MAY_NOT_SIGN, SIGNATURE_MOST } from '@shared/domain/school/signatures.ts';
import { ok } from '@shared/kernel/result.ts';
import type { Services } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { blockByName } from '../../../overlays/block.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { reportText } from '../../../overlays/report.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { handOf } from './hand.ts';
import { SIGNATURE_TEXTS as TEXTS, YEARBOOK_TEXTS } from './texts.ts';
import styles from './signatures.module.css';
import type { Address } from '@shared/kernel/units.ts';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { useDraft } from '../../../overlays/useDraft.ts';
import { textPlace, type DraftPlace } from '../../../services/drafts/drafts.ts';

/** Where a signature on this student's page is begun. An empty text is one too: it takes the words of before away. */
const signaturePlace = (tokenId: string): DraftPlace<string> => textPlace(`signature of ${tokenId}`);

/** How many more are shown at a time. */
const SHOWN = 12;

interface SignaturesProps {
  /** The student's token. */
  readonly tokenId: string;
}

/** What people wrote in the margin of a student's page, and the pen for one more line (YEARBOOK-13). */
export function Signatures({ tokenId }: SignaturesProps) {
  const { services } = useApp();
  const { api } = services;
  const { wallet } = useStore(services.session);
  /** Where each part begins that was asked for, beyond the first. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [matter, setMatter] = useState<string | null>(null);
  const { value, failure, again } = useLoaded(
    (signal) => readSignatures(api, tokenId, cursors, signal),
    [tokenId, wallet, cursors],
  );
  const readAgain = (): void => {
    setMatter(null);
    setCursors([]);
    again();
  };
  const actsOf = useActs({ tokenId, onMatter: setMatter, onChanged: readAgain });
  const next = value?.next ?? null;
  return (
    <section
      className={styles.signatures}
      aria-label={TEXTS.title}
      aria-busy={value === null && failure === null}
    >
      {value?.hasKey === true && <p className={styles.key}>{TEXTS.key}</p>}
      <h4>{TEXTS.title}</h4>
      {value === null && failure === null && <p>{TEXTS.loading}</p>}
      {value === null && failure !== null && (
        <p role="alert">
          {failure.message} <Link onClick={again}>{YEARBOOK_TEXTS.tryAgain}</Link>
        </p>
      )}
      {value?.signatures.length === 0 && <p>{value.standing === 'own' ? TEXTS.emptyOwn : TEXTS.empty}</p>}
      <ul>
        {value?.signatures.map((signature) => (
          <SignatureLine key={signature.id} signature={signature} acts={actsOf(signature)} />
        ))}
      </ul>
      {next !== null && (
        <p>
          <Link onClick={() => setCursors([...cursors, next])}>{TEXTS.older}</Link>
        </p>
      )}
      {matter !== null && <p role="alert">{matter}</p>}
      {value !== null && (
        <Signing standing={value.standing}>
          {wallet !== null && (
            <SignForm
              key={value.mine?.id}
              {...{ wallet, tokenId }}
              signed={value.mine}
              onSigned={readAgain}
            />
          )}
        </Signing>
      )}
    </section>
  );
}

interface ActsParts {
  /** The student's token. */
  readonly tokenId: string;
  readonly onMatter: (matter: string) => void;
  readonly onChanged: () => void;
}

/** What who is signed in can do about a signature: take it away, report it, block who wrote it. */
function useActs({ tokenId, onMatter, onChanged }: ActsParts): (signature: Signature) => readonly Act[] {
  const { desktop, services } = useApp();
  const { api } = services;
  const { wallet, role } = useStore(services.session);
  return ({ id, isMine, removed, username }: Signature): readonly Act[] => {
    if (wallet === null || removed !== null) return [];
    const remove = async (): Promise<void> => {
      const answer = await api.call('POST /api/yearbook/signatures/removals', { wallet, id });
      if (!answer.ok) {
        onMatter(answer.error.message);
        return;
      }
      if (isMine) services.drafts.at(signaturePlace(tokenId)).set(null);
      onChanged();
    };
    const report = (): Promise<void> =>
      reportText({ desktop }, { kind: 'signature', name: username }, (reason) =>
        api.call('POST /api/yearbook/signatures/reports', { wallet, id, reason }),
      );
    const block = async (): Promise<void> => {
      if (await blockByName({ desktop, services }, wallet, username)) onChanged();
    };
    return [
      ...(isMine ? [] : [{ title: TEXTS.block, label: TEXTS.blockOf(username), run: block }]),
      ...(isMine ? [] : [{ title: TEXTS.report, label: TEXTS.reportOf(username), run: report }]),
      ...(isMine || role === 'ADMIN'
        ? [{ title: TEXTS.remove, label: TEXTS.removeOf(username), run: remove }]
        : []),
    ];
  };
}

/** The newest signatures, and those of each further part. */
async function readSignatures(
  api: Services['api'],
  tokenId: string,
  cursors: readonly string[],
  signal: AbortSignal,
) {
  const ask = (cursor?: string) =>
    api.call(
      'GET /api/yearbook/signatures',
      { tokenId, limit: SHOWN, ...(cursor !== undefined && { cursor }) },
      { signal },
    );
  const first = await ask();
  if (!first.ok) return first;
  const { mine, standing, hasKey } = first.value;
  const signatures = [...first.value.signatures];
  let { next } = first.value;
  for (const cursor of cursors) {
    const answer = await ask(cursor);
    if (!answer.ok) return answer;
    signatures.push(...answer.value.signatures);
    ({ next } = answer.value);
  }
  return ok({ signatures, next, mine, standing, hasKey });
}

interface SigningProps {
  readonly standing: 'guest' | 'nameless' | 'open' | keyof typeof MAY_NOT_SIGN;
  /** The form, for those who may sign. */
  readonly children: ReactNode;
}

/** The form, or what it takes to sign. */
function Signing({ standing, children }: SigningProps) {
  const { desktop } = useApp();
  switch (standing) {
    case 'guest':
      return (
        <p>
          <Link onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Link>
        </p>
      );
    case 'nameless':
      return (
        <>
          <p>{TEXTS.nameless}</p>
          <Button onClick={() => desktop.openFor('profile')}>{TEXTS.createProfile}</Button>
        </>
      );
    case 'open':
      return children;
    default:
      return <p>{MAY_NOT_SIGN[standing]}</p>;
  }
}

/** What a person may do about a signature. */
interface Act {
  readonly title: string;
  /** What it does to whose signature, for those who hear it out of its place. */
  readonly label: string;
  readonly run: () => Promise<void>;
}

interface SignatureLineProps {
  readonly signature: Signature;
  readonly acts: readonly Act[];
}

function SignatureLine({ signature, acts }: SignatureLineProps) {
  const { desktop } = useApp();
  const { username, text, created_at, removed, held } = signature;
  if (removed !== null) return <li className={styles.signatureNote}>{TEXTS.removed}</li>;
  const { pen, ink, slant, indent } = handOf(signature);
  const look = { color: ink, rotate: `${slant}deg`, marginLeft: indent } satisfies CSSProperties;
  return (
    <li>
      <p className={styles.signatureText} data-pen={pen} style={look}>
        {text}
      </p>
      <p className={styles.signatureBy}>
        <Link onClick={() => desktop.openFor('profile-page', username)}>{username}</Link>
        <time dateTime={created_at}>{created_at.slice(0, 10)}</time>
        {acts.map(({ title, label, run }) => (
          <Link key={title} aria-label={label} onClick={() => void run()}>
            {title}
          </Link>
        ))}
      </p>
      {held && <p className={styles.signatureNote}>{TEXTS.held}</p>}
    </li>
  );
}

interface SignFormProps {
  readonly wallet: Address;
  /** The student's token. */
  readonly tokenId: string;
  /** What the person wrote on this page before; null: nothing. */
  readonly signed: Signature | null;
  readonly onSigned: () => void;
}

/** Signs the page of a student, or puts other words in the place of the person's own (YEARBOOK-12). */
function SignForm({ wallet, tokenId, signed, onSigned }: SignFormProps) {
  const { services, sound } = useApp();
  const before = signed?.text ?? '';
  const [draft, setDraft] = useDraft(signaturePlace(tokenId));
  const text = draft ?? before;
  const [matter, setMatter] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sign = async (): Promise<void> => {
    setBusy(true);
    const answer = await services.api.call('POST /api/yearbook/signatures', { wallet, tokenId, text });
    setBusy(false);
    setMatter(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    sound('select');
    setDraft(null);
    onSigned();
  };
  return (
    <form
      className={styles.signatureForm}
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <TextField
        label={signed === null ? TEXTS.write : TEXTS.rewrite}
        value={text}
        maxLength={SIGNATURE_MOST}
        {...(matter !== null && { note: matter, wrong: true })}
        onValue={(next) => {
          setDraft(next === before ? null : next);
          setMatter(null);
        }}
      />
      <Button type="submit" disabled={isBusy || text.trim() === '' || text === before}>
        {isBusy ? TEXTS.signing : signed === null ? TEXTS.sign : TEXTS.signAgain}
      </Button>
    </form>
  );
}
