import { useState } from 'react';
import type { Failure } from '@shared/kernel/result.ts';
import type { KeptLockCode, LockOpening, OwnCodes } from '@shared/contract/town/lockCodes.ts';
import { CODE_LENGTH, LOCKS } from '@shared/domain/town/locks.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import type { PageProps } from '../pages.ts';
import { FieldRow, momentOf, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { LOCK_CODE_TEXTS as TEXTS } from './texts/lockCodes.ts';
import { useAct } from '../parts/useAct.ts';
import { useChosen } from '../parts/useChosen.ts';

type Named = Pick<KeptLockCode, 'lock' | 'chapter'>;

const keyOf = ({ lock, chapter }: Named): string => `${lock}/${chapter}`;
const titleOf = ({ lock, chapter }: Named): string => TEXTS.ofChapter(LOCKS[lock].title, chapter);

/** The codes of locks: given, removed, never shown; and who opened a lock (CONSOLE-16). */
export function LockCodesPage({ report, showStatement }: PageProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const { value, failure, chosen, choose, done } = useChosen((signal) =>
    api.call('GET /api/console/lock-codes', {}, { signal }),
  );
  const code = value?.codes.find((one) => keyOf(one) === chosen);
  const wrongAt = (lock: KeptLockCode['lock']): string => {
    const found = value?.wrong.find((one) => one.lock === lock);
    return found === undefined ? TEXTS.nothing : TEXTS.wrongBy(found.wrong_codes, found.wallets);
  };
  const remove = async ({ lock, chapter }: Named): Promise<void> => {
    const title = titleOf({ lock, chapter });
    const deed = { title: TEXTS.removeOf(title), message: TEXTS.removing(title), done: TEXTS.wasRemoved };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/lock-codes/removal', { lock, chapter, reason }),
    );
    if (isDone) done();
  };
  const codeColumns: readonly Column<KeptLockCode>[] = [
    { title: TEXTS.lock, wraps: true, cell: ({ lock }) => LOCKS[lock].title },
    { title: TEXTS.chapter, end: true, cell: ({ chapter }) => chapter },
    { title: TEXTS.code, cell: ({ is_set }) => (is_set ? TEXTS.isSet : TEXTS.nothing) },
    { title: TEXTS.setAt, cell: ({ set_at }) => (set_at === null ? TEXTS.nothing : momentOf(set_at)) },
    { title: TEXTS.wrong, cell: ({ lock }) => wrongAt(lock) },
    {
      title: CONSOLE_TEXTS.action,
      cell: (one) => (
        <>
          <Button aria-label={TEXTS.setOf(titleOf(one))} onClick={() => choose(keyOf(one))}>
            {TEXTS.set}
          </Button>
          {one.is_set && (
            <Button aria-label={TEXTS.removeOf(titleOf(one))} onClick={() => void remove(one)}>
              {TEXTS.remove}
            </Button>
          )}
        </>
      ),
    },
  ];
  const openingColumns: readonly Column<LockOpening>[] = [
    { title: TEXTS.openedAt, cell: ({ opened_at }) => momentOf(opened_at) },
    { title: TEXTS.lock, wraps: true, cell: ({ lock }) => LOCKS[lock].title },
    { title: TEXTS.chapter, end: true, cell: ({ chapter }) => chapter },
    { title: TEXTS.wallet, cell: ({ wallet }) => wallet },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ wallet }) => <Button onClick={() => showStatement(wallet)}>{TEXTS.statement}</Button>,
    },
  ];
  return (
    <>
      <Problem failure={failure} again={done} />
      <Table failure={failure} label={TEXTS.title} columns={codeColumns} rows={value?.codes} keyOf={keyOf} />
      <OwnCodesTable failure={failure} rows={value?.own} report={report} done={done} />
      <Table
        failure={failure}
        label={TEXTS.opened}
        columns={openingColumns}
        rows={value?.openings}
        keyOf={(one) => `${one.wallet} ${keyOf(one)}`}
        empty={TEXTS.notOpened}
      />
      {code && <CodeForm key={keyOf(code)} code={code} report={report} done={done} />}
    </>
  );
}

interface OwnCodesProps {
  /** Why they could not be read; null: they were, or are being read. */
  readonly failure: Failure | null;
  readonly rows: readonly OwnCodes[] | undefined;
  readonly report: (message: string) => void;
  readonly done: () => void;
}

/** The locks that open to each wallet by a code of its own, switched on and off (QUARTER-7). */
function OwnCodesTable({ failure, rows, report, done }: OwnCodesProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const turn = async ({ lock, is_on: wasOn }: OwnCodes): Promise<void> => {
    const { title } = LOCKS[lock];
    const deed = wasOn
      ? { title: TEXTS.ownOff(title), message: TEXTS.turningOff(title), done: TEXTS.isOff }
      : { title: TEXTS.ownOn(title), message: TEXTS.turningOn(title), done: TEXTS.isOn };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/own-codes', { lock, is_on: !wasOn, reason }),
    );
    if (isDone) done();
  };
  const columns: readonly Column<OwnCodes>[] = [
    { title: TEXTS.lock, wraps: true, cell: ({ lock }) => LOCKS[lock].title },
    { title: TEXTS.own, cell: ({ is_on }) => (is_on ? TEXTS.on : TEXTS.off) },
    {
      title: CONSOLE_TEXTS.action,
      cell: (one) => (
        <Button
          aria-label={(one.is_on ? TEXTS.ownOff : TEXTS.ownOn)(LOCKS[one.lock].title)}
          onClick={() => void turn(one)}
        >
          {one.is_on ? TEXTS.turnOff : TEXTS.turnOn}
        </Button>
      ),
    },
  ];
  return (
    <Table failure={failure} label={TEXTS.own} columns={columns} rows={rows} keyOf={({ lock }) => lock} />
  );
}

interface CodeFormProps {
  readonly code: KeptLockCode;
  readonly report: (message: string) => void;
  readonly done: () => void;
}

function CodeForm({ code: { lock, chapter }, report, done }: CodeFormProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const title = titleOf({ lock, chapter });
  const [code, setCode] = useState('');
  const save = async (): Promise<void> => {
    if (code.length !== CODE_LENGTH || /\D/.test(code)) {
      report(TEXTS.notACode);
      return;
    }
    const deed = { title: TEXTS.setOf(title), message: TEXTS.setting(title), done: TEXTS.wasSet };
    // The route takes no key: a second try sets the same code again.
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/lock-codes', { lock, chapter, code, reason }),
    );
    if (isDone) done();
  };
  return (
    <GroupBox title={title}>
      <FieldRow onSubmit={() => void save()}>
        <TextField
          label={TEXTS.codeLabel}
          value={code}
          maxLength={CODE_LENGTH}
          inputMode="numeric"
          onValue={setCode}
        />
        <Button type="submit">{TEXTS.save}</Button>
      </FieldRow>
    </GroupBox>
  );
}
