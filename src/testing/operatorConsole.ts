import { fireEvent, within, type BoundFunctions, type queries } from '@testing-library/dom';
import type { FakeRoute } from './fakeServer.ts';
import { openShell, type ShellHarness } from './shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from './signedIn.ts';

/** The Operator's Console of an administrator, at one of its pages. */
export interface ConsoleHarness {
  readonly shell: ShellHarness;
  /** What is looked for in its window alone. */
  readonly console: BoundFunctions<typeof queries>;
  /** Turns to another page. */
  readonly turnTo: (page: string) => Promise<void>;
  /** Writes into the field of this label. */
  readonly type: (label: string | RegExp, value: string) => void;
  /** Presses a button of its window. */
  readonly press: (name: string) => Promise<void>;
  /** Gives a reason in the dialog of this title, and answers when it asks again. */
  readonly goAhead: (
    title: string,
    options?: { readonly reason?: string; readonly answer?: 'Yes' | 'No' },
  ) => Promise<void>;
}

/** Opens the console at a page, for an administrator whose server has these answers and routes beside those of `signedIn.ts`. */
export async function openConsole(
  page: string,
  answers: Readonly<Record<string, object>> = {},
  routes: Readonly<Record<string, FakeRoute>> = {},
): Promise<ConsoleHarness> {
  leaveSignedIn();
  const signedIn = answersOfServer();
  const refreshed = signedIn['POST /api/auth/refresh'] as { session: object };
  const shell = await openShell({
    query: 'open=console',
    routes: {
      ...routesOf({
        ...signedIn,
        'POST /api/auth/refresh': { ...refreshed, session: { ...refreshed.session, role: 'ADMIN' } },
        'GET /api/console/audit': { entries: [], next: null },
        ...answers,
      }),
      ...routes,
    },
  });
  await shell.settle();
  const console = within(shell.getByRole('dialog', { name: 'Operator’s Console' }));
  async function turnTo(value: string): Promise<void> {
    // A select on a narrow window, a list on a wide one: the select does for both.
    const [pages] = console.getAllByRole('combobox', { name: 'Pages', hidden: true });
    if (pages === undefined) throw new Error('The console has no list of pages.');
    fireEvent.change(pages, { target: { value } });
    await shell.settle();
  }
  await turnTo(page);
  const pressIn = async (place: Pick<ShellHarness, 'getByRole'>, name: string): Promise<void> => {
    fireEvent.click(place.getByRole('button', { name }));
    await shell.settle();
  };
  return {
    shell,
    console,
    turnTo,
    type: (label, value) => fireEvent.change(console.getByLabelText(label), { target: { value } }),
    press: (name) => pressIn(console, name),
    async goAhead(title, { reason = 'for a test', answer = 'Yes' } = {}) {
      const dialog = () => within(shell.getByRole('dialog', { name: title }));
      fireEvent.change(dialog().getByRole('textbox'), { target: { value: reason } });
      await pressIn(dialog(), 'Go on');
      await pressIn(dialog(), answer);
    },
  };
}
