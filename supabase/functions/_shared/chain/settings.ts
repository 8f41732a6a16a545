import { contractAddresses, type ContractAddresses, type FlowNetwork } from '../../../../cadence/resolve.ts';

export interface FlowSettings {
  readonly name: FlowNetwork;
  /** The REST address of an access node, without a trailing slash. */
  readonly accessNode: string;
  /** Where the contracts are deployed. */
  readonly contracts: ContractAddresses;
}

/** The emulator is wherever it was started. */
const ACCESS_NODES: Readonly<Record<FlowNetwork, string | undefined>> = {
  mainnet: 'https://rest-mainnet.onflow.org',
  testnet: 'https://rest-testnet.onflow.org',
  emulator: undefined,
};

export const isFlowNetwork = (name: string): name is FlowNetwork => name in ACCESS_NODES;

/** Reads a network's settings from the environment. Throws an Error that names what is missing or wrong. */
export function flowSettings(read: (name: string) => string | undefined, name: FlowNetwork): FlowSettings {
  const setting = (variable: string) => read(variable)?.trim() || undefined;
  const accessNode = setting('FLOW_ACCESS_NODE') ?? ACCESS_NODES[name];
  if (accessNode === undefined)
    throw new Error(`CHAIN=${name} needs FLOW_ACCESS_NODE, the node's REST address.`);
  return {
    name,
    accessNode: accessNode.replace(/\/$/, ''),
    contracts: contractsOf(name, setting('FLOW_CONTRACTS')),
  };
}

function contractsOf(name: FlowNetwork, named: string | undefined): ContractAddresses {
  try {
    return contractAddresses(name, named);
  } catch (error) {
    throw new Error(`FLOW_CONTRACTS: ${error instanceof Error ? error.message : String(error)}`);
  }
}
