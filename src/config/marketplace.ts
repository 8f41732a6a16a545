/** Where the collections are traded (PRODUCT-7), and the address of their contracts on mainnet (CHAIN-1). */
const FLOWTY = 'https://www.flowty.io';
const CONTRACTS = '0x807c3d470888cc48';

/** A collection as the marketplace names it, which is as its contract is called. */
type Contract = 'Flunks' | 'Backpack';

/** The page on which tokens of a collection are for sale. */
export const collectionForSale = (collection: Contract): string =>
  `${FLOWTY}/collection/${CONTRACTS}/${collection}`;

/** The page of one token. */
export const tokenForSale = (collection: Contract, tokenId: string): string =>
  `${FLOWTY}/asset/${CONTRACTS}/${collection}/${tokenId}`;
