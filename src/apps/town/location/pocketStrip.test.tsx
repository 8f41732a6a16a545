import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';
import { TELL_AFTER_MS } from '../../../services/story/story.ts';

/** The window of a place, for a holder of whom this is known. */
async function open(place: string, ...facts: readonly Fact[]): Promise<ShellHarness> {
  leaveSignedIn();
  const shell = await openShell({
    query: `open=location:${place}&now=2025-10-01T18:00:00Z`,
    routes: {
      ...routesOf(),
      'GET /api/town/access': () => ({
        body: { success: true, wallet: WALLET, flunks: 1, cliques: ['GEEK'], hasTeddy: false },
      }),
      'GET /api/story/facts': () => ({ body: { success: true, facts } }),
      'POST /api/story/facts': () => ({ body: { success: true, recorded: 1, leftOut: 0 } }),
    },
  });
  await shell.settle();
  return shell;
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: shell.active() ?? '' }));
const pockets = (shell: ShellHarness) => panel(shell).queryByRole('list', { name: 'Pockets' });
const told = (shell: ShellHarness) =>
  shell.server.seen.flatMap(({ route, body }) =>
    route === 'POST /api/story/facts' ? (body as { facts: string[] }).facts : [],
  );

it('offers what lies there, takes it, and its place remembers (THING-1, THING-2)', async () => {
  const shell = await open('football-field');
  expect(pockets(shell)).toBeNull();
  expect(panel(shell).queryByRole('button', { name: 'Pockets' })).toBeNull();
  await shell.press('Candles');
  panel(shell).getByRole('group', { name: 'Candle, which lies here' });
  await shell.press('Take It');
  expect(document.activeElement?.ariaLabel).toBe('Candle');
  const hint = panel(shell).getByText('Choose one to use it or to look at it.');
  expect(hint.closest('.visually-hidden')).toBeNull();
  expect(panel(shell).queryByRole('button', { name: 'Take It' })).toBeNull();
  await shell.press('Candles');
  panel(shell).getByText('A hundred and sixteen again, and a ring of wax. Nobody has closed the row.');
  expect(panel(shell).queryByRole('button', { name: 'Take It' })).toBeNull();
  await shell.settle(TELL_AFTER_MS);
  expect(told(shell)).toContain('carried:candle');
});

it('does not offer what lies elsewhere once another thing is pressed', async () => {
  const shell = await open('football-field');
  await shell.press('Candles');
  await shell.press('Switch of the floodlights');
  expect(panel(shell).queryByRole('button', { name: 'Take It' })).toBeNull();
});

it('uses what is in hand: rightly, wrongly, and not at all after Escape (THING-3)', async () => {
  const shell = await open('football-field-bleachers', 'carried:two-straws');
  await shell.press('Two straws');
  expect(panel(shell).getByRole('button', { name: 'Two straws' }).ariaPressed).toBe('true');
  const said = panel(shell).getByText('In your hand: Two straws. Press what you want to use it on.');
  expect(said.closest('.visually-hidden')).toBeNull();
  await shell.press('Seat nine');
  panel(shell).getByText('You offer it a straw. Then, so as not to be rude, the other.');
  await shell.press('Paper cup');
  panel(shell).getByText('Both go in. The soda sinks by a sip, on one side.');
  expect(panel(shell).getByRole('button', { name: 'Two straws' }).ariaPressed).toBe('false');
  await shell.press('Two straws');
  await shell.keys('Escape');
  expect(panel(shell).getByRole('button', { name: 'Two straws' }).ariaPressed).toBe('false');
  await shell.press('Paper cup');
  panel(shell).getByText('One soda, two straws. A lid to keep it for later.');
  await shell.settle(TELL_AFTER_MS);
  expect(told(shell)).toContain('shown:football-field-bleachers/two-straws');
  expect(told(shell)).not.toContain('pressed:football-field-bleachers/seat-nine');
});

it('uses what is dragged on something, and drops it where there is nothing (THING-3)', async () => {
  const shell = await open('football-field-bleachers', 'carried:two-straws');
  const thing = panel(shell).getByRole('button', { name: 'Two straws' });
  const cup = panel(shell).getByRole('button', { name: 'Paper cup' });
  const drag = (under: Element | null): void => {
    document.elementFromPoint = () => under;
    fireEvent.pointerDown(thing, { pointerId: 1, button: 0, clientX: 10, clientY: 90 });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 40, clientY: 20 });
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 40, clientY: 20 });
  };
  drag(null);
  await shell.settle();
  expect(thing.ariaPressed).toBe('false');
  drag(cup);
  await shell.settle();
  panel(shell).getByText('Both go in. The soda sinks by a sip, on one side.');
  expect(thing.ariaPressed).toBe('false');
  Reflect.deleteProperty(document, 'elementFromPoint');
});

it('is folded away and brought out by the bar (THING-2)', async () => {
  const shell = await open('football-field', 'carried:bear');
  expect(pockets(shell)).not.toBeNull();
  panel(shell).getByRole('button', { name: 'Case File' });
  await shell.press('Pockets');
  expect(pockets(shell)).toBeNull();
  await shell.press('Candles');
  await shell.press('Take It');
  expect([...(pockets(shell)?.querySelectorAll('button') ?? [])].map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Bear',
    'Candle',
  ]);
});

it('shows the scene that comes to mind, until the person goes on or presses Escape (THING-7)', async () => {
  const shell = await open('lake-tree-shore', 'carried:candle');
  for (const leave of [() => shell.press('Go On'), () => shell.keys('Escape')]) {
    await shell.press('Candle');
    await shell.press('Footprints');
    await shell.settle();
    expect(document.activeElement?.textContent).toBe('Go On');
    const figure = panel(shell).getByRole('figure');
    within(figure).getByText(/^You set it by the last print/);
    await leave();
    expect(panel(shell).queryByRole('figure')).toBeNull();
  }
});
