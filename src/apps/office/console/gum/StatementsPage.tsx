import { useState } from 'react';
import type { StatementAnswer, StatementLine } from '@shared/contract/office/books.ts';
import { csvOf } from '@shared/domain/system/csv.ts';
import { MOST_MOVED } from '@shared/domain/school/gum.ts';
import { OPERATOR_GIFTS } from '@shared/domain/office/operatorGifts.ts';
import { parseAddress, shortAddress, type Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { giveFile } from '../../../../overlays/giveFile.ts';
import { textFile } from '../../../../overlays/textFile.ts';
import type { PageProps } from '../pages.ts';
import { FieldRow, momentOf, PageTurner, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { STATEMENT_TEXTS as TEXTS } from './texts/statements.ts';
import { useAct } from '../parts/useAct.ts';
import { usePaged } from '../parts/usePaged.ts';

/** The movements of one wallet, and what an operator adjusts there (CONSOLE-4). */
export function StatementsPage({ wallet: first, report, showStatement }: PageProps) {
  const [typed, setTyped] = useState<string>(first ?? '');
  const show = (): void => {
    const wallet = parseAddress(typed.trim());
    if (wallet === null) report(TEXTS.notAnAddress);
    else showStatement(wallet);
  };
  return (
    <>
      <FieldRow onSubmit={show}>
        <TextField label={TEXTS.wallet} value={typed} maxLength={18} onValue={setTyped} />
        <Button type="submit">{TEXTS.show}</Button>
      </FieldRow>
      {first === null ? <p>{TEXTS.choose}</p> : <Statement key={first} wallet={first} report={report} />}
    </>
  );
}

interface StatementProps {
  readonly wallet: Address;
  readonly report: (message: string) => void;
}

const shownCause = (by: string): string => (by.startsWith('0x') ? shortAddress(by) : by);
const shownReason = ({ reason, undoes }: StatementLine): string =>
  [reason, undoes && `(${TEXTS.undoes(undoes)})`].filter(Boolean).join(' ');

function Statement({ wallet, report }: StatementProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const [owner, setOwner] = useState<Pick<StatementAnswer, 'username' | 'balance'> | null>(null);
  const list = usePaged(
    async (page, signal) => {
      const answer = await api.call('GET /api/console/statement', { wallet, ...page }, { signal });
      if (answer.ok) setOwner(answer.value);
      return answer;
    },
    ({ lines }) => lines,
  );

  const undo = async ({ id, amount }: StatementLine): Promise<void> => {
    const deed = {
      title: TEXTS.undoTitle,
      message: TEXTS.undoing(-amount),
      details: [[TEXTS.walletDetail, wallet]] as const,
      done: TEXTS.wasUndone,
    };
    const done = await act(deed, (reason) =>
      api.call('POST /api/console/undo-adjustment', { transaction: id, reason }, { matter: id }),
    );
    if (done) list.again();
  };
  const columns: readonly Column<StatementLine>[] = [
    { title: TEXTS.when, cell: ({ created_at }) => momentOf(created_at) },
    { title: TEXTS.amount, end: true, cell: ({ amount }) => amount },
    { title: TEXTS.source, cell: ({ label }) => label },
    { title: TEXTS.by, cell: ({ caused_by }) => <span title={caused_by}>{shownCause(caused_by)}</span> },
    { title: TEXTS.why, cell: shownReason },
    {
      title: CONSOLE_TEXTS.action,
      cell: (line) =>
        line.undone
          ? TEXTS.undone
          : line.source === 'operator_adjustment' &&
            line.undoes === null && <Button onClick={() => void undo(line)}>{TEXTS.undo}</Button>,
    },
  ];
  return (
    <>
      <Problem failure={list.failure} again={list.again} />
      {owner !== null && (
        <>
          <h2>{TEXTS.balance(owner.username, wallet, owner.balance)}</h2>
          <Table
            failure={list.failure}
            label={TEXTS.title}
            columns={columns}
            rows={list.items}
            keyOf={({ id }) => id}
          />
          <PageTurner list={list}>
            <SaveButton wallet={wallet} report={report} />
          </PageTurner>
          <Adjusting wallet={wallet} report={report} done={list.again} />
        </>
      )}
    </>
  );
}

function Adjusting({ wallet, report, done }: StatementProps & { readonly done: () => void }) {
  const { api } = useApp().services;
  const act = useAct(report);
  const [typed, setTyped] = useState('');
  const adjust = async (): Promise<void> => {
    const amount = Number(typed);
    if (!/^-?\d+$/.test(typed.trim()) || amount === 0 || Math.abs(amount) > MOST_MOVED) {
      report(TEXTS.notAnAmount);
      return;
    }
    if (amount > OPERATOR_GIFTS.act) {
      report(TEXTS.tooMuch);
      return;
    }
    const deed = {
      title: TEXTS.adjustTitle,
      message: amount > 0 ? TEXTS.give(amount) : TEXTS.take(-amount),
      details: [[TEXTS.walletDetail, wallet]] as const,
      done: TEXTS.adjusted,
    };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/gum/adjust', { wallet, amount, reason }, { matter: `${wallet} ${amount}` }),
    );
    if (!isDone) return;
    setTyped('');
    done();
  };
  return (
    <FieldRow onSubmit={() => void adjust()}>
      <TextField
        label={`${TEXTS.adjustLabel} ${TEXTS.amountNote}`}
        value={typed}
        maxLength={8}
        inputMode="text"
        onValue={setTyped}
      />
      <Button type="submit">{TEXTS.adjust}</Button>
    </FieldRow>
  );
}

const TITLES = ['id', 'created_at', 'amount', 'source', 'caused_by', 'reason', 'undoes'] as const;
/** The most that a page has. */
const AT_ONCE = 100;

function SaveButton({ wallet, report }: StatementProps) {
  const app = useApp();
  const { api } = app.services;
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const lines: StatementLine[] = [];
    let cursor: string | undefined;
    do {
      const asked = { wallet, limit: AT_ONCE, ...(cursor !== undefined && { cursor }) };
      const answer = await api.call('GET /api/console/statement', asked);
      if (!answer.ok) {
        setBusy(false);
        report(answer.error.message);
        return;
      }
      lines.push(...answer.value.lines);
      cursor = answer.value.next ?? undefined;
      report(TEXTS.reading(lines.length));
    } while (cursor !== undefined);
    const rows = lines.map((line) => TITLES.map((title) => line[title] ?? ''));
    const file = textFile(csvOf([TITLES, ...rows]), 'text/csv');
    giveFile(app, { file, name: TEXTS.fileName(wallet), folder: null });
    setBusy(false);
    report(TEXTS.saved(lines.length));
  };
  return (
    <Button disabled={busy} onClick={() => void save()}>
      {TEXTS.csv}
    </Button>
  );
}
