import { expect, it } from 'vitest';
import { showSaver } from '../../overlays/saver/saver.ts';
import { watchWalletFrame, FRAME } from '../../services/chain/walletFrame.ts';
import { openShell } from '../../testing/shellHarness.ts';
import { layersOf } from './back.ts';

it('what lies over the windows is found and closed: the volume, the bar of a wallet’s page, the screen saver (SHELL-22)', async () => {
  const shell = await openShell();
  const closeFront = async (): Promise<void> => {
    layersOf(document).at(-1)?.();
    await shell.settle(1_000);
  };
  await shell.press('Volume');
  expect(layersOf(document)).toHaveLength(1);
  await closeFront();
  expect(shell.queryByRole('dialog', { name: 'Volume' })).toBeNull();

  const frame = document.createElement('iframe');
  frame.id = FRAME;
  document.body.append(frame);
  const stop = watchWalletFrame(window, { closed: () => stop(), silent: () => undefined });
  expect(layersOf(document)).toHaveLength(1);
  await closeFront();
  expect(shell.queryByRole('toolbar', { name: 'Wallet' })).toBeNull();

  void showSaver([], { still: true, random: Math.random });
  expect(layersOf(document)).toHaveLength(1);
  await closeFront();
  expect(layersOf(document)).toEqual([]);
});

it('what lies over a window is closed before it, by two steps back in the history of the page (SHELL-22)', async () => {
  const shell = await openShell({ query: 'open=settings' });
  await shell.press('Volume');
  history.back();
  await expect.poll(() => shell.queryByRole('dialog', { name: 'Volume' })).toBeNull();
  expect(shell.windows()).toEqual(['Settings']);
  history.back();
  await expect.poll(() => shell.windows()).toEqual([]);
});
