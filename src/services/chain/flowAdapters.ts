import type { ChainName } from '@shared/contract/index.ts';
import type { ChainAdapter, ChainAdapters, ChainFacts } from './chain.ts';
import type { FlowNeeds } from './flowChain.ts';
import { flowUserStorage, forgetFlowUser } from './flowUser.ts';
import type { Store } from '../storage/storage.ts';

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
