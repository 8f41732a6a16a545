import { useState } from 'react';
import type { Signature } from '@shared/contract/school/yearbook.ts';
import { SIGNATURE_MOST } from '@shared/domain/school/signatures.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { useDraft } from '../../../overlays/useDraft.ts';
import { signaturePlace } from './signaturePlace.ts';
import { SIGNATURE_TEXTS as TEXTS } from './texts.ts';
import styles from './signatures.module.css';

interface SignFormProps {
  readonly wallet: Address;
  /** The student's token. */
  readonly tokenId: string;
  /** What the person wrote on this page before; null: nothing. */
  readonly signed: Signature | null;
  readonly onSigned: () => void;
}

/** Signs the page of a student, or puts other words in the place of the person's own (YEARBOOK-12). */
export function SignForm({ wallet, tokenId, signed, onSigned }: SignFormProps) {
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
