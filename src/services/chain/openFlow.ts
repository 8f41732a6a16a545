import * as fcl from '@onflow/fcl';
import type { ChainAdapter } from './chain.ts';
import { createFlowChain, type FlowNeeds } from './flowChain.ts';
import { watchWalletFrame } from './walletFrame.ts';

declare global {
  interface Window {
    /** The actors of FCL, by name. */
    FCL_REGISTRY?: Partial<Record<string, { readonly mailbox: { deliver(letter: { tag: string }): void } }>>;
  }
}

/** FCL has no name for this: it is how one of its actors begins (ADR 10). */
const rereadUser = (): void => window.FCL_REGISTRY?.['CURRENT_USER']?.mailbox.deliver({ tag: 'INIT' });

const host: FlowNeeds['host'] = {
  location: window.location,
  get fcl_extensions() {
    return window.fcl_extensions;
  },
  open: (...of) => window.open(...of),
  watchFrame: (ends) => watchWalletFrame(window, ends),
  addEventListener: (type, listener) => window.addEventListener(type, listener),
  removeEventListener: (type, listener) => window.removeEventListener(type, listener),
};

/** Flow through FCL itself: the one module that imports it, loaded where a network of Flow is. */
export const openFlow = (
  needs: Omit<FlowNeeds, 'fcl' | 'rereadUser' | 'host' | 'get'>,
): Promise<ChainAdapter> =>
  createFlowChain({ ...needs, fcl, rereadUser, host, get: (...of) => fetch(...of) });
