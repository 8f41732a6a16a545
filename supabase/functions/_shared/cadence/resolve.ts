import { ADDRESSES, CONTRACTS, type ContractName } from './addresses.ts';

/** A network of Flow; the demo chain is none. */
export type FlowNetwork = keyof typeof ADDRESSES;
export type ContractAddresses = Readonly<Record<ContractName, string>>;

const NAMED = /^(\w+)=(0x[0-9a-f]{16})$/;

/**
 * Where a network has the contracts: as flow.json says, but for those that are named otherwise, as in
 * `Flunks=0x0123456789abcdef Backpack=0x0123456789abcdef`.
 *
 * @throws an Error that says what an entry has to be, or names the contracts that have no address
 */
export function contractAddresses(network: FlowNetwork, named = ''): ContractAddresses {
  const addresses = new Map<string, string>(Object.entries(ADDRESSES[network]));
  for (const word of named.split(/\s+/).filter(Boolean)) {
    const [, name = '', address] = NAMED.exec(word) ?? [];
    if (address === undefined || !CONTRACTS.some((one) => one === name)) {
      throw new Error(
        'An entry is not the name of a contract, = and an address of 0x and 16 lower-case hex digits.',
      );
    }
    addresses.set(name, address);
  }
  const missing = CONTRACTS.filter((name) => !addresses.has(name));
  if (missing.length > 0) throw new Error(`No address on ${network} is known of ${missing.join(', ')}.`);
  return Object.fromEntries(addresses) as ContractAddresses;
}

/**
 * Cadence with its imports by name (`import "Flunks"`) as imports from addresses.
 *
 * @throws an Error that names a contract without an address
 */
export function withAddresses(code: string, addresses: Readonly<Record<string, string>>): string {
  return code.replace(/^import "(\w+)"$/gm, (_, name: string) => {
    const address = addresses[name];
    if (address === undefined) throw new Error(`No address is known of ${name}.`);
    return `import ${name} from ${address}`;
  });
}
