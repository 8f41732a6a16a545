import { useEffect, useState, type SyntheticEvent } from 'react';
import { BEGINNING } from '@shared/domain/people/username.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { useStore } from '../../../../overlays/useStore.ts';
import papers from '../papers.module.css';
import { TEXTS } from '../texts.ts';
import styles from './two.module.css';
import type { Boards } from './useBoards.ts';

interface AskPartsProps {
  readonly ask: Boards['ask'];
  readonly onClose: () => void;
}

/** Whom the person asks to their board, by name (CASE-13). */
export function AskParts({ ask, onClose }: AskPartsProps) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const names = useNames(name);
  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return;
    setSaid(TEXTS.two.asking);
    const done = await ask(name.trim());
    if (done.ok) onClose();
    else setSaid(done.error.message);
  }
  return (
    <form className={styles.ask} onSubmit={(event) => void send(event)}>
      <p>{TEXTS.two.openWords}</p>
      <TextField
        label={TEXTS.two.who}
        value={name}
        maxLength={24}
        list="case-file-people"
        onValue={setName}
      />
      <datalist id="case-file-people">
        {names.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <p role="status">{said}</p>
      <footer className={papers.paperFoot}>
        <Button type="submit" default disabled={name.trim() === ''}>
          {TEXTS.two.ask}
        </Button>
        <Button onClick={onClose}>{TEXTS.close}</Button>
      </footer>
    </form>
  );
}

/** So long after the last letter (ms) the server is asked. */
const SETTLED_MS = 250;

/** Usernames that begin like what is typed, as far as there are two letters of it. */
function useNames(typed: string): readonly string[] {
  const { api, session } = useApp().services;
  const { wallet } = useStore(session);
  const [names, setNames] = useState<readonly string[]>([]);
  const beginning = typed.trim();
  useEffect(() => {
    if (wallet === null || !BEGINNING.test(beginning)) return;
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const answer = await api.call(
        'GET /api/myplace/people',
        { wallet, beginning },
        { signal: abort.signal },
      );
      if (answer.ok && !abort.signal.aborted) setNames(answer.value.usernames);
    };
    const timer = setTimeout(() => void read(), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, wallet, beginning]);
  return names;
}
