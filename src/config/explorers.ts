/** Where each network's transactions can be looked at. The demo chain and the emulator have no such page. */
const EXPLORERS: Partial<Record<string, string>> = {
  mainnet: 'https://www.flowscan.io/tx/',
  testnet: 'https://testnet.flowscan.io/tx/',
};

/** The page about a transaction; null: its network has none (CHAIN-20). */
export function explorerOf(network: string, transactionId: string): string | null {
  const pages = EXPLORERS[network];
  return pages === undefined ? null : pages + encodeURIComponent(transactionId);
}
