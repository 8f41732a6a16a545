import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openConsole } from '../../../../testing/operatorConsole.ts';
import { WALLET } from '../../../../testing/signedIn.ts';

const ACT = {
  ...{ operator: WALLET, operator_name: 'Dean', act: 'announced', was: null, reason: null },
  created_at: '2026-11-28T12:00:00.000Z',
};

it('names in the log who did what to what, shows in the inbox what is done, and ticks an entry off (CONSOLE-11)', async () => {
  const done = new Set(['2']);
  const entryOf = (id: string, user_name: string) => ({
    ...{ id, user_name, issues_found: 'The bell is late.', suggestions: null, wallet: null },
    created_at: '2026-11-28T12:00:00.000Z',
    done_at: done.has(id) ? '2026-11-28T13:00:00.000Z' : null,
  });
  const entries = [
    { ...ACT, id: '2', subject: '7', subject_name: null, became: { title: 'Picture Day' } },
    { ...ACT, id: '1', subject: WALLET, subject_name: 'Rosie', became: { amount: 5 } },
  ];
  const { shell, console, turnTo } = await openConsole(
    'audit',
    { 'GET /api/console/audit': { entries, next: null } },
    {
      'GET /api/feedback': () => ({
        body: { success: true, feedback: [entryOf('1', 'Rosie'), entryOf('2', 'Kim')], next: null },
      }),
      'POST /api/console/feedback/done': ({ body }) => {
        done.add((body as { readonly id: string }).id);
        return { body: { success: true } };
      },
    },
  );
  const named = (row: string) => console.getByText(row).closest('tr')?.textContent;
  expect(named('Picture Day')).toContain('Dean');
  expect(named('Rosie')).not.toContain(WALLET);
  await turnTo('inbox');
  const isDone = () => console.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(isDone()).toEqual([false, true]);
  fireEvent.click(console.getByRole('checkbox', { name: 'Done with what Rosie wrote' }));
  await shell.settle();
  expect(isDone()).toEqual([true, true]);
  expect(shell.server.seen.at(-1)?.route).toBe('GET /api/feedback');
});
