import { useEffect, useId, useRef, useState } from 'react';
import { EPISODE_ID, episodeNow, LONGEST_EPISODE_ID } from '@shared/domain/town/episode.ts';
import { READINGS, type Reading } from '@shared/domain/town/case/cards.ts';
import { isSpot, placeOfSpot } from '@shared/domain/town/spots.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../../overlays/controls/Checkbox.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { useTextDraft } from '../../../../overlays/useDraft.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { weekOf } from '../../../../services/week/week.ts';
import { FieldRow } from '../parts/parts.tsx';
import { useAct } from '../parts/useAct.ts';
import {
  DRAFT_FIELDS,
  episodeIn,
  faultsByField,
  NO_DRAFT,
  type DraftField,
  type EpisodeDraft,
} from './episodeDraft.ts';
import { EPISODE_TEXTS as TEXTS } from './texts/episodes.ts';
import styles from '../console.module.css';

/** Fields of one line; all others are as high as what is told there is long. */
const SHORT: readonly DraftField[] = [
  'id',
  'title',
  'news.title',
  'notice.title',
  'clue.at',
  'clue.title',
  'lock.at',
  'lock.title',
  'lock.code',
  'lock.card.title',
  'asks',
];
const LEANS = READINGS.map((id) => ({ id, title: TEXTS.leans[id] }));

interface EpisodeFormProps {
  /** What the form was opened with; null: what was begun before. */
  readonly opened: EpisodeDraft | null;
  readonly report: (message: string) => void;
  readonly done: () => void;
}

/** Writes an episode: what is wrong stands at its field, and this window can tell it before anyone else does. */
export function EpisodeForm({ opened, report, done }: EpisodeFormProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const [draft, setDraft] = useEpisodeDraft(opened);
  /** How often it was checked since it was saved or opened. */
  const [checks, setChecks] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  // What is wrong may lie far up or down: the keyboard goes there.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [checks]);
  const notes = checks > 0 ? notesOf(draft) : new Map<DraftField, string>();
  const check = (): boolean => {
    const { size } = notesOf(draft);
    setChecks(checks + 1);
    report(size === 0 ? TEXTS.fits : TEXTS.faults(size));
    return size === 0;
  };
  const save = async (): Promise<void> => {
    if (!check()) return;
    const id = draft.id.trim();
    const deed = { title: TEXTS.form, message: TEXTS.saving(id), done: TEXTS.wasSaved };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/episodes', { id, content: episodeIn(draft), reason }),
    );
    if (!isDone) return;
    setDraft(NO_DRAFT);
    setChecks(0);
    done();
  };
  return (
    <GroupBox title={TEXTS.form}>
      <p>{TEXTS.perLine}</p>
      <div ref={form} className={styles.consoleNote}>
        <FieldRow className={styles.consoleAnnounce} onSubmit={() => void save()}>
          {DRAFT_FIELDS.map((field) => (
            <DraftInput
              key={field}
              field={field}
              value={draft[field]}
              note={notes.get(field)}
              onValue={(value) => setDraft({ ...draft, [field]: value })}
            />
          ))}
          <Checkbox checked={draft.isSealed} onCheck={(isSealed) => setDraft({ ...draft, isSealed })}>
            {TEXTS.sealed}
          </Checkbox>
          <Button onClick={check}>{TEXTS.check}</Button>
          <Button type="submit">{TEXTS.save}</Button>
        </FieldRow>
      </div>
      <Preview draft={draft} report={report} />
    </GroupBox>
  );
}

/** What is wrong, in words, by field. */
function notesOf(draft: EpisodeDraft): Map<DraftField, string> {
  const notes = new Map(
    [...faultsByField(draft)].map(([field, faults]) => [
      field,
      faults.map(({ at, fault }) => TEXTS.fault(at, fault)).join(' '),
    ]),
  );
  const id = draft.id.trim();
  if (!EPISODE_ID.test(id) || id.length > LONGEST_EPISODE_ID) notes.set('id', TEXTS.badId);
  return notes;
}

/** What is typed outlives the window (PRODUCT-11); what was opened takes its place. */
function useEpisodeDraft(opened: EpisodeDraft | null) {
  const [kept, keep] = useTextDraft('an episode');
  const [isNew, setNew] = useState(opened !== null);
  const draft = isNew && opened !== null ? opened : readDraft(kept);
  return [
    draft,
    (next: EpisodeDraft): void => {
      setNew(false);
      keep(JSON.stringify(next));
    },
  ] as const;
}

function readDraft(kept: string): EpisodeDraft {
  if (kept === '') return NO_DRAFT;
  const read: unknown = JSON.parse(kept);
  if (typeof read !== 'object' || read === null) return NO_DRAFT;
  const typed = new Map<string, unknown>(Object.entries(read));
  const fields = DRAFT_FIELDS.map((field) => [field, textOr(typed.get(field), NO_DRAFT[field])] as const);
  return { ...NO_DRAFT, ...Object.fromEntries(fields), isSealed: typed.get('isSealed') === true };
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

interface DraftInputProps {
  readonly field: DraftField;
  readonly value: string;
  /** What is wrong with it. */
  readonly note: string | undefined;
  readonly onValue: (value: string) => void;
}

function DraftInput({ field, value, note, onValue }: DraftInputProps) {
  const id = useId();
  const label = TEXTS.labels[field];
  if (SHORT.includes(field)) {
    return (
      <TextField
        {...{ label, value, onValue }}
        maxLength={120}
        {...(note !== undefined && { note, wrong: true })}
      />
    );
  }
  return (
    <div className={`w95-field ${styles.consoleText}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="w95-text"
        rows={/captions|dj|people|questions/.test(field) ? 5 : 3}
        value={value}
        aria-invalid={note !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className="w95-field-note" data-wrong role="alert">
          {note}
        </p>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly draft: EpisodeDraft;
  readonly report: (message: string) => void;
}

/** Lets this window alone tell what is typed, marks on the map where it lies, and leads there (EPISODE-6). */
function Preview({ draft, report }: PreviewProps) {
  const { desktop, services } = useApp();
  const week = weekOf(services);
  const current = useStore(week);
  const isPreview = useStore(week.previewed) !== null;
  const [lean, setLean] = useState<Reading>('planned');
  const episode = episodeIn(draft);
  const spot = Object.keys(episode.captions).find(isSpot);
  const preview = (): void => {
    const unsealed = { now: epochMs(1), darkAt: epochMs(0) };
    week.preview({ id: 'preview', ...episodeNow(episode, lean, unsealed) });
    report(current === null ? TEXTS.noPreview : TEXTS.previewing);
  };
  const onMap = (): void => {
    preview();
    desktop.openFor('town');
  };
  const end = (): void => {
    week.preview(null);
    report(TEXTS.ended);
  };
  return (
    <FieldRow className={styles.consoleNote} onSubmit={preview}>
      <Select label={TEXTS.lean} options={LEANS} value={lean} onChoose={setLean} />
      <Button type="submit">{TEXTS.preview}</Button>
      <Button disabled={!isPreview} onClick={end}>
        {TEXTS.endPreview}
      </Button>
      <Button onClick={onMap}>{TEXTS.showOnMap}</Button>
      <Button
        disabled={spot === undefined}
        onClick={() => spot !== undefined && desktop.openFor('location', placeOfSpot(spot))}
      >
        {TEXTS.goThere}
      </Button>
    </FieldRow>
  );
}
