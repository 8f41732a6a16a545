/**
 * What a person can do on the chain, in the words of browser and demo chain alike. Each network has a transaction of
 * its own for it: nobody hands Cadence to a wallet but its adapter.
 */
export type ChainIntent =
  | { readonly op: 'initialize-collections' }
  | { readonly op: 'graduate'; readonly tokenId: string }
  | { readonly op: 'claim-backpack'; readonly tokenId: string; readonly setId: string };
