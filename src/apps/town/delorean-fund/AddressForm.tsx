import { useState } from 'react';
import type { ChainName } from '@shared/contract/system/auth.ts';
import type { Address } from '@shared/kernel/units.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../overlays/controls/CopyButton.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { readTyped } from './address.ts';
import { TEXTS } from './texts.ts';
import styles from './fund.module.css';

interface AddressFormProps {
  readonly chain: ChainName;
  /** The fund's account; null: it has none. */
  readonly fund: Address | null;
  /** The account that is looked at. */
  readonly shown: Address | null;
  readonly onShow: (address: Address) => void;
}

/** Whose account is looked at: the fund's, until another address is typed. */
export function AddressForm({ chain, fund, shown, onShow }: AddressFormProps) {
  const [text, setText] = useState<string>(shown ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const show = (address: Address): void => {
    setText(address);
    setWrong(null);
    onShow(address);
  };
  const note = wrong ?? (shown === null ? TEXTS.noFund : undefined);
  return (
    <form
      className={styles.fundAddress}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = readTyped(text, chain);
        if ('wrong' in typed) setWrong(typed.wrong);
        else show(typed.address);
      }}
    >
      <TextField
        label={TEXTS.address}
        value={text}
        maxLength={80}
        wrong={wrong !== null}
        {...(note !== undefined && { note })}
        onValue={(next) => {
          setText(next);
          setWrong(null);
        }}
      />
      <div className={styles.fundButtons}>
        <Button type="submit">{TEXTS.check}</Button>
        {shown !== null && <CopyButton text={() => shown}>{TEXTS.copy}</CopyButton>}
        {fund !== null && shown !== fund && <Button onClick={() => show(fund)}>{TEXTS.backToFund}</Button>}
      </div>
    </form>
  );
}
