import { parseAddress, type Address } from '@shared/kernel/units.ts';

/** An address for a test. Throws on any other spelling than the one. */
export function addressOf(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new Error(`not an address: ${text}`);
  return address;
}
