import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Desktop, ListedEntry } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { takeTyped } from '../../../overlays/typedAhead.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { placesFor } from '../../../overlays/townPlaces.ts';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useLineInSight } from '../../../overlays/controls/useLineInSight.ts';
import { useAsked } from './asked.ts';
import { named, type Found } from './found.ts';
import { FIND_TEXTS as TEXTS } from './texts.ts';
import styles from './find.module.css';

/** How far a key goes in the list, while the keyboard stays in the field. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Finds what a person names, and opens it (SHELL-21). */
function FindWindow() {
  const { desktop, close } = useApp();
  const list = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = useAsked(text);
  const write = (value: string): void => {
    setText(value);
    setChosen(null);
  };
  const field = useTypedAhead(write);
  // What the server knows comes later, and so stands behind all else: no line moves away under the pointer.
  const found = [...named(useFindable(), text), ...named(asked.found, text)];
  // The first line is chosen until the person chooses another.
  const chosenIndex = found.findIndex(({ id }) => id === chosen);
  const at = Math.max(0, chosenIndex);
  const isAsked = text.trim() !== '';
  const isAsking = isAsked && asked.isAsking;

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
          ref={field}
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
          onValue={write}
        />
        <Button type="submit" default disabled={found.length === 0}>
          {TEXTS.open}
        </Button>
      </form>
      {asked.isGuest && (
        <p className={styles.findNote}>
          <Link onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Link> {TEXTS.toFindMore}
        </p>
      )}
      {isAsked && asked.missing.length > 0 && (
        <p className={styles.findNote}>{TEXTS.notNow(asked.missing)}</p>
      )}
      {found.length > 0 ? (
        <FoundList id={list} found={found} at={at} onChoose={setChosen} />
      ) : (
        <div className="w95-well">
          <div className={styles.findNone}>
            <Icon name="document" />
            <p>{isAsked ? !isAsking && TEXTS.nothing : TEXTS.hint}</p>
          </div>
        </div>
      )}
      <StatusBar
        panels={[isAsked ? TEXTS.items(found.length) : TEXTS.ready, ...(isAsking ? [TEXTS.searching] : [])]}
      />
    </div>
  );
}

/** Writes what was typed in the Start menu, each time that this opens the window (SHELL-31). Answers the field for it. */
function useTypedAhead(write: (text: string) => void): RefObject<HTMLInputElement | null> {
  const opening = useStore(useApp().openedFor);
  const field = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const typed = takeTyped();
    if (typed === '') return;
    write(typed);
    field.current?.focus();
  });
  // Before the next key: it is written behind these, and not over them.
  useLayoutEffect(() => {
    if (opening !== null) take();
  }, [opening]);
  return field;
}

/** Everything that is found without asking the server: programs, places, and what is in programs. */
function useFindable(): readonly Found[] {
  const { desktop, services, mode } = useApp();
  const town = useStore(services.town);
  const isBuildMode = useStore(mode).name === 'build';
  const programs = desktop.programs().map(({ entry: { id, icon }, label }) => ({
    id,
    name: label,
    where: TEXTS.program,
    icon,
    open: () => desktop.open(id),
  }));
  const places = placesFor(town, isBuildMode).map(({ place, name, where }) => ({
    id: `place ${place}`,
    name,
    where,
    icon: 'town-map',
    open: () => desktop.openFor('location', place),
  }));
  return [...programs, ...places, ...useContents(), ...useOnDisk()];
}

/** What lies on the person's disk, whose code is no part of this window's. */
function useOnDisk(): readonly Found[] {
  const app = useApp();
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const closing = new AbortController();
    // Where it does not come, as without a network, all else is found all the same.
    const code = import('./onDisk.ts').catch(() => null);
    void code.then((loaded) => loaded?.watchDisk(app, setFound, closing.signal));
    return () => closing.abort();
  }, [app]);
  return found;
}

/** What is found in the programs that this person can start. */
function useContents(): readonly Found[] {
  const { desktop } = useApp();
  const [contents, setContents] = useState<readonly Found[]>([]);
  useEffect(() => {
    let closed = false;
    void Promise.all(desktop.programs().map((listed) => contentsOf(listed, desktop.open))).then((lists) => {
      if (!closed) setContents(lists.flat());
    });
    return () => {
      closed = true;
    };
  }, [desktop]);
  return contents;
}

async function contentsOf({ entry }: ListedEntry, open: Desktop['open']): Promise<readonly Found[]> {
  if ('link' in entry || entry.contents === undefined) return [];
  // Where it does not come, as without a network, the program itself is found all the same.
  const loaded = await entry.contents().catch(() => null);
  return (loaded?.contents ?? []).map(({ name, where, params }) => ({
    id: `${entry.id}:${params}`,
    name,
    where,
    icon: entry.icon,
    open: () => open(entry.id, params),
  }));
}

interface FoundListProps {
  readonly id: string;
  readonly found: readonly Found[];
  /** Index of the chosen line. */
  readonly at: number;
  readonly onChoose: (id: string) => void;
}

/** The id of a line's element, by the list's and the line's index. */
const lineId = (list: string, index: number): string => `${list}-${index}`;

/**
 * The list under the field, which keeps the keyboard: its keys choose here. A line opens as an icon does (SHELL-8), by a
 * double click or one tap.
 */
function FoundList({ id, found, at, onChoose }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null);
  const finger = useRef(false);
  useLineInSight(list, at);
  return (
    <div className="w95-well">
      <div className={styles.findHead} aria-hidden="true">
        <span>{TEXTS.name}</span>
        <span>{TEXTS.where}</span>
      </div>
      <ul ref={list} id={id} className="w95-scroll w95-listbox" role="listbox" aria-label={TEXTS.found}>
        {found.map((line, index) => (
          <li
            key={line.id}
            id={lineId(id, index)}
            role="option"
            aria-selected={index === at}
            onPointerDown={({ pointerType }) => {
              finger.current = pointerType === 'touch';
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ detail }) => {
              // A screen reader clicks without a pointer. The second of two taps opens nothing more.
              if (detail === 0 || (finger.current && detail === 1)) line.open();
              else onChoose(line.id);
            }}
            onDoubleClick={() => {
              if (!finger.current) line.open();
            }}
          >
            <Icon name={line.icon} size={16} />
            <span>{line.name}</span>
            <span>{line.where}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default mountReact(FindWindow);
