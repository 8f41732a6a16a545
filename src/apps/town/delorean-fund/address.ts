import type { ChainName } from '@shared/contract/system/auth.ts';
import { otherNetwork } from '@shared/domain/collection/flowAddress.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import { TEXTS } from './texts.ts';

/** An address that may be asked about, or why it may not. */
export type Typed = { readonly address: Address } | { readonly wrong: string };

/** Reads what a person typed, in capitals or without 0x too, before anything is sent (FUND-1). */
export function readTyped(text: string, chain: ChainName): Typed {
  const plain = text.trim().toLowerCase();
  const address = parseAddress(plain.startsWith('0x') ? plain : `0x${plain}`);
  if (address === null) return { wrong: TEXTS.invalid };
  const theirs = otherNetwork(address, chain);
  return theirs === null ? { address } : { wrong: TEXTS.otherNetwork(theirs, chain) };
}
