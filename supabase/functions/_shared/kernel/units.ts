declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A Flow address in its one spelling: `0x` and 16 lower-case hex digits. */
export type Address = Branded<`0x${string}`, 'Address'>;
/** Whole GUM; never negative in a balance. */
export type Gum = Branded<number, 'Gum'>;
/** Milliseconds since the Unix epoch. */
export type EpochMs = Branded<number, 'EpochMs'>;

const ADDRESS = /^0x[0-9a-f]{16}$/;

/** Reads an address spelled in the canonical way only; anything else is null (WALLET-4). */
export function parseAddress(text: string): Address | null {
  return ADDRESS.test(text) ? (text as Address) : null;
}

/** Shortens an address for display: the first six and last four characters (SHELL-19). */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}...${address.slice(-4)}`;
}

/** Takes a whole number of GUM. Throws a RangeError on anything else: a fraction of GUM does not exist. */
export function gum(amount: number): Gum {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of GUM: ${amount}`);
  return amount as Gum;
}

export const epochMs = (ms: number): EpochMs => ms as EpochMs;

/** A time as the answers of the API have it: ISO 8601 in UTC. Null stays null. */
export function isoOf(at: number): string;
export function isoOf(at: number | null): string | null;
export function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
