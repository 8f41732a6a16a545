import { parseAddress, type Address } from '../../functions/_shared/kernel/units.ts';

/** A wallet of the demo chain (DEMO-1). */
export interface DemoAccount {
  readonly uid: string;
  readonly name: string;
  readonly address: Address;
  readonly note: string;
}

/** Reads an address that the demo itself writes. Throws where it is none. */
export function addressOf(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new Error(`not an address: ${text}`);
  return address;
}

const account = (uid: string, name: string, address: string, note: string): DemoAccount => ({
  ...{ uid, name, note },
  address: addressOf(address),
});

/** Those of which `POST /demo/accounts` opens others. supabase/seed.sql makes the last one an administrator. */
export const STARTERS: readonly DemoAccount[] = [
  account(
    'full-collection',
    'Full Collection',
    '0xd300000000000001',
    'Flunks of every clique, and backpacks',
  ),
  account('geek', 'One Geek', '0xd300000000000002', 'A single Flunk, of the geeks'),
  account('empty', 'Empty Wallet', '0xd300000000000003', 'Nothing yet'),
  account('administrator', 'Administrator', '0xd300000000000004', 'Has the role ADMIN'),
];

/** Holds enough to page through, to sort and to search. There is only one, because that many tokens take their time. */
export const COLLECTOR = account(
  'collector',
  'Collector',
  '0xd300000000000005',
  '300 Flunks and 100 backpacks',
);

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [...STARTERS, COLLECTOR];
