import { useId, useState, type KeyboardEvent } from 'react';
import type { Token } from '@shared/contract/collection/collection.ts';
import type { Desktop } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { named, type Found } from './found.ts';
import { FoundList, lineId } from './FoundList.tsx';
import { FIND_TEXTS as TEXTS } from './texts.ts';
import { useFindable } from './useFindable.ts';
import { useOwnTokens } from './useOwnTokens.ts';
import styles from './find.module.css';

/** How far a key goes in the list, while the keyboard stays in the field. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Finds what a person names, and opens it (SHELL-21). */
function FindWindow() {
  const { desktop, close } = useApp();
  const list = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const own = useOwnTokens(text);
  // Tokens come later than all others, and so stand after them: no line moves away under the pointer.
  const found = [...named(useFindable(), text), ...named(tokenLines(own.tokens, desktop), text)];
  // The first line is chosen until the person chooses another.
  const chosenIndex = found.findIndex(({ id }) => id === chosen);
  const at = Math.max(0, chosenIndex);
  const isAsked = text.trim() !== '';
  const isAsking = isAsked && own.status === 'asking';

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : found[Math.max(0, Math.min(found.length - 1, at + step))];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
  };
  return (
    <div className={styles.find} onKeyDown={onKeyDown}>
      <form
        className={styles.findForm}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          found[at]?.open();
        }}
      >
        <TextField
          label={TEXTS.named}
          value={text}
          maxLength={60}
          enterKeyHint="go"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? list : undefined}
          aria-activedescendant={found.length > 0 ? lineId(list, at) : undefined}
          data-autofocus
          onValue={(value) => {
            setText(value);
            setChosen(null);
          }}
        />
        <Button type="submit" default disabled={found.length === 0}>
          {TEXTS.open}
        </Button>
      </form>
      {own.status === 'guest' && (
        <p className={styles.findNote}>
          <Link onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Link> {TEXTS.toFindTokens}
        </p>
      )}
      {own.status === 'unknown' && <p className={styles.findNote}>{TEXTS.notNow}</p>}
      {found.length > 0 ? (
        <FoundList id={list} found={found} at={at} onChoose={setChosen} />
      ) : (
        <div className="w95-well">
          <p className={styles.findNone}>{isAsked ? !isAsking && TEXTS.nothing : TEXTS.hint}</p>
        </div>
      )}
      <StatusBar
        panels={[isAsked ? TEXTS.items(found.length) : TEXTS.ready, ...(isAsking ? [TEXTS.searching] : [])]}
      />
    </div>
  );
}

const tokenLines = (tokens: readonly Token[], desktop: Desktop): readonly Found[] =>
  tokens.map((token) => ({
    id: `${token.collection}/${token.tokenId}`,
    name: tokenName(token),
    where: TEXTS.yours(token.collection),
    icon: 'onlyflunks',
    words: [token.name, ...token.traits.map(({ value }) => value)].join(' '),
    open: () => desktop.openFor('token-details', `${token.collection}/${token.tokenId}`),
  }));

export default mountReact(FindWindow);
