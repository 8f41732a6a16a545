import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell } from '../../../testing/shellHarness.ts';

it('tells of the cliques, of Arcadia and of whose letters these are (ABOUT-1)', async () => {
  const shell = await openShell({ query: 'open=about-us' });
  await shell.settle();
  const about = within(shell.getByRole('dialog', { name: 'About Us' }));
  for (const clique of ['Geeks', 'Jocks', 'Preps', 'Freaks']) about.getByText(clique);
  about.getByRole('img', { name: /Four students/ });
  await shell.press('Arcadia', 'tab');
  about.getByText(/Arcadia lies where/);
  await shell.press('Credits', 'tab');
  about.getByText(/Copyright 1984-1989, 1994 Adobe Systems Incorporated/);
  expect(about.queryByText(/Arcadia lies where/)).toBeNull();
});
