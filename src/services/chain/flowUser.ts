import type { Readable } from '../../kernel/store.ts';
import type { SessionState } from '../session/session.ts';
import type { Store, StoredValue } from '../storage/storage.ts';
import type { FlowUserStorage } from './flowChain.ts';

/** Which wallet FCL is connected to, as FCL keeps it: so that after a reload it signs without signing in anew. */
const FLOW_USER: StoredValue<object> = {
  name: 'flow-user',
  version: 1,
  read: (found) => (typeof found === 'object' ? found : null),
};

/** FCL's memory, in this browser's store. FCL keeps nothing else in it. */
export const flowUserStorage = (lasting: Store): FlowUserStorage => ({
  can: true,
  get: () => Promise.resolve(lasting.get(FLOW_USER)),
  put: (_key, value) => {
    if (typeof value === 'object' && value !== null) lasting.set(FLOW_USER, value);
    return Promise.resolve();
  },
});

/** Forgets the wallet with the session, also where FCL was not loaded since. */
export function forgetFlowUser(lasting: Store, session: Readable<SessionState>): void {
  session.subscribe(() => {
    if (session.get().status === 'guest') lasting.remove(FLOW_USER);
  });
}
