import { createActor, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { store } from '../../kernel/store.ts';
import { addressOf } from '../../testing/values.ts';
import type { SessionState } from './session.ts';
import { walletActor } from './walletActor.ts';

const WALLET = addressOf('0x00000000000000a1');
const RESTORING: SessionState = { status: 'restoring', wallet: null, role: null, username: null };
const signedInAs = (username: string): SessionState => ({
  status: 'signed-in',
  wallet: WALLET,
  role: null,
  username,
});

describe('what a machine hears of the wallet', () => {
  it('is that it signed in, and only then what changed of it: a name, or what another window did', () => {
    const state = store<SessionState>(RESTORING);
    let tell: (news: { readonly wallet: string }) => void = () => undefined;
    const world = walletActor(state, (listener) => {
      tell = listener;
      return () => undefined;
    });
    const heard: string[] = [];
    createActor(
      createMachine({
        invoke: { src: world },
        on: { '*': { actions: ({ event }) => heard.push(event.type) } },
      }),
    ).start();
    const since = (): string[] => heard.splice(0);
    expect(since()).toEqual(['system.session']);
    state.set(signedInAs('Rosie'));
    expect(since()).toEqual(['system.session']);
    state.set(signedInAs('Molly'));
    expect(since()).toEqual(['system.session', 'system.changed']);
    tell({ wallet: '0x00000000000000b2' });
    expect(since()).toEqual([]);
    tell({ wallet: WALLET });
    expect(since()).toEqual(['system.changed']);
  });
});
