import type { Service } from '@onflow/fcl';
import * as shape from '../../kernel/shape.ts';
import type { WalletInfo } from './chain.ts';

/** A wallet of Flow and the service by which FCL asks it. */
export interface FlowWallet extends WalletInfo {
  /** Absent: FCL's own page of wallets, where the person chooses. */
  readonly service?: Service;
  /** How FCL reaches it. */
  readonly method: string;
}

declare global {
  interface Window {
    /** Where extensions announce themselves to FCL. Any script may have written it. */
    fcl_extensions?: unknown;
  }
}

const TEXTS = {
  installed: 'Installed in this browser',
  phone: 'Flow Wallet on a phone',
  phoneNote: 'Shows a code to scan, or opens the app',
  all: 'All Flow wallets',
  allNote: 'Choose on the Flow page of wallets',
  dev: 'Dev Wallet',
  devNote: 'The accounts of the emulator',
} as const;

/** Flow Wallet over WalletConnect, as FCL's list of wallets has it. Its uid is the link that opens the app. */
const PHONE_WALLET: Service = {
  f_type: 'Service',
  f_vsn: '1.0.0',
  type: 'authn',
  method: 'WC/RPC',
  uid: 'https://link.wallet.flow.com/wc',
  endpoint: 'flow_authn',
  provider: { address: null, name: 'Flow Wallet', icon: null, description: TEXTS.phone },
};

/** How a network's wallets are found (GET /api/chain). */
export interface WalletSettings {
  readonly method: string;
  readonly walletConnectProjectId: string | null;
}

/**
 * The wallets that can be chosen: each extension of this browser, the phone where WalletConnect was set up, and the
 * page that has all of them.
 */
export function flowWallets(
  network: string,
  { method, walletConnectProjectId }: WalletSettings,
  announced: unknown,
): readonly FlowWallet[] {
  const phone: FlowWallet = {
    uid: 'phone',
    name: TEXTS.phone,
    address: null,
    note: TEXTS.phoneNote,
    service: PHONE_WALLET,
    method: 'WC/RPC',
  };
  const dev = network === 'emulator';
  return [
    ...extensions(announced),
    ...(walletConnectProjectId === null ? [] : [phone]),
    {
      uid: 'discovery',
      name: dev ? TEXTS.dev : TEXTS.all,
      address: null,
      note: dev ? TEXTS.devNote : TEXTS.allNote,
      method,
    },
  ];
}

const PROVIDED = {
  provider: shape.looseObject({
    name: shape.checked(
      shape.made(shape.string, (name) => name.trim()),
      (name) => name !== '',
    ),
  }),
};
const readProvided = shape.reader(shape.looseObject(PROVIDED));
const EXTENSION = shape.looseObject({ ...PROVIDED, type: shape.literal('authn'), method: shape.string });

/** The extensions among what was announced to FCL, which may be anything. */
const readExtensions = shape.reader(shape.array(shape.fallback(EXTENSION, null)));

function extensions(announced: unknown): readonly FlowWallet[] {
  return (readExtensions(announced) ?? []).flatMap((service, at) =>
    service === null
      ? []
      : {
          uid: `extension-${at}`,
          name: service.provider.name,
          address: null,
          note: TEXTS.installed,
          // FCL leaves the page for the store of a wallet that it does not know to be installed.
          service: { ...service, provider: { ...service.provider, is_installed: true } },
          method: service.method,
        },
  );
}

/** The wallet that offers a service, with its name; null where it has none. */
export const providerOf = (service: unknown): { readonly name: string } | null =>
  readProvided(service)?.provider ?? null;
