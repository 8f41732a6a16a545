/**
 * What this product uses of FCL 1.21.11, which ships no types (CHAIN-13). Everything that comes of a wallet is unknown
 * until it was read: FCL hands on what the wallet's page said.
 */
declare module '@onflow/fcl' {
  /** A way of a wallet to do one thing: `type` is what (authn, authz, account-proof), `method` how it is reached. */
  export interface Service {
    readonly type: string;
    readonly method?: string;
    readonly endpoint?: string;
    readonly data?: unknown;
    readonly [more: string]: unknown;
  }

  export interface CurrentUser {
    readonly addr: string | null;
    /** Null when no wallet is logged in. */
    readonly loggedIn: boolean | null;
    readonly services?: readonly Service[];
  }

  /** Settings of FCL, by name. */
  export function config(settings: Readonly<Record<string, unknown>>): unknown;
  /** Resolves with the user who is logged in afterwards; a wallet that declined is not an error. */
  export function authenticate(options: {
    readonly service?: Service;
    readonly forceReauth?: boolean;
  }): Promise<CurrentUser | undefined>;
  export function unauthenticate(): void;
  /** Asks the access node once, and remembers the answer. */
  export function getChainId(): Promise<string>;
  export const currentUser: {
    snapshot(): Promise<CurrentUser>;
    /** Calls `listener` at once and with every change; returns how to stop that. */
    subscribe(listener: (user: CurrentUser) => void): () => void;
    /** Answers a list of signatures, or an Error where the wallet declined: it is returned, not thrown. */
    signUserMessage(hex: string): Promise<unknown>;
  };

  /** Turns a value into an argument of Cadence. */
  export type MakeArgument = (value: string, type: unknown) => unknown;
  /** Resolves with the id of the transaction that was sent; throws where the wallet declined. */
  export function mutate(options: {
    readonly cadence: string;
    readonly args: (arg: MakeArgument, types: { readonly UInt64: unknown }) => readonly unknown[];
    readonly limit: number;
  }): Promise<string>;
}
