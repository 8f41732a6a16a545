import { useState } from 'react';
import type { GumTransaction } from '@shared/contract/school/gum.ts';
import type { UsedSource } from '@shared/contract/school/gumCenter.ts';
import { dateOf, utcDay } from '@shared/domain/system/days.ts';
import { DOCUMENTS } from '@shared/domain/system/disk/entries.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { Select, type SelectOption } from '../../../overlays/controls/Select.tsx';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { textFile } from '../../../overlays/textFile.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Loading } from './Loading.tsx';
import { readsOf, type Filter } from './reads.ts';
import { ledgerFile, wholeLedger } from './saveLedger.ts';
import { CENTER_TEXTS, LEDGER_TEXTS as TEXTS } from './texts.ts';
import styles from './gumCenter.module.css';

const COLUMNS: readonly Column<GumTransaction>[] = [
  { title: TEXTS.when, cell: ({ created_at }) => dayAndTime(created_at) },
  { title: TEXTS.what, grows: true, cell: ({ label }) => label },
  {
    title: TEXTS.amount,
    end: true,
    cell: ({ transaction_type, amount }) => (transaction_type === 'earned' ? `+${amount}` : `-${amount}`),
  },
];

const optionsOf = (sources: readonly UsedSource[]): readonly SelectOption<Filter>[] => [
  { id: 'all', title: TEXTS.all },
  { id: 'earned', title: TEXTS.earned },
  { id: 'spent', title: TEXTS.spent },
  ...sources.map(({ source, label }) => ({
    id: `source:${source}` as const,
    title: label,
    group: TEXTS.bySource,
  })),
];

/** Where the list stands: what it shows, and the cursors of the pages up to the one that is shown. */
interface Place {
  readonly filter: Filter;
  readonly cursors: readonly (string | null)[];
}
const START: Place = { filter: 'all', cursors: [null] };

/** Every movement of the wallet's GUM, 50 a page, filtered, and saved as CSV (GUM-19). */
export function LedgerPage() {
  const { services } = useApp();
  const revision = useStore(services.gum.revision);
  const [{ filter, cursors }, setPlace] = useState(START);
  const reads = readsOf(services);
  const cursor = cursors.at(-1) ?? null;
  const sources = useLoaded(reads.usedSources, [revision]);
  const { value, failure, again } = useLoaded(
    async (signal) => {
      const page = await reads.page(filter, cursor, signal);
      return page.ok ? { ok: true as const, value: { ...page.value, filter, cursor } } : page;
    },
    [filter, cursor, revision],
  );
  // The lines of another filter are not those that are asked for.
  const shown = value?.filter === filter ? value : null;
  const next = shown?.cursor === cursor ? shown.next : null;
  return (
    <div className={styles.gumCenterLedger}>
      <Select
        label={TEXTS.show}
        options={optionsOf(sources.value ?? [])}
        value={filter}
        onChoose={(chosen) => setPlace({ filter: chosen, cursors: [null] })}
      />
      {failure !== null ? (
        <Loading failure={failure} again={again} />
      ) : (
        <ListView
          label={TEXTS.list}
          columns={COLUMNS}
          rows={shown?.transactions ?? []}
          keyOf={({ id }) => id}
          empty={shown === null ? CENTER_TEXTS.loading : filter === 'all' ? TEXTS.empty : TEXTS.emptyFilter}
        />
      )}
      <Foot {...{ reads, filter, cursors, next }} onTurn={(to) => setPlace({ filter, cursors: to })} />
    </div>
  );
}

interface FootProps extends Place {
  readonly reads: ReturnType<typeof readsOf>;
  /** Where the next page begins; null: there is none. */
  readonly next: string | null;
  readonly onTurn: (cursors: Place['cursors']) => void;
}

/** Turns the pages, and saves the ledger. */
function Foot({ reads, filter, cursors, next, onTurn }: FootProps) {
  const app = useApp();
  const [saving, setSaving] = useState(false);

  const save = async (what: Filter): Promise<void> => {
    setSaving(true);
    const abort = new AbortController();
    const progress = app.desktop.progress({
      title: CENTER_TEXTS.title,
      message: TEXTS.saving,
      cancelLabel: TEXTS.cancel,
    });
    void progress.cancelled.then((ended) => ended && abort.abort());
    const lines = await wholeLedger(reads.page, what, AbortSignal.any([abort.signal, app.closed]), (count) =>
      progress.update({ message: TEXTS.lines(count) }),
    );
    progress.close();
    setSaving(false);
    if (abort.signal.aborted || app.closed.aborted) return;
    if (lines.ok) {
      const day = dateOf(utcDay(app.services.api.serverClock.now()));
      const file = textFile(ledgerFile(lines.value), 'text/csv');
      giveFile(app, { file, name: TEXTS.fileName(day, what), folder: DOCUMENTS });
    } else void app.desktop.ask(errorDialog(TEXTS.notSaved, lines.error.message));
  };

  return (
    <div className={styles.gumCenterLedgerFoot}>
      <nav aria-label={TEXTS.pages}>
        <Button disabled={cursors.length === 1} onClick={() => onTurn(cursors.slice(0, -1))}>
          {TEXTS.newer}
        </Button>
        <span role="status">{TEXTS.page(cursors.length - 1)}</span>
        <Button disabled={next === null} onClick={() => onTurn([...cursors, next])}>
          {TEXTS.older}
        </Button>
      </nav>
      <div>
        <Button disabled={saving} onClick={() => void save(filter)}>
          {TEXTS.save}
        </Button>
        {filter !== 'all' && (
          <Button disabled={saving} onClick={() => void save('all')}>
            {TEXTS.saveAll}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A transaction's time where the person is: Nov 20, 2026, 6:04 PM. */
function dayAndTime(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
