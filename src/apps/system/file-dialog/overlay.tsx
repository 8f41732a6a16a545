import { useEffect, useMemo, useState } from 'react';
import {
  DOCUMENTS,
  foldersRound,
  inFolder,
  isInBin,
  ROOT,
  RECYCLE_BIN,
  type DiskEntries,
} from '@shared/domain/system/disk/entries.ts';
import { kindOf, named } from '@shared/domain/system/disk/kinds.ts';
import { isSameName, FILE_NAME_MOST, nameProblem, trimmedName } from '@shared/domain/system/disk/names.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Select, type SelectOption } from '../../../overlays/controls/Select.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { askedFile, type AskedFile, type FileRequest } from '../../../overlays/disk/chooseFile.ts';
import { DiskNotRead } from '../../../overlays/disk/DiskNotRead.tsx';
import { folderActs } from '../../../overlays/disk/folderActs.ts';
import { FolderView } from '../../../overlays/disk/FolderView.tsx';
import { itemsIn, type Item } from '../../../overlays/disk/items.ts';
import { FIRST_VIEW } from '../../../overlays/disk/look.ts';
import { NOTHING, within, type Selection } from '../../../overlays/disk/selection.ts';
import { DISK_TEXTS } from '../../../overlays/disk/texts.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { FILE_DIALOG_TEXTS as TEXTS } from './texts.ts';
import styles from './fileDialog.module.css';

/** The dialogs Open and Save As, which all programs share (DISK-11). */
function FileDialog() {
  const app = useApp();
  const asked = askedFile(app.params);
  useEffect(() => {
    // It came back with a reload, and the program that asked did not.
    if (asked === undefined) app.close();
  }, [app, asked]);
  return asked === undefined ? null : <Chooser asked={asked} />;
}

/** Files of the kind that is wanted, or all. */
type Shown = 'kind' | 'all';

function Chooser({ asked: { request, answer } }: { readonly asked: AskedFile }) {
  const app = useApp();
  const disk = theDisk(app.services);
  const { status, entries } = useStore(disk);
  const [wanted, setFolder] = useState(request.folder ?? DOCUMENTS);
  const folder = (wanted === ROOT || entries.has(wanted)) && !isInBin(entries, wanted) ? wanted : DOCUMENTS;
  const [kind, setKind] = useState<Shown>(request.kind === 'other' ? 'all' : 'kind');
  const [text, setText] = useState(request.name ?? '');
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const [renaming, setRenaming] = useState<string | null>(null);
  const acts = useMemo(() => folderActs(app, disk), [app, disk]);
  const own = TEXTS[request.mode];
  useEffect(() => app.setTitle(own.title), [app, own]);
  if (status !== 'ready' && status !== 'visit') return <DiskNotRead disk={disk} status={status} />;

  const items = itemsShown({ entries, folder, request }, kind);
  const goTo = (id: string): void => {
    setFolder(id);
    setChosen(NOTHING);
  };
  const give = async (name: string): Promise<void> => {
    const given = await chosenBy({ app, entries, folder, request }, name);
    if (given === null) return;
    if (given.goTo !== undefined) {
      goTo(given.goTo);
      return;
    }
    answer(given);
    app.finish('choose-file', 'chosen');
    app.close();
  };
  const open = (id: string): void => {
    const entry = entries.get(id);
    if (entry?.kind === 'folder') goTo(id);
    else if (entry !== undefined) void give(entry.name);
  };
  return (
    <form
      className={styles.fileDialog}
      onKeyDown={(event) => {
        if (event.key === 'Escape') app.close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void give(text);
      }}
    >
      <Where
        {...{ entries, folder, goTo }}
        label={own.where}
        onNewFolder={() => void acts.makeFolder(folder).then(setRenaming)}
      />
      <FolderView
        label={own.title}
        items={items}
        empty={TEXTS.nothing}
        view={{ ...FIRST_VIEW, look: 'list' }}
        onSort={() => undefined}
        selection={within(
          chosen,
          items.map(({ id }) => id),
        )}
        onSelect={(next) => {
          setChosen(next);
          const [id] = next.chosen;
          const entry = entries.get(id ?? '');
          if (entry?.kind === 'file') setText(entry.name);
        }}
        onOpen={open}
        renaming={renaming}
        onRename={(id, name) => {
          setRenaming(null);
          if (name !== null) void acts.rename(id, name).then((isDone) => setRenaming(isDone ? null : id));
        }}
        isSingle
      />
      <NameAndKind {...{ request, text, setText, kind, setKind }} onCancel={app.close} />
    </form>
  );
}

