import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { pointer } from '../../testing/input.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../testing/signedIn.ts';

const tip = (shell: ShellHarness) => shell.queryByRole('tooltip', { hidden: true });

describe('a tip', () => {
  it('tells a mouse that rests on the clock the day, and goes with the mouse', async () => {
    const shell = await openShell({ query: 'open=settings&now=2025-10-01T17:00:10Z' });
    const clock = shell.getByRole('button', { name: /[AP]M$/ });
    pointer(clock, 'pointerover', { pointerType: 'mouse', bubbles: true });
    expect(tip(shell)).toBeNull();
    await shell.settle(700);
    expect(tip(shell)?.textContent).toBe('Wednesday, October 1, 2025');
    pointer(document.body, 'pointerdown', { bubbles: true });
    expect(tip(shell)).toBeNull();
  });

  it('names the buttons of title bars and of the tray, to a mouse and not to a finger', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const minimize = within(shell.getByRole('dialog')).getByRole('button', { name: 'Minimize' });
    const speaker = shell.getByRole('button', { name: 'Volume' });
    const told: (string | null | undefined)[] = [];
    for (const [target, pointerType] of [
      [minimize, 'mouse'],
      [speaker, 'touch'],
      [speaker, 'mouse'],
    ] as const) {
      pointer(document.body, 'pointerdown', { bubbles: true });
      pointer(target, 'pointerover', { pointerType, bubbles: true });
      await shell.settle(700);
      told.push(tip(shell)?.textContent);
    }
    expect(told).toEqual(['Minimize', undefined, 'Volume']);
    // For the eye alone: controls have these names themselves.
    expect(shell.queryByRole('tooltip')).toBeNull();
  });

  it('names what a mouse rests on in a place, and nothing on the map, which has signs (PLACE-7)', async () => {
    leaveSignedIn();
    const answer = { success: true, wallet: WALLET, flunks: 1, cliques: [], hasTeddy: false };
    const shell = await openShell({
      query: 'open=location:arcade-lobby',
      routes: { ...routesOf(), 'GET /api/town/access': () => ({ body: answer }) },
    });
    const rest = async (window: string, name: string): Promise<void> => {
      const target = within(shell.getByRole('dialog', { name: window })).getAllByRole('button', { name })[0];
      pointer(target ?? document.body, 'pointerover', { pointerType: 'mouse', bubbles: true });
      await shell.settle(700);
    };
    await rest('Arcade Lobby', 'Prize counter');
    expect(tip(shell)?.textContent).toBe('Prize counter');
    await shell.press('Back to the map');
    await rest('Town Map', 'Lake Tree');
    expect(tip(shell)).toBeNull();
  });
});
