import type { ChainName } from '@shared/contract/system/auth.ts';
import * as shape from '../../kernel/shape.ts';
import type { Store, StoredValue } from '../storage/storage.ts';
import type { Readable } from '../../kernel/store.ts';
import type { SessionState } from '../session/session.ts';
import type { ChainAdapter, ChainAdapters, ChainFacts } from './chain.ts';
import type { FlowNeeds, FlowUserStorage } from './flowChain.ts';

/** Which wallet FCL is connected to, as FCL keeps it: so that after a reload it signs without signing in anew. */
const FLOW_USER: StoredValue<object> = {
  name: 'flow-user',
  version: 1,
  read: shape.reader(shape.looseObject({})),
};

/** FCL's memory, in this browser's store. FCL keeps nothing else in it. */
const flowUserStorage = (lasting: Store): FlowUserStorage => ({
  can: true,
  get: () => Promise.resolve(lasting.get(FLOW_USER)),
  put: (_key, value) => {
    if (typeof value === 'object' && value !== null) lasting.set(FLOW_USER, value);
    return Promise.resolve();
  },
});

/** Forgets the wallet with the session, also where FCL was not loaded since. */
function forgetFlowUser(lasting: Store, session: Readable<SessionState>): void {
  session.subscribe(() => {
    if (session.get().status === 'guest') lasting.remove(FLOW_USER);
  });
}

/** The networks of Flow, each loaded with FCL where the server names it. */
export function flowAdapters(
  ports: Pick<FlowNeeds, 'session' | 'clock'> & { readonly lasting: Store },
): ChainAdapters {
  const { session, clock, lasting } = ports;
  forgetFlowUser(lasting, session);
  const open =
    (network: ChainName) =>
    async (flow: ChainFacts['flow']): Promise<ChainAdapter> => {
      if (flow === null) throw new Error('the server did not say how the network is reached');
      const { openFlow } = await import('./openFlow.ts');
      return openFlow({ network, flow, session, clock, storage: flowUserStorage(lasting) });
    };
  return { mainnet: open('mainnet'), testnet: open('testnet'), emulator: open('emulator') };
}
