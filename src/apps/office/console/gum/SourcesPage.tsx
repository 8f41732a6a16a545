import { useState } from 'react';
import type { SetCap, SetSource } from '@shared/contract/school/sources.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../../overlays/controls/Checkbox.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import type { PageProps } from '../pages.ts';
import { FieldRow, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { SOURCE_TEXTS as TEXTS } from './texts/sources.ts';
import { useAct } from '../parts/useAct.ts';
import { useChosen } from '../parts/useChosen.ts';

/** A whole number from 1, null where nothing was typed; undefined: it is none. */
function amountOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** What GUM is paid for: sources and caps (CONSOLE-13). */
export function SourcesPage({ report }: PageProps) {
  const { api } = useApp().services;
  const { value, failure, chosen, choose, done } = useChosen((signal) =>
    api.call('GET /api/console/sources', {}, { signal }),
  );
  const source = value?.sources.find(({ source_name }) => source_name === chosen);
  const cap = value?.caps.find(({ cap_group }) => cap_group === chosen);
  const sourceColumns: readonly Column<SetSource>[] = [
    { title: TEXTS.source, wraps: true, cell: ({ label }) => label },
    { title: TEXTS.amount, end: true, cell: ({ base_reward }) => base_reward ?? TEXTS.any },
    {
      title: TEXTS.repeats,
      // What the server pays by a rule of its own it pays once for each thing, such as an objective.
      cell: ({ repeats, claim }) =>
        repeats === 'cooldown' && claim !== 'asking' ? TEXTS.byRule : TEXTS.repeat[repeats],
    },
    { title: TEXTS.limit, end: true, cell: ({ daily_limit }) => daily_limit ?? TEXTS.none },
    { title: TEXTS.group, cell: ({ cap_group }) => cap_group ?? TEXTS.none },
    { title: TEXTS.state, cell: ({ is_active }) => (is_active ? TEXTS.on : TEXTS.off) },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ claim, source_name, label }) =>
        claim === 'asking' ? (
          <Button aria-label={TEXTS.setOf(label)} onClick={() => choose(source_name)}>
            {TEXTS.set}
          </Button>
        ) : (
          TEXTS.fixed
        ),
    },
  ];
  const capColumns: readonly Column<SetCap>[] = [
    { title: TEXTS.group, cell: ({ cap_group }) => cap_group },
    { title: TEXTS.limit, end: true, cell: ({ daily_limit }) => daily_limit },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ cap_group }) => (
        <Button aria-label={TEXTS.setOf(cap_group)} onClick={() => choose(cap_group)}>
          {TEXTS.set}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Problem failure={failure} again={done} />
      <Table
        failure={failure}
        label={TEXTS.title}
        columns={sourceColumns}
        rows={value?.sources}
        keyOf={({ source_name }) => source_name}
      />
      <Table
        failure={failure}
        label={TEXTS.caps}
        columns={capColumns}
        rows={value?.caps}
        keyOf={({ cap_group }) => cap_group}
      />
      {source && <SourceForm key={source.source_name} source={source} report={report} done={done} />}
      {cap && <CapForm key={cap.cap_group} cap={cap} report={report} done={done} />}
    </>
  );
}

interface FormProps {
  readonly report: (message: string) => void;
  readonly done: () => void;
}

function SourceForm({ source, report, done }: FormProps & { readonly source: SetSource }) {
  const { api } = useApp().services;
  const act = useAct(report);
  const { source_name, label } = source;
  const [amountTyped, setAmount] = useState(String(source.base_reward ?? ''));
  const [limitTyped, setLimit] = useState(String(source.daily_limit ?? ''));
  const [isActive, setActive] = useState(source.is_active);
  const save = async (): Promise<void> => {
    const [base_reward, daily_limit] = [amountOf(amountTyped), amountOf(limitTyped)];
    if (base_reward === undefined || base_reward === null || daily_limit === undefined) {
      report(TEXTS.notAnAmount);
      return;
    }
    const message = isActive ? TEXTS.paying(label, base_reward) : TEXTS.pausing(label);
    const isDone = await act({ title: TEXTS.setOf(label), message, done: TEXTS.wasSet }, (reason) =>
      api.call('POST /api/console/source', {
        source: source_name,
        base_reward,
        daily_limit,
        is_active: isActive,
        reason,
      }),
    );
    if (isDone) done();
  };
  return (
    <GroupBox title={label}>
      <FieldRow onSubmit={() => void save()}>
        <TextField
          label={TEXTS.amountLabel}
          value={amountTyped}
          maxLength={5}
          inputMode="numeric"
          onValue={setAmount}
        />
        <TextField
          label={TEXTS.limitLabel}
          value={limitTyped}
          maxLength={5}
          inputMode="numeric"
          onValue={setLimit}
        />
        <Checkbox checked={isActive} onCheck={setActive}>
          {TEXTS.pays}
        </Checkbox>
        <Button type="submit">{TEXTS.save}</Button>
      </FieldRow>
    </GroupBox>
  );
}

function CapForm({ cap, report, done }: FormProps & { readonly cap: SetCap }) {
  const { api } = useApp().services;
  const act = useAct(report);
  const { cap_group } = cap;
  const [typed, setTyped] = useState(String(cap.daily_limit));
  const save = async (): Promise<void> => {
    const daily_limit = amountOf(typed);
    if (daily_limit === undefined || daily_limit === null) {
      report(TEXTS.notAnAmount);
      return;
    }
    const deed = {
      title: TEXTS.setOf(cap_group),
      message: TEXTS.capping(cap_group, daily_limit),
      done: TEXTS.wasSet,
    };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/cap', { cap_group, daily_limit, reason }),
    );
    if (isDone) done();
  };
  return (
    <GroupBox title={cap_group}>
      <FieldRow onSubmit={() => void save()}>
        <TextField
          label={TEXTS.capLabel}
          value={typed}
          maxLength={5}
          inputMode="numeric"
          onValue={setTyped}
        />
        <Button type="submit">{TEXTS.save}</Button>
      </FieldRow>
    </GroupBox>
  );
}