/** Folders but the bin, and the files that are wanted. */
const itemsShown = ({ entries, folder, request }: Omit<Choosing, 'app'>, shown: Shown): readonly Item[] =>
  itemsIn(entries, folder, FIRST_VIEW).filter(({ id, name }) => {
    if (entries.get(id)?.kind === 'folder') return id !== RECYCLE_BIN;
    return shown === 'all' || kindOf(name) === request.kind;
  });

interface WhereProps {
  readonly label: string;
  readonly entries: DiskEntries;
  readonly folder: string;
  readonly goTo: (folder: string) => void;
  readonly onNewFolder: () => void;
}

/** Which folder it is, and the ways to others. */
function Where({ label, entries, folder, goTo, onNewFolder }: WhereProps) {
  const above = entries.get(folder)?.folder;
  return (
    <div className={styles.fileWhere}>
      <Select label={label} options={placesFor(entries, folder)} value={folder} onChoose={goTo} />
      <Button disabled={above === undefined} onClick={() => goTo(above ?? ROOT)}>
        {TEXTS.up}
      </Button>
      <Button onClick={onNewFolder}>{TEXTS.newFolder}</Button>
    </div>
  );
}

interface NameAndKindProps {
  readonly request: FileRequest;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly kind: Shown;
  readonly setKind: (kind: Shown) => void;
  readonly onCancel: () => void;
}

/** The name of the file, which files are shown, and what ends the dialog. */
function NameAndKind({ request, text, setText, kind, setKind, onCancel }: NameAndKindProps) {
  return (
    <div className={styles.fileName}>
      <TextField
        label={TEXTS.name}
        value={text}
        maxLength={FILE_NAME_MOST}
        onValue={setText}
        enterKeyHint="done"
        data-autofocus
      />
      <Button type="submit" default disabled={text.trim() === ''}>
        {TEXTS[request.mode].act}
      </Button>
      <Select
        label={TEXTS.kind[request.mode]}
        options={[
          ...(request.kind === 'other' ? [] : [{ id: 'kind' as const, title: TEXTS.kinds[request.kind] }]),
          { id: 'all', title: TEXTS.all },
        ]}
        value={kind}
        onChoose={setKind}
      />
      <Button onClick={onCancel}>{TEXTS.cancel}</Button>
    </div>
  );
}

/** The folders round this one, C: itself and what lies in it: where a person goes at once. */
function placesFor(entries: DiskEntries, folder: string): readonly SelectOption<string>[] {
  const round = [folder, ...foldersRound(entries, folder)];
  const roots = inFolder(entries, ROOT).filter(({ id, kind }) => kind === 'folder' && id !== RECYCLE_BIN);
  const inner = round.filter((id) => id !== ROOT && !roots.some((root) => root.id === id)).toReversed();
  return [
    { id: ROOT, title: TEXTS.drive },
    ...roots.map(({ id, name }) => ({ id, title: name })),
    ...inner.map((id) => ({ id, title: entries.get(id)?.name ?? id })),
  ];
}

interface Choosing {
  readonly app: Pick<AppContext, 'desktop'>;
  readonly entries: DiskEntries;
  readonly folder: string;
  readonly request: FileRequest;
}

/** What a typed name comes to: a file, a name that is free, or a folder to go to. Null: it was told why it is none. */
async function chosenBy({ app, entries, folder, request }: Choosing, text: string) {
  const own = TEXTS[request.mode];
  const tell = async (message: string): Promise<null> => {
    await app.desktop.ask({ title: own.title, message, icon: 'warning' });
    return null;
  };
  const problem = nameProblem(text);
  if (problem !== null) return tell(DISK_TEXTS.problems[problem]);
  const typed = trimmedName(text);
  const like = (name: string) => inFolder(entries, folder).find((entry) => isSameName(entry.name, name));
  const exact = like(typed);
  if (exact?.kind === 'folder') return { folder, name: typed, file: null, goTo: exact.id };
  // Files of another kind that a person has had shown are opened by their own names.
  const name = request.mode === 'open' && exact !== undefined ? typed : named(typed, request.kind);
  if (name.length > FILE_NAME_MOST) return tell(DISK_TEXTS.problems['long-name']);
  const found = like(name);
  if (found?.kind === 'folder') return tell(TEXTS.isFolder(name));
  if (request.mode === 'open') {
    return found === undefined ? tell(TEXTS.notFound(name)) : { folder, name: found.name, file: found };
  }
  if (found === undefined) return { folder, name, file: null };
  const answer = await app.desktop.ask({
    title: own.title,
    message: TEXTS.exists(name),
    icon: 'warning',
    buttons: [TEXTS.replace, TEXTS.no],
    isFinal: true,
  });
  return answer === TEXTS.replace ? { folder, name: found.name, file: found } : null;
}

export default mountReact(FileDialog);
