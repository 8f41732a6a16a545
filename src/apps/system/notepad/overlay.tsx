import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CutNote, useCut } from '../../../overlays/controls/CutNote.tsx';
import { MenuBar, type BarMenu } from '../../../overlays/controls/MenuBar.tsx';
import { copyText } from '../../../overlays/copyText.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { saveFile } from '../../../overlays/saveFile.ts';
import { textFile } from '../../../overlays/textFile.ts';
import { FindBar, type Wanted } from './FindBar.tsx';
import { findNext, NOTE_MOST, timeAndDate, WORD_WRAP } from './note.ts';
import { NOTEPAD_TEXTS as TEXTS } from './texts.ts';
import { useNote, type Note } from './useNote.ts';
import styles from './notepad.module.css';

/** Plain words, which can be saved on the disk (NOTEPAD-1). */
function NotepadWindow() {
  const app = useApp();
  const note = useNote(app);
  const { name, text, isChanged, isThere, mayLeave } = note;
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const { lasting } = app.services.storage;
  const [isWrapped, setWrapped] = useState(() => lasting.get(WORD_WRAP) ?? true);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [last, setLast] = useState<Wanted>({ word: '', matchesCase: false });
  const cut = useCut(NOTE_MOST);
  useEffect(() => app.setTitle(TEXTS.title(name)), [app, name]);
  const ask = useEffectEvent(mayLeave);
  useEffect(() => {
    app.askBeforeClosing(isChanged ? () => ask() : null);
  }, [app, isChanged]);

  const find = (next: Wanted): void => void findIn(app, field, next);
  const acts: Acts = {
    insert: (added) => insertInto(field, added, note.write),
    find: () => setWanted(last),
    findNext: () => (last.word === '' ? setWanted(last) : find(last)),
    wrap: () => {
      setWrapped(!isWrapped);
      lasting.set(WORD_WRAP, !isWrapped);
    },
  };
  return (
    <div className={styles.notepad} onKeyDown={(event) => onKey(event, note, acts, app)}>
      <MenuBar menus={menusOf({ app, note, acts, field, isWrapped })} />
      <div className={styles.noteBar} role="toolbar" aria-label={TEXTS.bar.label}>
        <Button onClick={() => void note.open()}>{TEXTS.bar.open}</Button>
        <Button onClick={() => void note.save()}>{TEXTS.bar.save}</Button>
        <Button onClick={acts.find}>{TEXTS.bar.find}</Button>
      </div>
      <div className="w95-well">
        <textarea
          ref={setField}
          className={styles.noteWords}
          aria-label={TEXTS.words}
          data-wrap={isWrapped || undefined}
          data-autofocus
          wrap={isWrapped ? 'soft' : 'off'}
          spellCheck={false}
          maxLength={NOTE_MOST}
          readOnly={!isThere}
          value={text}
          onPaste={cut.onPaste}
          onChange={(event) => {
            cut.onChange(event);
            note.write(event.currentTarget.value);
          }}
        />
      </div>
      <CutNote cut={cut} />
      {wanted !== null && (
        <FindBar
          wanted={wanted}
          onFind={(next) => {
            setLast(next);
            find(next);
          }}
          onClose={() => {
            setWanted(null);
            field?.focus();
          }}
        />
      )}
    </div>
  );
}

interface Acts {
  readonly insert: (text: string) => void;
  readonly find: () => void;
  readonly findNext: () => void;
  readonly wrap: () => void;
}

/** Puts a text in the place of what is chosen. */
function insertInto(field: HTMLTextAreaElement | null, added: string, write: (text: string) => void): void {
  if (field === null) return;
  const { value, selectionStart: from, selectionEnd: to } = field;
  const fits = added.slice(0, NOTE_MOST - value.length + to - from);
  write(value.slice(0, from) + fits + value.slice(to));
  // Once React has put the text in.
  requestAnimationFrame(() => {
    field.focus();
    field.setSelectionRange(from + fits.length, from + fits.length);
  });
}

