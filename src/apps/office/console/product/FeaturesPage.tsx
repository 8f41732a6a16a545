import { useState } from 'react';
import { ACCESS_LEVELS } from '@shared/domain/system/access.ts';
import type { SetFlag } from '@shared/contract/system/features.ts';
import { FLAG_STATES, SHARE_LEAST, SHARE_MOST, type FlagName } from '@shared/domain/system/flags.ts';
import { PUBLIC_FEATURES } from '@shared/kernel/features.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import type { PageProps } from '../pages.ts';
import { FieldRow, momentOf, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { FEATURE_TEXTS as TEXTS } from './texts/features.ts';
import { useAct } from '../parts/useAct.ts';
import { useChosen } from '../parts/useChosen.ts';

const LEVELS = ['built', ...ACCESS_LEVELS] as const;
const OPENINGS = LEVELS.map((id) => ({ id, title: TEXTS.opens[id] }));
const CHOICES = FLAG_STATES.map((id) => ({ id, title: TEXTS.states[id] }));

function builtOf(name: FlagName): string {
  if (name === 'buildMode') return TEXTS.ofMode;
  return PUBLIC_FEATURES[name] ? TEXTS.on : TEXTS.off;
}

function stateOf({ state, share, opens }: SetFlag): string {
  if (state === 'build') return TEXTS.never;
  const on = state === 'share' ? TEXTS.share(share ?? 0) : TEXTS[state];
  return opens === null ? on : `${on}: ${TEXTS.opens[opens]}`;
}

/** A whole percentage that a share can be; null: it is none. */
function shareOf(typed: string): number | null {
  const share = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return share >= SHARE_LEAST && share <= SHARE_MOST ? share : null;
}

/** Features and the build mode, for everyone or for a share of people (CONSOLE-15). */
export function FeaturesPage({ report }: PageProps) {
  const { api, features } = useApp().services;
  const { value, failure, chosen, choose, done } = useChosen((signal) =>
    api.call('GET /api/console/features', {}, { signal }),
  );
  const flag = value?.flags.find(({ name }) => name === chosen);
  const columns: readonly Column<SetFlag>[] = [
    { title: TEXTS.name, wraps: true, cell: ({ name }) => TEXTS.names[name] },
    { title: TEXTS.state, wraps: true, cell: stateOf },
    { title: TEXTS.built, cell: ({ name }) => builtOf(name) },
    { title: TEXTS.setAt, cell: ({ set_at }) => (set_at === null ? TEXTS.never : momentOf(set_at)) },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ name }) => (
        <Button aria-label={TEXTS.setOf(TEXTS.names[name])} onClick={() => choose(name)}>
          {TEXTS.set}
        </Button>
      ),
    },
  ];
  const close = (): void => {
    done();
    // The operator's own icons follow at once.
    void features.refresh();
  };
  return (
    <>
      <Problem failure={failure} again={done} />
      <Table
        failure={failure}
        label={TEXTS.title}
        columns={columns}
        rows={value?.flags}
        keyOf={({ name }) => name}
      />
      {flag && <FlagForm key={flag.name} flag={flag} report={report} done={close} />}
    </>
  );
}

interface FlagFormProps {
  readonly flag: SetFlag;
  readonly report: (message: string) => void;
  readonly done: () => void;
}

function FlagForm({ flag, report, done }: FlagFormProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const title = TEXTS.names[flag.name];
  const [state, setState] = useState<SetFlag['state']>(flag.state);
  const [opening, setOpening] = useState<(typeof LEVELS)[number]>(flag.opens ?? 'built');
  const canOpen = flag.name !== 'buildMode' && (state === 'on' || state === 'share');
  const [typed, setTyped] = useState(String(flag.share ?? ''));
  const save = async (): Promise<void> => {
    const share = state === 'share' ? shareOf(typed) : null;
    if (state === 'share' && share === null) {
      report(TEXTS.notAShare);
      return;
    }
    const opens = canOpen && opening !== 'built' ? opening : null;
    const seen = opens === null ? '' : TEXTS.opened(TEXTS.opens[opens]);
    const deed = {
      title: TEXTS.setOf(title),
      message: `${TEXTS.becomes[state](title, share ?? 0)}${seen}`,
      done: TEXTS.wasSet,
    };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/features', { name: flag.name, state, share, opens, reason }),
    );
    if (isDone) done();
  };
  return (
    <GroupBox title={title}>
      <FieldRow onSubmit={() => void save()}>
        <Select label={TEXTS.stateLabel} options={CHOICES} value={state} onChoose={setState} />
        {state === 'share' && (
          <TextField
            label={TEXTS.shareLabel}
            value={typed}
            maxLength={2}
            inputMode="numeric"
            onValue={setTyped}
          />
        )}
        {canOpen && (
          <Select label={TEXTS.opensLabel} options={OPENINGS} value={opening} onChoose={setOpening} />
        )}
        <Button type="submit">{TEXTS.save}</Button>
      </FieldRow>
    </GroupBox>
  );
}
