import { expect, it } from 'vitest';
import { store } from '../../kernel/store.ts';
import { addressOf } from '../../testing/values.ts';
import type { SessionState } from '../session/session.ts';
import { createShownWallet } from './shownWallet.ts';

const [own, linked, other] = [
  addressOf('0x00000000000000a1'),
  addressOf('0x00000000000000b2'),
  addressOf('0x00000000000000c3'),
];
const GUEST: SessionState = { status: 'guest', wallet: null, role: null, username: null };
const signedIn = (wallet = own, username: string | null = null): SessionState => ({
  status: 'signed-in',
  wallet,
  role: null,
  username,
});

it('a person who signs in sees their own wallet, and a linked one until the session is another’s', () => {
  const session = store<SessionState>(GUEST);
  const shown = createShownWallet(session);
  shown.show(linked);
  expect(shown.get()).toBeNull();
  session.set(signedIn());
  expect(shown.get()).toBe(own);
  shown.show(linked);
  session.set(signedIn(own, 'Mulligan'));
  expect(shown.get()).toBe(linked);
  session.set(signedIn(other));
  expect(shown.get()).toBe(other);
  session.set(GUEST);
  expect(shown.get()).toBeNull();
});
