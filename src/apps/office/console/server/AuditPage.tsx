import { useState } from 'react';
import type { AuditEntry } from '@shared/contract/office/audit.ts';
import { OPERATOR_ACT_NAMES, OPERATOR_ACTS, type OperatorAct } from '@shared/domain/office/operatorActs.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { FieldRow, momentOf, PagedTable } from '../parts/parts.tsx';
import { AUDIT_TEXTS as TEXTS } from './texts/audit.ts';
import { usePaged } from '../parts/usePaged.ts';

type Chosen = OperatorAct | 'every';
interface Filter {
  readonly act: Chosen;
  readonly subject: string;
}

const CHOICES = [
  { id: 'every', title: TEXTS.every },
  ...OPERATOR_ACT_NAMES.map((id) => ({ id, title: OPERATOR_ACTS[id] })),
] as const satisfies readonly { readonly id: Chosen; readonly title: string }[];

const nameOf = (act: string): string => (OPERATOR_ACTS as Readonly<Record<string, string>>)[act] ?? act;
const factsOf = (facts: AuditEntry['was']): string =>
  facts === null
    ? TEXTS.nothing
    : Object.entries(facts)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ');
const addressOrName = (subject: string): string =>
  /^0x[0-9a-f]{16}$/.test(subject) ? shortAddress(subject) : subject;

/** What facts call what they are of, the likeliest first. */
const NAMES = ['title', 'name', 'label', 'username', 'text', 'line'] as const;
const NAME_MOST = 40;

/** What an act was about, as a person knows it; its number is of use for the filter alone. */
function subjectOf({ subject, subject_name, was, became }: AuditEntry): string {
  if (subject_name !== null) return subject_name;
  const known = NAMES.map((name) => (became ?? was)?.[name]).find((value) => typeof value === 'string');
  if (typeof known !== 'string' || known === '') return addressOrName(subject);
  return known.length > NAME_MOST ? `${known.slice(0, NAME_MOST)}...` : known;
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: TEXTS.when, cell: ({ created_at }) => momentOf(created_at) },
  { title: TEXTS.what, cell: ({ act }) => nameOf(act) },
  { title: TEXTS.of, cell: (entry) => <span title={entry.subject}>{subjectOf(entry)}</span> },
  { title: TEXTS.why, cell: ({ reason }) => reason ?? TEXTS.nothing },
  { title: TEXTS.was, cell: ({ was }) => factsOf(was) },
  { title: TEXTS.became, cell: ({ became }) => factsOf(became) },
  {
    title: TEXTS.who,
    cell: ({ operator, operator_name }) => (
      <span title={operator}>{operator_name ?? addressOrName(operator)}</span>
    ),
  },
];

/** What operators did (CONSOLE-2). */
export function AuditPage() {
  const [act, setAct] = useState<Chosen>('every');
  const [typed, setTyped] = useState('');
  const [subject, setSubject] = useState('');
  return (
    <>
      <FieldRow onSubmit={() => setSubject(typed.trim())}>
        <Select label={TEXTS.act} options={CHOICES} value={act} onChoose={setAct} />
        <TextField label={TEXTS.subject} value={typed} maxLength={200} onValue={setTyped} />
        <Button type="submit">{TEXTS.show}</Button>
      </FieldRow>
      <Entries key={`${act} ${subject}`} act={act} subject={subject} />
    </>
  );
}

function Entries({ act, subject }: Filter) {
  const { api } = useApp().services;
  const list = usePaged(
    (page, signal) =>
      api.call(
        'GET /api/console/audit',
        { ...(act !== 'every' && { act }), ...(subject !== '' && { subject }), ...page },
        { signal },
      ),
    ({ entries }) => entries,
  );
  return (
    <>
      <PagedTable label={TEXTS.title} columns={COLUMNS} list={list} keyOf={({ id }) => id} />
    </>
  );
}
