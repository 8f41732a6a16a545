import { useId, useState } from 'react';
import type { KeptAnnouncement } from '@shared/contract/office/announcements.ts';
import {
  PLACES,
  TEXT_MOST,
  TITLE_MOST,
  type AnnouncementPlace,
} from '@shared/domain/office/announcements.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { CutNote, useCut } from '../../../../overlays/controls/CutNote.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { useTextDraft } from '../../../../overlays/useDraft.ts';
import { utcMoment } from './moments.ts';
import type { PageProps } from '../pages.ts';
import { FieldRow, momentOf, PagedTable } from '../parts/parts.tsx';
import { ANNOUNCEMENT_TEXTS as TEXTS } from './texts/announcements.ts';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { useAct } from '../parts/useAct.ts';
import { usePaged } from '../parts/usePaged.ts';
import styles from '../console.module.css';

const CHOICES = PLACES.map((id) => ({ id, title: TEXTS.places[id] }));

function stateOf({ starts_at, ends_at, withdrawn_at }: KeptAnnouncement, now: number): string {
  if (withdrawn_at !== null) return TEXTS.withdrawn;
  if (Date.parse(starts_at) > now) return TEXTS.later;
  return ends_at !== null && Date.parse(ends_at) <= now ? TEXTS.over : TEXTS.shown;
}

/** What operators announce: written, withdrawn, put back (CONSOLE-14). */
export function AnnouncementsPage({ report }: PageProps) {
  const { clock, services } = useApp();
  const { api } = services;
  const act = useAct(report);
  const list = usePaged(
    (page, signal) => api.call('GET /api/console/announcements', page, { signal }),
    ({ announcements }) => announcements,
  );
  const turn = async ({ id, title, withdrawn_at }: KeptAnnouncement): Promise<void> => {
    const withdrawn = withdrawn_at === null;
    const deed = {
      title: withdrawn ? TEXTS.withdraw : TEXTS.restore,
      message: withdrawn ? TEXTS.withdrawing(title) : TEXTS.restoring(title),
      done: withdrawn ? TEXTS.wasWithdrawn : TEXTS.wasRestored,
    };
    const done = await act(deed, (reason) =>
      api.call('POST /api/console/announcements/withdrawal', { id, withdrawn, reason }),
    );
    if (done) list.again();
  };
  const columns: readonly Column<KeptAnnouncement>[] = [
    { title: TEXTS.name, wraps: true, cell: ({ title, text }) => <span title={text}>{title}</span> },
    { title: TEXTS.place, cell: ({ place }) => TEXTS.places[place] },
    { title: TEXTS.from, cell: ({ starts_at }) => momentOf(starts_at) },
    {
      title: TEXTS.until,
      cell: ({ ends_at }) => (ends_at === null ? TEXTS.openEnded : momentOf(ends_at)),
    },
    { title: TEXTS.state, cell: (one) => stateOf(one, clock.now()) },
    {
      title: CONSOLE_TEXTS.action,
      cell: (one) => (
        <Button onClick={() => void turn(one)}>
          {one.withdrawn_at === null ? TEXTS.withdraw : TEXTS.restore}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PagedTable label={TEXTS.title} columns={columns} list={list} keyOf={({ id }) => id} />
      <NewAnnouncement report={report} done={list.again} />
    </>
  );
}

interface NewAnnouncementProps {
  readonly report: (message: string) => void;
  readonly done: () => void;
}

function NewAnnouncement({ report, done }: NewAnnouncementProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const textId = useId();
  const cut = useCut(TEXT_MOST);
  const [title, setTitle] = useTextDraft('title of an announcement');
  const [text, setText] = useTextDraft('text of an announcement');
  const [place, setPlace] = useState<AnnouncementPlace>('both');
  const [fromTyped, setFrom] = useState('');
  const [untilTyped, setUntil] = useState('');
  const announce = async (): Promise<void> => {
    const [starts_at, ends_at] = [utcMoment(fromTyped), utcMoment(untilTyped)];
    if (title.trim() === '' || text.trim() === '') {
      report(TEXTS.incomplete);
      return;
    }
    if (starts_at === undefined || ends_at === undefined) {
      report(TEXTS.notAMoment);
      return;
    }
    const deed = {
      title: TEXTS.announce,
      message: TEXTS.announcing(TEXTS.places[place]),
      details: [[TEXTS.name, title]] as const,
      done: TEXTS.announced,
    };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/announcements', { title, text, place, starts_at, ends_at, reason }),
    );
    if (!isDone) return;
    setTitle('');
    setText('');
    setFrom('');
    setUntil('');
    done();
  };
  return (
    <FieldRow className={styles.consoleAnnounce} onSubmit={() => void announce()}>
      <TextField label={TEXTS.titleLabel} value={title} maxLength={TITLE_MOST} onValue={setTitle} />
      <Select label={TEXTS.placeLabel} options={CHOICES} value={place} onChoose={setPlace} />
      <TextField label={TEXTS.fromLabel} value={fromTyped} maxLength={16} onValue={setFrom} />
      <TextField label={TEXTS.untilLabel} value={untilTyped} maxLength={16} onValue={setUntil} />
      <div className={`w95-field ${styles.consoleText}`}>
        <label htmlFor={textId}>{TEXTS.textLabel(TEXT_MOST - text.length)}</label>
        <textarea
          id={textId}
          className="w95-text"
          rows={3}
          maxLength={TEXT_MOST}
          value={text}
          onPaste={cut.onPaste}
          onChange={(event) => {
            cut.onChange(event);
            setText(event.currentTarget.value);
          }}
        />
        <CutNote cut={cut} />
      </div>
      <Button type="submit">{TEXTS.announceButton}</Button>
    </FieldRow>
  );
}
