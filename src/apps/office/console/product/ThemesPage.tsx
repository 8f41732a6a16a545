import type { KeptTheme } from '@shared/contract/making/themes.ts';
import { THEME_HINT_MOST, THEME_TITLE_MOST } from '@shared/domain/making/themes.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { GroupBox } from '../../../../overlays/controls/panels.tsx';
import { TextField } from '../../../../overlays/controls/TextField.tsx';
import { useTextDraft } from '../../../../overlays/useDraft.ts';
import type { PageProps } from '../pages.ts';
import { FieldRow, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { THEME_TEXTS as TEXTS } from './texts/themes.ts';
import { useAct } from '../parts/useAct.ts';
import { useChosen } from '../parts/useChosen.ts';

/** The themes of this week and those to come, each set until something is handed in to it (CONSOLE-20). */
export function ThemesPage({ report }: PageProps) {
  const { api } = useApp().services;
  const { value, failure, chosen, choose, done } = useChosen((signal) =>
    api.call('GET /api/console/themes', {}, { signal }),
  );
  const theme = value?.themes.find(({ week }) => week === chosen);
  const columns: readonly Column<KeptTheme>[] = [
    { title: TEXTS.week, cell: ({ week }) => week },
    { title: TEXTS.theme, wraps: true, cell: ({ title, hint }) => <span title={hint}>{title}</span> },
    { title: TEXTS.by, cell: ({ isSet }) => (isSet ? TEXTS.byOperator : TEXTS.byList) },
    { title: TEXTS.works, end: true, cell: ({ works }) => works },
    {
      title: CONSOLE_TEXTS.action,
      cell: ({ week, works }) => (
        <Button aria-label={TEXTS.setOf(week)} disabled={works > 0} onClick={() => choose(week)}>
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
        columns={columns}
        rows={value?.themes}
        keyOf={({ week }) => week}
      />
      {theme && <ThemeForm key={theme.week} theme={theme} report={report} done={done} />}
    </>
  );
}

interface ThemeFormProps {
  readonly theme: KeptTheme;
  readonly report: (message: string) => void;
  readonly done: () => void;
}

function ThemeForm({ theme: { week }, report, done }: ThemeFormProps) {
  const { api } = useApp().services;
  const act = useAct(report);
  const [title, setTitle] = useTextDraft(`title of the theme of ${week}`);
  const [hint, setHint] = useTextDraft(`hint of the theme of ${week}`);
  const save = async (): Promise<void> => {
    if (title.trim() === '' || hint.trim() === '') {
      report(TEXTS.incomplete);
      return;
    }
    const deed = { title: TEXTS.setOf(week), message: TEXTS.becomes(title), done: TEXTS.wasSet };
    const isDone = await act(deed, (reason) =>
      api.call('POST /api/console/themes', { week, title, hint, reason }),
    );
    if (!isDone) return;
    setTitle('');
    setHint('');
    done();
  };
  return (
    <GroupBox title={TEXTS.setOf(week)}>
      <FieldRow onSubmit={() => void save()}>
        <TextField label={TEXTS.titleLabel} value={title} maxLength={THEME_TITLE_MOST} onValue={setTitle} />
        <TextField label={TEXTS.hintLabel} value={hint} maxLength={THEME_HINT_MOST} onValue={setHint} />
        <Button type="submit">{TEXTS.save}</Button>
      </FieldRow>
    </GroupBox>
  );
}
