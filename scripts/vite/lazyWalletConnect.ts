import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STAND_IN = fileURLToPath(new URL('./walletConnectStandIn.js', import.meta.url));

/**
 * FCL imports WalletConnect statically, 200 KB that most people never use. It gets a stand-in that fetches it when a
 * wallet on a phone is chosen (CHAIN-13).
 */
export function lazyWalletConnect(): Plugin {
  return {
    name: 'lazy-wallet-connect',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^@onflow\/fcl-wc$/ },
      handler: (_source, importer) => (importer?.includes('/@onflow/fcl/') ? STAND_IN : null),
    },
  };
}