/** Chooses the next place at which the words stand, or says that there is none. */
async function findIn(
  { desktop }: Pick<AppContext, 'desktop'>,
  field: HTMLTextAreaElement | null,
  { word, matchesCase }: Wanted,
): Promise<void> {
  if (field === null) return;
  const at = findNext(field.value, word, field.selectionEnd, matchesCase);
  if (at < 0) {
    await desktop.ask({ title: 'Notepad', message: TEXTS.notFound(word), icon: 'info' });
    return;
  }
  // A browser scrolls to the caret as a field gets the keyboard.
  field.blur();
  field.setSelectionRange(at, at + word.length);
  field.focus();
}

function onKey(event: KeyboardEvent, note: Note, acts: Acts, app: AppContext): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const held = `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}`;
  const act = {
    'ctrl+s': () => void note.save(),
    'ctrl+o': () => void note.open(),
    'ctrl+f': acts.find,
    f3: acts.findNext,
    f5: () => acts.insert(timeAndDate(new Date(app.clock.now()))),
  }[`${held}${key.toLowerCase()}`];
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

interface MenuParts {
  readonly app: AppContext;
  readonly note: Note;
  readonly acts: Acts;
  readonly field: HTMLTextAreaElement | null;
  readonly isWrapped: boolean;
}

function menusOf({ app, note, acts, field, isWrapped }: MenuParts): readonly BarMenu[] {
  const { menus } = TEXTS;
  const chosen = (): string => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field ?? {};
    return value.slice(selectionStart, selectionEnd);
  };
  async function paste(): Promise<void> {
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text !== null) acts.insert(text.replaceAll('\r\n', '\n'));
    else await app.desktop.ask({ title: 'Notepad', message: TEXTS.noClipboard, icon: 'info' });
  }
  async function cutOut(): Promise<void> {
    if (chosen() !== '' && (await copyText(chosen()))) acts.insert('');
  }
  const device = (): void => saveFile(textFile(note.text, 'text/plain'), note.name);
  return [
    {
      label: menus.file,
      choices: [
        { label: TEXTS.new, run: () => void note.startNew() },
        { label: TEXTS.open, keys: 'Ctrl+O', run: () => void note.open() },
        { label: TEXTS.save, keys: 'Ctrl+S', run: () => void note.save() },
        { label: TEXTS.saveAs, run: () => void note.saveAs() },
        { label: TEXTS.toDevice, run: device },
        'separator',
        { label: TEXTS.exit, run: app.close },
      ],
    },
    {
      label: menus.edit,
      choices: [
        { label: TEXTS.cut, keys: 'Ctrl+X', run: () => void cutOut() },
        { label: TEXTS.copy, keys: 'Ctrl+C', run: () => void copyText(chosen()) },
        { label: TEXTS.paste, keys: 'Ctrl+V', run: () => void paste() },
        { label: TEXTS.delete, keys: 'Del', run: () => acts.insert('') },
        'separator',
        {
          label: TEXTS.selectAll,
          keys: 'Ctrl+A',
          run: () => {
            field?.focus();
            field?.select();
          },
        },
        { label: TEXTS.time, keys: 'F5', run: () => acts.insert(timeAndDate(new Date(app.clock.now()))) },
        'separator',
        { label: TEXTS.wrap, checked: isWrapped, run: acts.wrap },
      ],
    },
    {
      label: menus.search,
      choices: [
        { label: TEXTS.find, keys: 'Ctrl+F', run: acts.find },
        { label: TEXTS.findNext, keys: 'F3', run: acts.findNext },
      ],
    },
    {
      label: menus.help,
      choices: [{ label: TEXTS.topics, run: () => app.desktop.openFor('help', app.appId) }],
    },
  ];
}

export default mountReact(NotepadWindow);
