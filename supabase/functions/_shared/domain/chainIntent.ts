/**
 * What a person can do on the chain, in the words of browser and demo chain alike. Each network has its own transaction
 * for it: only the network's adapter hands Cadence to a wallet.
 */
export type ChainIntent =
  | { readonly op: 'initialize-collections' }
  | { readonly op: 'graduate'; readonly tokenId: string }
  | { readonly op: 'claim-backpack'; readonly tokenId: string; readonly setId: string };
