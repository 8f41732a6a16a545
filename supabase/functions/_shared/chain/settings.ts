import { parseAddress, type Address } from '../../../../src/kernel/units.ts';

export type FlowNetwork = 'mainnet' | 'testnet' | 'emulator';

export interface FlowSettings {
  readonly name: FlowNetwork;
  /** The REST address of an access node, without a trailing slash. */
  readonly accessNode: string;
  /** Where the contract FCLCrypto is deployed. */
  readonly fclCrypto: Address;
}

/** The emulator has its own of both. */
const NETWORKS: Readonly<Record<FlowNetwork, { readonly accessNode?: string; readonly fclCrypto?: string }>> =
  {
    mainnet: { accessNode: 'https://rest-mainnet.onflow.org', fclCrypto: '0xb4b82a1c9d21d284' },
    testnet: { accessNode: 'https://rest-testnet.onflow.org', fclCrypto: '0x74daa6f9c7ef24b1' },
    emulator: {},
  };

export const isFlowNetwork = (name: string): name is FlowNetwork => name in NETWORKS;

/** Reads a network's settings from the environment. Throws an Error that names what is missing or wrong. */
export function flowSettings(read: (name: string) => string | undefined, name: FlowNetwork): FlowSettings {
  const setting = (variable: string) => read(variable)?.trim() || undefined;
  const accessNode = setting('FLOW_ACCESS_NODE') ?? NETWORKS[name].accessNode;
  const fclCrypto = setting('FLOW_FCL_CRYPTO') ?? NETWORKS[name].fclCrypto;
  if (accessNode === undefined)
    throw new Error(`CHAIN=${name} needs FLOW_ACCESS_NODE, the node's REST address.`);
  if (fclCrypto === undefined)
    throw new Error(`CHAIN=${name} needs FLOW_FCL_CRYPTO, the contract's address.`);
  const address = parseAddress(fclCrypto);
  if (address === null) throw new Error('FLOW_FCL_CRYPTO is not 0x and 16 lower-case hex digits.');
  return { name, accessNode: accessNode.replace(/\/$/, ''), fclCrypto: address };
}
