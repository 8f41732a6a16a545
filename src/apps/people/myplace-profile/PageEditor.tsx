import { useId, useState } from 'react';
import type { PersonPage } from '@shared/contract/people/myPlace.ts';
import {
  ABOUT_MOST,
  COLORS,
  COMMENTERS,
  ENTRY_MOST,
  FRIENDS_MOST,
  LAYOUTS,
  listMost,
  LISTS,
  MOOD_MOST,
  PATTERNS,
  type Layout,
} from '@shared/domain/people/myPlace.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CutNote, useCut } from '../../../overlays/controls/CutNote.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { useDraft } from '../../../overlays/useDraft.ts';
import { Box, Page } from './Page.tsx';
import { changed, PAGE, SILENT, written, type Changes, type Draft } from './pageDraft.ts';
import { SONG_LIST } from './songs.ts';
import { TEXTS } from './texts.ts';
import styles from './page.module.css';

interface PageEditorProps {
  readonly page: PersonPage;
  readonly wallet: Address;
  /** With the page as it was kept; null: it stays as it was. */
  readonly onDone: (saved: PersonPage | null) => void;
}

/** The page while its owner changes it, on the paper that they choose. */
export function PageEditor({ page, wallet, onDone }: PageEditorProps) {
  const { api } = useApp().services;
  const [begun, setBegun] = useDraft(PAGE);
  const changes = begun ?? {};
  const draft = changed(page, changes);
  const [matter, setMatter] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = ({ lists, ...next }: Changes): void =>
    setBegun({ ...changes, ...next, ...(lists && { lists: { ...changes.lists, ...lists } }) });
  const end = (saved: PersonPage | null): void => {
    setBegun(null);
    onDone(saved);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call('POST /api/myplace/page', { wallet, ...written(changes) });
    setBusy(false);
    if (answer.ok) end(answer.value.page);
    else setMatter(answer.error.message);
  };
  return (
    <Page label={TEXTS.editing} look={draft} layout={draft.layout}>
      <div className={styles.mpSide}>
        <LooksBox {...{ draft, change }} />
      </div>
      <div className={styles.mpMain}>
        <WordsBoxes {...{ draft, change }} />
        <Box title={TEXTS.ready}>
          {matter !== null && <p role="alert">{matter}</p>}
          <div className={styles.mpEditKeys}>
            <Button default disabled={isBusy} onClick={() => void save()}>
              {TEXTS.save}
            </Button>
            <Button onClick={() => end(null)}>{TEXTS.cancel}</Button>
          </div>
        </Box>
      </div>
    </Page>
  );
}

interface DraftProps {
  readonly draft: Draft;
  readonly change: (next: Changes) => void;
}

function LooksBox({ draft, change }: DraftProps) {
  return (
    <Box title={TEXTS.looks}>
      <Select
        label={TEXTS.pattern}
        options={PATTERNS.map((id) => ({ id, title: TEXTS.patterns[id] }))}
        value={draft.pattern}
        onChoose={(pattern) => change({ pattern })}
      />
      <Select
        label={TEXTS.color}
        options={COLORS.map((id) => ({ id, title: TEXTS.colors[id] }))}
        value={draft.color}
        onChoose={(color) => change({ color })}
      />
      <Select<Layout>
        label={TEXTS.layout}
        options={LAYOUTS.map((id) => ({ id, title: TEXTS.layouts[id] }))}
        value={draft.layout}
        onChoose={(layout) => change({ layout })}
      />
      <Select
        label={TEXTS.song}
        options={[
          { id: SILENT, title: TEXTS.silent },
          ...SONG_LIST.map(([id, { title }]) => ({ id, title })),
        ]}
        value={draft.song}
        onChoose={(song) => change({ song })}
      />
      <Select
        label={TEXTS.commenters}
        options={COMMENTERS.map((id) => ({ id, title: TEXTS.commentersAre[id] }))}
        value={draft.comments}
        onChoose={(comments) => change({ comments })}
      />
    </Box>
  );
}

/** What the page says: of its owner, their friends and what they like. */
function WordsBoxes({ draft, change }: DraftProps) {
  return (
    <>
      <Box title={TEXTS.about}>
        <TextField
          label={TEXTS.mood}
          value={draft.mood}
          maxLength={MOOD_MOST}
          onValue={(mood) => change({ mood })}
        />
        <Area
          label={TEXTS.about}
          value={draft.about}
          most={ABOUT_MOST}
          rows={5}
          onValue={(about) => change({ about })}
        />
      </Box>
      <Box title={TEXTS.friends}>
        <Area
          label={TEXTS.friendsRule(FRIENDS_MOST)}
          value={draft.friends}
          most={FRIENDS_MOST * 24}
          rows={FRIENDS_MOST}
          onValue={(friends) => change({ friends })}
        />
      </Box>
      <Box title={TEXTS.lists}>
        {LISTS.map((name) => (
          <Area
            key={name}
            label={TEXTS.listRule(TEXTS[name], listMost(name))}
            value={draft.lists[name]}
            most={listMost(name) * (ENTRY_MOST + 1)}
            rows={3}
            onValue={(list) => change({ lists: { [name]: list } })}
          />
        ))}
      </Box>
    </>
  );
}

interface AreaProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly rows: number;
  readonly onValue: (value: string) => void;
}

/** A labelled field of several lines. */
function Area({ label, value, most, rows, onValue }: AreaProps) {
  const id = useId();
  const cut = useCut(most);
  return (
    <div className={styles.mpArea}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="w95-text"
        value={value}
        maxLength={most}
        rows={rows}
        onPaste={cut.onPaste}
        onChange={(event) => {
          cut.onChange(event);
          onValue(event.currentTarget.value);
        }}
      />
      <CutNote cut={cut} />
    </div>
  );
}
