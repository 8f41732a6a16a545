import { fireEvent, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import { fakeDatabase } from '../../../testing/fakeDatabase.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';

const FACTS: readonly Fact[] = ['pressed:shed/clock', 'pressed:arcade-snack-corner/cup'];

/** What is written on canvases, in order. */
let written: string[] = [];
let saved: string[] = [];

/** Pens that note what they write, and give a file. */
function writingPens(): void {
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    if (this.isConnected) return null;
    const noted = {
      canvas: this,
      fillText: (text: string) => written.push(text),
      measureText: (text: string) => ({ width: text.length * 5 }),
    };
    const nothing = () => undefined;
    return new Proxy(noted, {
      get: (own, name): unknown => Reflect.get(own, name) ?? nothing,
      set: () => true,
    }) as unknown as CanvasRenderingContext2D;
  } as HTMLCanvasElement['getContext']);
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/png' })),
  );
}

beforeEach(() => {
  [written, saved] = [[], []];
  fakeDatabase();
  writingPens();
  // jsdom loads no fonts.
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

async function open(): Promise<ShellHarness> {
  localStorage.setItem('story', JSON.stringify({ version: 1, value: { visitor: FACTS, untold: {} } }));
  const shell = await openShell({ query: 'open=case-file' });
  await shell.settle();
  return shell;
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Case File' }));

/** Presses the button, and answers the paper once the picture is on it. */
async function share(shell: ShellHarness) {
  await shell.press('Share...');
  const paper = within(panel(shell).getByRole('dialog', { name: 'One picture of it' }));
  await vi.waitFor(async () => {
    await shell.settle();
    paper.getByRole('img');
  });
  return paper;
}

it('makes one picture of the cards along their hours, which is saved (CASE-12)', async () => {
  const shell = await open();
  const paper = await share(shell);
  expect(written).toEqual(
    expect.arrayContaining(['That Friday', '2 cards', '8:20 PM', 'The clock of the shed', 'No hour on it']),
  );
  expect(written.indexOf('8:20 PM')).toBeLessThan(written.indexOf('No hour on it'));
  await shell.press(paper.getByRole('button', { name: 'Save Picture' }));
  expect(saved).toEqual(['case-file.png']);
  await shell.keys('Escape');
  expect(panel(shell).queryByRole('dialog')).toBeNull();
});

it('has what a filter leaves, and no button where that is nothing (CASE-12)', async () => {
  const shell = await open();
  const search = panel(shell).getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'pelican' } });
  expect(panel(shell).getByRole('button', { name: 'Share...' })).toHaveProperty('disabled', true);
  fireEvent.change(search, { target: { value: 'spring clock' } });
  await share(shell);
  expect(written).toContain('1 card');
  expect(written).not.toContain('A cup on the table');
});

it('makes one picture of the readings, and prints it (CASE-12)', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const shell = await open();
  await shell.press('He never left: The clock of the shed');
  await shell.press('Readings', 'tab');
  const paper = await share(shell);
  expect(written).toEqual(
    expect.arrayContaining(['He never left', 'The clock of the shed', '8:20 PM', 'Somebody made him']),
  );
  expect(written).not.toContain('A cup on the table');
  const { prototype } = HTMLImageElement;
  Object.defineProperty(prototype, 'decode', { value: async () => undefined, configurable: true });
  await shell.press(paper.getByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  dispatchEvent(new Event('afterprint'));
  Reflect.deleteProperty(prototype, 'decode');
});
