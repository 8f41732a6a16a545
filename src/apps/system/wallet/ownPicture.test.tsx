import { bundle } from '@bundles/faces.ts';
import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

it('a person who is signed in sees their own picture and name, in the wallet and on the locker’s card', async () => {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=wallet', routes: routesOf() });
  const seenIn = (title: string): readonly (string | null)[] => {
    const window = shell.getByRole('dialog', { name: title });
    const { x, y } = bundle.atlas.frames.mohawk;
    const faces = [...window.querySelectorAll<HTMLElement>('.w95-sprite > span')].filter(({ style }) => {
      const [left, top] = style.backgroundPosition.split(' ').map((length) => Number.parseInt(length, 10));
      return style.backgroundImage.includes(bundle.atlas.url) && left === 0 - x && top === 0 - y;
    });
    return [within(window).getAllByText(/Mulligan/)[0]?.textContent ?? null, String(faces.length)];
  };
  expect(seenIn('Wallet')).toEqual(['Hello, Mulligan!', '1']);
  await shell.openApp('My Locker');
  expect(seenIn('My Locker')).toEqual(['Mulligan', '1']);
});
