// Made by `npm run cadence`; a test fails while it is older than what it is made from.

/** The contracts that scripts and transactions import. */
export const CONTRACTS = [
  'Backpack',
  'BackpackMinter',
  'FCLCrypto',
  'FlowToken',
  'Flunks',
  'FlunksGraduationV2',
  'HybridCustodyHelper',
  'MetadataViews',
  'Staking',
  'ViewResolver',
] as const;
export type ContractName = (typeof CONTRACTS)[number];

/** Where each network has them (flow.json). */
export const ADDRESSES = {
  mainnet: {
    Backpack: '0x807c3d470888cc48',
    BackpackMinter: '0x807c3d470888cc48',
    FCLCrypto: '0xb4b82a1c9d21d284',
    FlowToken: '0x1654653399040a61',
    Flunks: '0x807c3d470888cc48',
    FlunksGraduationV2: '0x807c3d470888cc48',
    HybridCustodyHelper: '0x807c3d470888cc48',
    MetadataViews: '0x1d7e57aa55817448',
    Staking: '0x807c3d470888cc48',
    ViewResolver: '0x1d7e57aa55817448',
  },
  testnet: {
    FCLCrypto: '0x74daa6f9c7ef24b1',
    FlowToken: '0x7e60df042a9c0868',
    MetadataViews: '0x631e88ae7f1d7c20',
    ViewResolver: '0x631e88ae7f1d7c20',
  },
  emulator: {
    Backpack: '0xf8d6e0586b0a20c7',
    BackpackMinter: '0xf8d6e0586b0a20c7',
    FCLCrypto: '0xf8d6e0586b0a20c7',
    FlowToken: '0x0ae53cb6e3f42a79',
    Flunks: '0xf8d6e0586b0a20c7',
    FlunksGraduationV2: '0xf8d6e0586b0a20c7',
    HybridCustodyHelper: '0xf8d6e0586b0a20c7',
    MetadataViews: '0xf8d6e0586b0a20c7',
    Staking: '0xf8d6e0586b0a20c7',
    ViewResolver: '0xf8d6e0586b0a20c7',
  },
} as const satisfies Record<string, Partial<Record<ContractName, string>>>;
