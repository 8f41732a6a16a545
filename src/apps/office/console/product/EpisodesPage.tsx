import { useState } from 'react';
import type { KeptEpisode, PlannedWeek } from '@shared/contract/town/week.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import type { PageProps } from '../pages.ts';
import { FieldRow, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { useAct } from '../parts/useAct.ts';
import { useChosen } from '../parts/useChosen.ts';
import { draftOf, type EpisodeDraft } from './episodeDraft.ts';
import { EpisodeForm } from './EpisodeForm.tsx';
import { EPISODE_TEXTS as TEXTS } from './texts/episodes.ts';

/** What the town tells week by week: written, seen before, scheduled and withdrawn (CONSOLE-21). */
export function EpisodesPage({ report }: PageProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const [opened, setOpened] = useState<{ readonly draft: EpisodeDraft; readonly nth: number } | null>(null);
  const { value, failure, chosen, choose, done } = useChosen((signal) =>
    api.call('GET /api/console/episodes', {}, { signal }),
  );
  const episodes = value?.episodes ?? [];
  const titleOf = (id: string | null): string =>
    id === null ? TEXTS.none : (episodes.find((one) => one.id === id)?.content.title ?? id);
  const open = (id: string, { content }: KeptEpisode): void =>
    setOpened({ draft: draftOf(id, content), nth: (opened?.nth ?? 0) + 1 });
  const withdraw = async (week: string): Promise<void> => {
    const deed = { title: TEXTS.withdrawOf(week), message: TEXTS.withdrawing, done: TEXTS.wasWithdrawn };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/episodes/withdrawal', { week, reason }),
    );
    if (isDone) done();
  };
  return (
    <>
      <Problem failure={failure} again={done} />
      <Table
        failure={failure}
        label={TEXTS.weeks}
        columns={weekColumns({
          titleOf,
          running: value?.weeks[0]?.week,
          choose,
          withdraw: (week) => void withdraw(week),
        })}
        rows={value?.weeks}
        keyOf={({ week }) => week}
      />
      {chosen !== null && <ScheduleForm key={chosen} week={chosen} {...{ episodes, report, done }} />}
      <Table
        failure={failure}
        label={TEXTS.list}
        columns={episodeColumns(open)}
        rows={value?.episodes}
        keyOf={({ id }) => id}
      />
      <EpisodeForm key={opened?.nth ?? 0} opened={opened?.draft ?? null} report={report} done={done} />
    </>
  );
}

interface WeekActs {
  readonly titleOf: (id: string | null) => string;
  /** The week that has begun: nothing is scheduled to it. */
  readonly running: string | undefined;
  readonly choose: (week: string) => void;
  readonly withdraw: (week: string) => void;
}

const weekColumns = ({ titleOf, running, choose, withdraw }: WeekActs): readonly Column<PlannedWeek>[] => [
  { title: TEXTS.week, cell: ({ week }) => week },
  { title: TEXTS.episode, wraps: true, cell: ({ episode }) => titleOf(episode) },
  { title: TEXTS.by, cell: ({ isScheduled }) => (isScheduled ? TEXTS.byOperator : TEXTS.byTurn) },
  {
    title: CONSOLE_TEXTS.action,
    cell: ({ week, isScheduled }) =>
      isScheduled ? (
        <Button aria-label={TEXTS.withdrawOf(week)} onClick={() => withdraw(week)}>
          {TEXTS.withdraw}
        </Button>
      ) : (
        <Button aria-label={TEXTS.scheduleOf(week)} disabled={week === running} onClick={() => choose(week)}>
          {TEXTS.schedule}
        </Button>
      ),
  },
];

const episodeColumns = (open: (id: string, episode: KeptEpisode) => void): readonly Column<KeptEpisode>[] => [
  { title: TEXTS.id, cell: ({ id }) => id },
  {
    title: TEXTS.name,
    wraps: true,
    cell: ({ content }) => <span title={content.rumor}>{content.title}</span>,
  },
  { title: TEXTS.ships, cell: ({ ships }) => (ships ? CONSOLE_TEXTS.yes : CONSOLE_TEXTS.no) },
  {
    title: CONSOLE_TEXTS.action,
    cell: (one) =>
      one.ships ? (
        <Button aria-label={TEXTS.copyOf(one.id)} onClick={() => open('', one)}>
          {TEXTS.copy}
        </Button>
      ) : (
        <Button aria-label={TEXTS.editOf(one.id)} onClick={() => open(one.id, one)}>
          {TEXTS.edit}
        </Button>
      ),
  },
];

interface ScheduleFormProps {
  readonly week: string;
  readonly episodes: readonly KeptEpisode[];
  readonly report: (message: string) => void;
  readonly done: () => void;
}

/** Which episode a week tells. */
function ScheduleForm({ week, episodes, report, done }: ScheduleFormProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const [id, setId] = useState('');
  const options = [
    { id: '', title: TEXTS.noEpisode },
    ...episodes.map((one) => ({ id: one.id, title: one.content.title })),
  ];
  const schedule = async (): Promise<void> => {
    const title = options.find((one) => one.id === id)?.title ?? id;
    const deed = {
      title: TEXTS.scheduleOf(week),
      message: id === '' ? TEXTS.schedulingNone : TEXTS.scheduling(title),
      done: TEXTS.wasScheduled,
    };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/episodes/schedule', { week, episode: id === '' ? null : id, reason }),
    );
    if (isDone) done();
  };
  return (
    <GroupBox title={TEXTS.scheduleOf(week)}>
      <FieldRow onSubmit={() => void schedule()}>
        <Select label={TEXTS.which} options={options} value={id} onChoose={setId} />
        <Button type="submit">{TEXTS.schedule}</Button>
      </FieldRow>
    </GroupBox>
  );
}
