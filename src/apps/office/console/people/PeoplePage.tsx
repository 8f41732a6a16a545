import { useState } from 'react';
import type { PeopleFilter, Person } from '@shared/contract/people/people.ts';
import { ACCESS_LEVELS, LEVEL_NAMES } from '@shared/domain/system/access.ts';
import type { Result } from '@shared/kernel/result.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { FactList } from '../../../../overlays/controls/FactList.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import type { PageProps } from '../pages.ts';
import { FieldRow, momentOf, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { PEOPLE_TEXTS as TEXTS } from './texts/people.ts';
import { useAct, type Deed } from '../parts/useAct.ts';
import styles from '../console.module.css';

const FILTERS = (['all', 'roles', 'muted', 'banned'] as const satisfies readonly PeopleFilter[]).map(
  (id) => ({
    id,
    title: TEXTS.filters[id],
  }),
);

const standingOf = ({ banned_at, muted_at }: Person): string =>
  [banned_at !== null && TEXTS.isBanned, muted_at !== null && TEXTS.isMuted].filter(Boolean).join(', ');
const roleOf = ({ role }: Person): string => (role === null ? TEXTS.noRole : LEVEL_NAMES[role]);

/** Who is here: found by wallet or name, with what an operator sets (CONSOLE-7). */
export function PeoplePage({ report, showStatement }: PageProps) {
  const { api } = useApp().services;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<PeopleFilter>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/console/people', { search, only }, { signal }),
    [api, search, only],
  );
  const people = value?.people ?? [];
  const person = people.find(({ wallet }) => wallet === chosen);
  const columns: readonly Column<Person>[] = [
    { title: TEXTS.name, cell: ({ username }) => username ?? TEXTS.noName },
    { title: TEXTS.wallet, cell: ({ wallet }) => wallet },
    { title: TEXTS.role, cell: roleOf },
    { title: TEXTS.gum, end: true, cell: ({ balance }) => balance },
    { title: TEXTS.standing, cell: standingOf },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ wallet }) => <Button onClick={() => setChosen(wallet)}>{TEXTS.look}</Button>,
    },
  ];
  return (
    <>
      <FieldRow
        onSubmit={() => {
          if (/^\w*$/.test(typed.trim())) setSearch(typed.trim());
          else report(TEXTS.notAName);
        }}
      >
        <TextField label={TEXTS.search} value={typed} maxLength={20} onValue={setTyped} />
        <Select label={TEXTS.only} options={FILTERS} value={only} onChoose={setOnly} />
        <Button type="submit">{TEXTS.find}</Button>
      </FieldRow>
      <Problem failure={failure} again={again} />
      <Table
        failure={failure}
        label={TEXTS.title}
        columns={columns}
        rows={value?.people}
        keyOf={({ wallet }) => wallet}
      />
      {person && (
        <PersonCard
          key={person.wallet}
          person={person}
          report={report}
          done={again}
          showStatement={() => showStatement(person.wallet)}
        />
      )}
    </>
  );
}

interface PersonCardProps {
  readonly person: Person;
  readonly report: (message: string) => void;
  readonly done: () => void;
  readonly showStatement: () => void;
}

type Role = Person['role'];
const ROLES = [
  { id: 'none', title: TEXTS.noRole },
  ...ACCESS_LEVELS.map((id) => ({ id, title: LEVEL_NAMES[id] })),
] as const;

/** What is known of a person, and the buttons that change it; of their own wallet an operator changes nothing. */
function PersonCard({ person, report, done, showStatement }: PersonCardProps) {
  const { api, session } = useApp().services;
  const { wallet: own } = useStore(session);
  const act = useAct(report);
  const { wallet, username, muted_at, banned_at } = person;
  const called = username ?? wallet;
  const [role, setRole] = useState<NonNullable<Role> | 'none'>(person.role ?? 'none');
  const change = async (
    deed: Omit<Deed, 'done' | 'details'>,
    call: (reason: string) => Promise<Result<unknown>>,
  ): Promise<void> => {
    if (await act({ ...deed, details: [[TEXTS.wallet, wallet]], done: TEXTS.done(called) }, call)) done();
  };
  const giveRole = (): Promise<void> => {
    const given = role === 'none' ? null : role;
    const message = given === null ? TEXTS.takeRole(called) : TEXTS.giveRole(called, LEVEL_NAMES[given]);
    return change({ title: TEXTS.roleTitle, message }, (reason) =>
      api.call('POST /api/console/people/role', { wallet, role: given, reason }),
    );
  };
  const mute = (): Promise<void> => {
    const muted = muted_at === null;
    const message = muted ? TEXTS.muting(called) : TEXTS.unmuting(called);
    return change({ title: muted ? TEXTS.mute : TEXTS.unmute, message }, (reason) =>
      api.call('POST /api/console/people/mute', { wallet, muted, reason }),
    );
  };
  const ban = (): Promise<void> => {
    const banned = banned_at === null;
    const message = banned ? TEXTS.banning(called) : TEXTS.unbanning(called);
    return change({ title: banned ? TEXTS.ban : TEXTS.unban, message }, (reason) =>
      api.call('POST /api/console/people/ban', { wallet, banned, reason }),
    );
  };
  return (
    <GroupBox title={called}>
      <FactList
        className={styles.consoleFacts}
        facts={[
          [TEXTS.known, momentOf(person.created_at)],
          [TEXTS.signedIn, person.signed_in_at === null ? TEXTS.never : momentOf(person.signed_in_at)],
          ...(muted_at === null ? [] : [[TEXTS.mutedAt, momentOf(muted_at)] as const]),
          ...(banned_at === null ? [] : [[TEXTS.bannedAt, momentOf(banned_at)] as const]),
        ]}
      />
      <div className={styles.consoleFilter}>
        {wallet === own ? (
          <p>{TEXTS.own}</p>
        ) : (
          <>
            <Select label={TEXTS.role} options={ROLES} value={role} onChoose={setRole} />
            <Button disabled={role === (person.role ?? 'none')} onClick={() => void giveRole()}>
              {TEXTS.setRole}
            </Button>
            <Button onClick={() => void mute()}>{muted_at === null ? TEXTS.mute : TEXTS.unmute}</Button>
            <Button onClick={() => void ban()}>{banned_at === null ? TEXTS.ban : TEXTS.unban}</Button>
          </>
        )}
        <Button onClick={showStatement}>{TEXTS.statement}</Button>
      </div>
    </GroupBox>
  );
}
