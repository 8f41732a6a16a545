import { useState } from 'react';
import type { TimeConfigRow } from '@shared/contract/system/time.ts';
import {
  clockHour,
  DEFAULT_TIME_CONFIG,
  isNight,
  nextTransition,
  type TimeConfig,
} from '@shared/domain/town/dayNight.ts';
import { localMinute } from '@shared/domain/system/timeWindows.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import type { PageProps } from '../pages.ts';
import { FieldRow, momentOf, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { HOURS_TEXTS as TEXTS } from './texts/hours.ts';
import { useAct } from '../parts/useAct.ts';
import { useChosen } from '../parts/useChosen.ts';
import styles from '../console.module.css';

/** A whole hour, 0 to 23; null: it is none. */
function hourOf(typed: string): number | null {
  const hour = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 24;
  return hour < 24 ? hour : null;
}

const keyOf = ({ id }: TimeConfigRow): string => String(id);

/** The hours of day and night: those in force, those before, others (CONSOLE-17). */
export function HoursPage({ report }: PageProps) {
  const { api, time } = useApp().services;
  const { value, failure, chosen, choose, done } = useChosen((signal) =>
    api.call('GET /api/console/hours', {}, { signal }),
  );
  const shown =
    value?.rows.find((row) => keyOf(row) === chosen) ?? value?.rows.find(({ is_active }) => is_active);
  const columns: readonly Column<TimeConfigRow>[] = [
    { title: TEXTS.since, cell: ({ created_at }) => momentOf(created_at) },
    { title: TEXTS.day, cell: ({ day_start_hour }) => clockHour(day_start_hour) },
    { title: TEXTS.night, cell: ({ night_start_hour }) => clockHour(night_start_hour) },
    { title: TEXTS.zone, cell: ({ timezone }) => timezone },
    { title: TEXTS.state, cell: ({ is_active }) => (is_active ? TEXTS.inForce : TEXTS.before) },
    {
      title: CONSOLE_TEXTS.action,
      cell: (row) => !row.is_active && <Button onClick={() => choose(keyOf(row))}>{TEXTS.take}</Button>,
    },
  ];
  const close = (): void => {
    done();
    // The operator's own sky follows at once.
    void time.refresh();
  };
  return (
    <>
      <Problem failure={failure} again={done} />
      <Table failure={failure} label={TEXTS.title} columns={columns} rows={value?.rows} keyOf={keyOf} />
      {shown && <HoursForm key={shown.id} hours={shown} report={report} done={close} />}
    </>
  );
}

interface HoursFormProps {
  readonly hours: TimeConfigRow;
  readonly report: (message: string) => void;
  readonly done: () => void;
}

function HoursForm({ hours, report, done }: HoursFormProps) {
  const { clock, services } = useApp();
  const { api } = services;
  const act = useAct(report);
  const [dayTyped, setDay] = useState(String(hours.day_start_hour));
  const [nightTyped, setNight] = useState(String(hours.night_start_hour));
  const { timezone } = DEFAULT_TIME_CONFIG;
  const [dayStartHour, nightStartHour] = [hourOf(dayTyped), hourOf(nightTyped)];
  const typed: TimeConfig | null =
    dayStartHour === null || nightStartHour === null ? null : { dayStartHour, nightStartHour, timezone };
  const save = async (): Promise<void> => {
    if (typed === null) {
      report(TEXTS.notAnHour);
      return;
    }
    const deed = {
      title: TEXTS.set,
      message: TEXTS.setting(clockHour(typed.dayStartHour), clockHour(typed.nightStartHour)),
      done: TEXTS.wasSet,
    };
    const sent = { day_start_hour: typed.dayStartHour, night_start_hour: typed.nightStartHour };
    const isDone = await act(deed, (reason) => api.call('POST /api/console/hours', { ...sent, reason }));
    if (isDone) done();
  };
  const shipped = (): void => {
    setDay(String(DEFAULT_TIME_CONFIG.dayStartHour));
    setNight(String(DEFAULT_TIME_CONFIG.nightStartHour));
  };
  const now = clock.now();
  return (
    <GroupBox title={TEXTS.set}>
      <FieldRow onSubmit={() => void save()}>
        <TextField
          label={TEXTS.dayLabel}
          value={dayTyped}
          maxLength={2}
          inputMode="numeric"
          onValue={setDay}
        />
        <TextField
          label={TEXTS.nightLabel}
          value={nightTyped}
          maxLength={2}
          inputMode="numeric"
          onValue={setNight}
        />
        <Button type="submit">{TEXTS.save}</Button>
        <Button onClick={shipped}>{TEXTS.shipped}</Button>
      </FieldRow>
      <p className={styles.consoleNote}>
        {typed === null
          ? TEXTS.notAnHour
          : TEXTS.preview(localMinute(timezone, now), isNight(now, typed), nextTransition(now, typed)?.label)}
      </p>
    </GroupBox>
  );
}
