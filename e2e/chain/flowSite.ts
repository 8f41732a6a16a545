import { startChain, type TestChain } from '../../cadence/tests/support/chain.ts';
import { startWallet, type DevWallet } from '../../cadence/tests/support/wallet.ts';
import { API_LIMITS } from '../support/runServer.ts';
import { startServer, type RunningServer } from '../support/server.ts';

/** The product over an emulator of its own, with Flow's development wallet. */
export interface FlowSite {
  readonly chain: TestChain;
  readonly wallet: DevWallet;
  readonly server: RunningServer;
  dispose(): Promise<void>;
}

export async function startFlowSite(): Promise<FlowSite> {
  const stops: (() => Promise<void>)[] = [];
  const dispose = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const chain = await startChain();
    stops.push(chain.stop);
    const wallet = await startWallet(chain);
    stops.push(wallet.stop);
    const server = await startServer({
      API_LIMITS,
      CHAIN: 'emulator',
      FLOW_ACCESS_NODE: chain.settings.accessNode,
      FLOW_WALLETS: `${wallet.origin}/fcl/authn`,
    });
    stops.push(server.dispose);
    return { chain, wallet, server, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
