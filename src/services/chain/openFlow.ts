import * as fcl from '@onflow/fcl';
import type { ChainAdapter } from './chain.ts';
import { createFlowChain, type FlowNeeds } from './flowChain.ts';

/** Flow through FCL itself: the one module that imports it, loaded where a network of Flow is. */
export const openFlow = (needs: Omit<FlowNeeds, 'fcl' | 'host' | 'get'>): Promise<ChainAdapter> =>
  createFlowChain({ ...needs, fcl, host: window, get: (...of) => fetch(...of) });
