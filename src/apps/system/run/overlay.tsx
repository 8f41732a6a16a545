import { useRef, useState } from 'react';
import { entryAt, pathOf } from '@shared/domain/system/disk/entries.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { chooseFile } from '../../../overlays/disk/chooseFile.ts';
import { folderActs } from '../../../overlays/disk/folderActs.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { RUN_BEFORE } from '../../../overlays/recent.ts';
import { placesFor } from '../../../overlays/townPlaces.ts';
import { ranNow, RUN_MOST, runnableFor } from './runnable.ts';
import { notFoundDialog, RUN_TEXTS as TEXTS } from './texts.ts';
import styles from './run.module.css';

/** Opens what a person names, as any other way to it does (SHELL-29). */
function RunWindow() {
  const app = useApp();
  const { lasting } = app.services.storage;
  const [before] = useState(() => lasting.get(RUN_BEFORE) ?? []);
  const [text, setText] = useState(before[0] ?? '');
  const field = useRef<HTMLInputElement>(null);

  const run = async (): Promise<void> => {
    const named = text.trim();
    if (!(await opens(app, named))) {
      await app.desktop.ask(notFoundDialog(named));
      field.current?.select();
      return;
    }
    lasting.set(RUN_BEFORE, ranNow(before, named));
    app.close();
  };
  const browse = async (): Promise<void> => {
    const chosen = await chooseFile(app, { mode: 'open', kind: 'other' });
    if (chosen?.file != null) setText(pathOf(theDisk(app.services).get().entries, chosen.file.id));
    field.current?.focus();
  };
  return (
    <form
      className={styles.run}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) app.close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <div className={styles.runIntro}>
        <Icon name="programs" />
        <p>{TEXTS.intro}</p>
      </div>
      <div className={styles.runField}>
        <TextField
          ref={field}
          label={TEXTS.open}
          value={text}
          maxLength={RUN_MOST}
          enterKeyHint="go"
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onValue={setText}
        />
        <select
          className="w95-select"
          aria-label={TEXTS.before}
          value=""
          disabled={before.length === 0}
          onChange={(event) => {
            setText(event.currentTarget.value);
            field.current?.focus();
          }}
        >
          <option value="" hidden />
          {before.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <div className={styles.runButtons}>
        <Button type="submit" default disabled={text.trim() === ''}>
          {TEXTS.ok}
        </Button>
        <Button onClick={app.close}>{TEXTS.cancel}</Button>
        <Button onClick={() => void browse()}>{TEXTS.browse}</Button>
      </div>
    </form>
  );
}

/** Opens what is called so; false: there is nothing of that name for this person. */
async function opens(app: AppContext, named: string): Promise<boolean> {
  const { desktop, services, mode } = app;
  const found = runnableFor(named, {
    programs: desktop.programs(),
    places: placesFor(services.town.get(), mode.get().name === 'build'),
    has: desktop.has,
    page: location.href,
  });
  if (found?.kind === 'path') return opensPath(app, found.path);
  if (found?.kind === 'place') desktop.openFor('location', found.place);
  if (found?.kind === 'program') desktop.open(found.appId, found.params);
  return found !== null;
}

/** Opens a folder, or a file by its program; false: nothing lies there. */
async function opensPath(app: AppContext, path: string): Promise<boolean> {
  const disk = theDisk(app.services);
  await disk.opened;
  const { entries } = disk.get();
  const id = entryAt(entries, path);
  if (id === null) return false;
  const entry = entries.get(id);
  if (entry?.kind === 'file') await folderActs(app, disk).openFile(entry);
  else app.desktop.openFor('disk', id);
  return true;
}

export default mountReact(RunWindow);
