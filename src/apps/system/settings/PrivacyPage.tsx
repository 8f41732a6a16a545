import { useState } from 'react';
import type { WordsPart } from '@shared/contract/people/ownWords.ts';
import { ok, type Failure, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Services } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { forgetRecent } from '../../../overlays/recent.ts';
import { textFile } from '../../../overlays/textFile.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { PRIVACY_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

/** Whom the person has blocked, what they reported, and what they wrote (BLOCK-1, CHAT-7, WORDS-1). */
export function PrivacyPage() {
  const { services, desktop } = useApp();
  const { wallet } = useStore(services.session);
  if (wallet === null) {
    return (
      <div className={styles.settingsPage}>
        <GroupBox title={TEXTS.blocked}>
          <p>{TEXTS.guest}</p>
          <p>
            <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Button>
          </p>
        </GroupBox>
        <Opened />
      </div>
    );
  }
  return (
    <div className={styles.settingsPage}>
      <Blocked wallet={wallet} />
      <Reported wallet={wallet} />
      <Opened />
      <Words wallet={wallet} />
    </div>
  );
}

interface PartProps {
  readonly wallet: Address;
}

function Blocked({ wallet }: PartProps) {
  const { desktop, services } = useApp();
  const { value, failure, again } = useLoaded(
    (signal) => services.api.call('GET /api/chat/blocks', {}, { signal }),
    [wallet],
  );
  const unblock = async (author: string): Promise<void> => {
    const body = { wallet_address: wallet, author, blocked: false };
    const answer = await services.api.call('POST /api/chat/blocks', body);
    if (answer.ok) again();
    else await desktop.ask({ title: TEXTS.failed, message: answer.error.message, icon: 'error' });
  };
  return (
    <GroupBox title={TEXTS.blocked}>
      <p>{value?.blocked.length === 0 ? TEXTS.noneBlocked : TEXTS.blockedNote}</p>
      {value === null && <Waiting failure={failure} again={again} />}
      {value !== null && value.blocked.length > 0 && (
        <ul className={styles.settingsRows}>
          {value.blocked.map(({ author, username }) => (
            <li key={author}>
              <span>{username}</span>
              <Link aria-label={TEXTS.unblockOf(username)} onClick={() => void unblock(author)}>
                {TEXTS.unblock}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </GroupBox>
  );
}

function Reported({ wallet }: PartProps) {
  const { services } = useApp();
  const { value, failure, again } = useLoaded(
    (signal) => services.api.call('GET /api/reports', { wallet }, { signal }),
    [wallet],
  );
  return (
    <GroupBox title={TEXTS.reported}>
      {value === null && <Waiting failure={failure} again={again} />}
      {value?.reports.length === 0 && <p>{TEXTS.noneReported}</p>}
      {value !== null && value.reports.length > 0 && (
        <ul className={styles.settingsRows}>
          {value.reports.map(({ kind, reason, created_at, outcome }) => (
            <li key={`${kind} ${created_at}`}>
              <span>{TEXTS.report(kind, reason, created_at.slice(0, 10))}</span>
              <b>{TEXTS.outcomes[outcome]}</b>
            </li>
          ))}
        </ul>
      )}
    </GroupBox>
  );
}

/** What this browser remembers of what was opened, for guests too (SHELL-30). */
function Opened() {
  const { lasting } = useApp().services.storage;
  const [isCleared, setCleared] = useState(false);
  const clear = (): void => {
    forgetRecent(lasting);
    setCleared(true);
  };
  return (
    <GroupBox title={TEXTS.opened}>
      <p>{TEXTS.openedNote}</p>
      <p>
        <Button onClick={clear}>{TEXTS.clear}</Button>
      </p>
      {isCleared && <p role="status">{TEXTS.cleared}</p>}
    </GroupBox>
  );
}

interface WaitingProps {
  readonly failure: Failure | null;
  readonly again: () => void;
}

function Waiting({ failure, again }: WaitingProps) {
  if (failure === null) return <p role="status">{TEXTS.loading}</p>;
  return (
    <p role="alert">
      {failure.message} <Link onClick={again}>{TEXTS.again}</Link>
    </p>
  );
}

function Words({ wallet }: PartProps) {
  const app = useApp();
  const { desktop, services } = app;
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setBusy(true);
    setSaid(TEXTS.fetching);
    const answer = await allWords(services.api, wallet);
    setBusy(false);
    setSaid(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    const file = textFile(answer.value, 'application/json');
    giveFile(app, { file, name: TEXTS.file, folder: null });
  };
  const remove = async (): Promise<void> => {
    const answer = await desktop.ask({
      title: TEXTS.removeTitle,
      message: TEXTS.removeQuestion,
      icon: 'warning',
      buttons: [TEXTS.removeYes, TEXTS.removeNo],
      defaultButton: 1,
      isFinal: true,
    });
    if (answer !== TEXTS.removeYes) return;
    setBusy(true);
    const removed = await services.api.call('POST /api/words/deletion', { wallet });
    setBusy(false);
    setSaid(removed.ok ? TEXTS.removed : removed.error.message);
  };
  return (
    <GroupBox title={TEXTS.words}>
      <p>{TEXTS.wordsNote}</p>
      <p className={styles.settingsKeys}>
        <Button disabled={isBusy} onClick={() => void download()}>
          {TEXTS.download}
        </Button>
        <Button disabled={isBusy} onClick={() => void remove()}>
          {TEXTS.remove}
        </Button>
      </p>
      {said !== null && <p role="status">{said}</p>}
    </GroupBox>
  );
}

/** All that is kept of the person, as the text of one JSON file. */
async function allWords(api: Services['api'], wallet: Address): Promise<Result<string>> {
  const found: Record<string, WordsPart['rows']> = {};
  let cursor: string | null = null;
  do {
    const asked: { wallet: Address; cursor?: string } = { wallet, ...(cursor !== null && { cursor }) };
    const answer = await api.call('GET /api/words', asked);
    if (!answer.ok) return answer;
    for (const { of, rows } of answer.value.parts) found[of] = [...(found[of] ?? []), ...rows];
    cursor = answer.value.next;
  } while (cursor !== null);
  return ok(JSON.stringify({ wallet, ...found }, null, 2));
}
