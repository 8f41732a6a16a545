import { useState } from 'react';
import type { AccessCode } from '@shared/contract/office/codes.ts';
import { CODE_LEVELS, LEVEL_NAMES, type CodeLevel } from '@shared/domain/system/access.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import type { PageProps } from '../pages.ts';
import { FieldRow, momentOf, PagedTable } from '../parts/parts.tsx';
import { useTextDraft } from '../../../../overlays/useDraft.ts';
import { CODE_TEXTS as TEXTS } from './texts/codes.ts';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { useAct } from '../parts/useAct.ts';
import { usePaged } from '../parts/usePaged.ts';

const LEVELS = CODE_LEVELS.map((id) => ({ id, title: LEVEL_NAMES[id] }));
const LONGEST_NAME = 60;

/** A whole number from 1 to `most`, null where nothing was typed; undefined: it is none. */
function countOf(typed: string, most: number): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined;
}

const stateOf = ({ revoked_at, expires_at }: AccessCode, now: number): string => {
  if (revoked_at !== null) return TEXTS.revoked;
  return expires_at !== null && Date.parse(expires_at) <= now ? TEXTS.expired : TEXTS.inForce;
};

/** The access codes: made, revoked, put in force again; a code is shown once (CONSOLE-9). */
export function CodesPage({ report }: PageProps) {
  const { clock, services } = useApp();
  const { api } = services;
  const act = useAct(report);
  const list = usePaged(
    (page, signal) => api.call('GET /api/console/codes', page, { signal }),
    ({ codes }) => codes,
  );
  const turn = async ({ id, name, revoked_at }: AccessCode): Promise<void> => {
    const revoked = revoked_at === null;
    const called = name ?? TEXTS.unnamed;
    const deed = {
      title: revoked ? TEXTS.revoke : TEXTS.restore,
      message: revoked ? TEXTS.revoking(called) : TEXTS.restoring(called),
      done: revoked ? TEXTS.wasRevoked : TEXTS.wasRestored,
    };
    const done = await act(deed, (reason) =>
      api.call('POST /api/console/codes/revocation', { id, revoked, reason }),
    );
    if (done) list.again();
  };
  const columns: readonly Column<AccessCode>[] = [
    { title: TEXTS.name, wraps: true, cell: ({ name }) => name ?? TEXTS.unnamed },
    { title: TEXTS.level, cell: ({ level }) => LEVEL_NAMES[level] },
    { title: TEXTS.uses, end: true, cell: ({ uses, max_uses }) => `${uses}/${max_uses ?? TEXTS.any}` },
    {
      title: TEXTS.until,
      cell: ({ expires_at }) => (expires_at === null ? TEXTS.forEver : momentOf(expires_at)),
    },
    { title: TEXTS.state, cell: (code) => stateOf(code, clock.now()) },
    {
      title: CONSOLE_TEXTS.action,
      cell: (code) => (
        <Button onClick={() => void turn(code)}>
          {code.revoked_at === null ? TEXTS.revoke : TEXTS.restore}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PagedTable label={TEXTS.title} columns={columns} list={list} keyOf={({ id }) => id} />
      <NewCode report={report} done={list.again} />
    </>
  );
}

interface NewCodeProps {
  readonly report: (message: string) => void;
  readonly done: () => void;
}

function NewCode({ report, done }: NewCodeProps) {
  const { desktop, services } = useApp();
  const act = useAct(report);
  const [name, setName] = useTextDraft('name of an access code');
  const [level, setLevel] = useState<CodeLevel>('COMMUNITY');
  const [usesTyped, setUses] = useState('1');
  const [daysTyped, setDays] = useState('30');
  const make = async (): Promise<void> => {
    const [uses, days] = [countOf(usesTyped, 100_000), countOf(daysTyped, 3_650)];
    if (name.trim() === '' || uses === undefined || days === undefined) {
      report(TEXTS.incomplete);
      return;
    }
    const deed = { title: TEXTS.make, message: TEXTS.making(LEVEL_NAMES[level]), done: TEXTS.made };
    const told: { code?: string } = {};
    const isDone = await act(deed, async (reason) => {
      const asked = { name: name.trim(), level, uses, days, reason };
      const answer = await services.api.call('POST /api/console/codes', asked);
      if (answer.ok) told.code = answer.value.code;
      return answer;
    });
    const { code } = told;
    if (!isDone || code === undefined) return;
    setName('');
    done();
    await desktop.ask({
      title: TEXTS.make,
      message: TEXTS.shownOnce,
      icon: 'info',
      details: [[TEXTS.code, code]],
    });
  };
  return (
    <FieldRow onSubmit={() => void make()}>
      <TextField label={TEXTS.nameLabel} value={name} maxLength={LONGEST_NAME} onValue={setName} />
      <Select label={TEXTS.levelLabel} options={LEVELS} value={level} onChoose={setLevel} />
      <TextField
        label={TEXTS.usesLabel}
        value={usesTyped}
        maxLength={6}
        inputMode="numeric"
        onValue={setUses}
      />
      <TextField
        label={TEXTS.daysLabel}
        value={daysTyped}
        maxLength={4}
        inputMode="numeric"
        onValue={setDays}
      />
      <Button type="submit">{TEXTS.makeButton}</Button>
    </FieldRow>
  );
}
