import { useState } from 'react';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { NOTEPAD_TEXTS } from './texts.ts';
import styles from './notepad.module.css';

/** What is looked for. */
export interface Wanted {
  readonly word: string;
  readonly matchesCase: boolean;
}

interface FindBarProps {
  readonly wanted: Wanted;
  readonly onFind: (wanted: Wanted) => void;
  readonly onClose: () => void;
}

const TEXTS = NOTEPAD_TEXTS.search;

/** Looks for words in the note. Enter finds the next place, Escape goes back to the text. */
export function FindBar({ wanted, onFind, onClose }: FindBarProps) {
  const [word, setWord] = useState(wanted.word);
  const [matchesCase, setMatchesCase] = useState(wanted.matchesCase);
  return (
    <form
      className={styles.noteFind}
      role="search"
      aria-label={TEXTS.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (word !== '') onFind({ word, matchesCase });
      }}
    >
      <TextField
        label={TEXTS.what}
        value={word}
        maxLength={120}
        enterKeyHint="search"
        autoFocus
        onValue={setWord}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Checkbox checked={matchesCase} onCheck={setMatchesCase}>
        {TEXTS.matchCase}
      </Checkbox>
      <Button type="submit" default disabled={word === ''}>
        {TEXTS.next}
      </Button>
      <Button onClick={onClose}>{TEXTS.close}</Button>
    </form>
  );
}
