import type { Address } from '../../kernel/units.ts';

export type AddressNetwork = 'mainnet' | 'testnet' | 'emulator';

/** What the code words of each network are shifted by, so that no address belongs to two. */
const SHIFTS: Readonly<Record<AddressNetwork, bigint>> = {
  mainnet: 0n,
  testnet: 0x6834ba37b3980209n,
  emulator: 0x1cb159857af02018n,
};

/**
 * The parity check of the linear [64,45] code that Flow makes its addresses of: a column for each bit of an address,
 * from the lowest. Constants of the protocol.
 */
const PARITY_COLUMNS = [
  0x00001, 0x00002, 0x00004, 0x00008, 0x00010, 0x00020, 0x00040, 0x00080, 0x00100, 0x00200, 0x00400, 0x00800,
  0x01000, 0x02000, 0x04000, 0x08000, 0x10000, 0x20000, 0x40000, 0x7328d, 0x6689a, 0x6112f, 0x6084b, 0x433fd,
  0x42aab, 0x41951, 0x233ce, 0x22a81, 0x21948, 0x1ef60, 0x1deca, 0x1c639, 0x1bdd8, 0x1a535, 0x194ac, 0x18c46,
  0x1632b, 0x1529b, 0x14a43, 0x13184, 0x12942, 0x118c1, 0x0f812, 0x0e027, 0x0d00e, 0x0c83c, 0x0b01d, 0x0a831,
  0x0982b, 0x07034, 0x0682a, 0x05819, 0x03807, 0x007d2, 0x00727, 0x0068e, 0x0067c, 0x0059d, 0x004eb, 0x003b4,
  0x0036a, 0x002d9, 0x001c7, 0x0003f,
] as const;

const isCodeWord = (word: bigint): boolean =>
  word !== 0n &&
  PARITY_COLUMNS.reduce(
    (parity, column, bit) => ((word >> BigInt(bit)) & 1n ? parity ^ column : parity),
    0,
  ) === 0;

/**
 * The network whose addresses look like this one: each has its own, so that a wallet that is on another network is
 * known by its address. Null: none of them, as with an emulator that counts addresses from 1.
 */
export function networkOfAddress(address: Address): AddressNetwork | null {
  const word = BigInt(address);
  const found = Object.entries(SHIFTS).find(([, shift]) => isCodeWord(word ^ shift));
  // Object.entries forgets the names of the keys.
  return found ? (found[0] as AddressNetwork) : null;
}

/** The network that the address belongs to where that is another one than this; null: it may be an address of this one. */
export function otherNetwork(address: Address, network: string): AddressNetwork | null {
  const found = networkOfAddress(address);
  return found === network ? null : found;
}
