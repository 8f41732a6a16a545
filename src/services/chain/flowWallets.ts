import type { Service } from '@onflow/fcl';
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

/** The extensions among what was announced to FCL, which may be anything. */
function extensions(announced: unknown): readonly FlowWallet[] {
  const services: readonly unknown[] = Array.isArray(announced) ? announced : [];
  return services.flatMap((service, at) => {
    const provider = isService(service) ? providerOf(service) : null;
    if (!isService(service) || provider === null) return [];
    return {
      uid: `extension-${at}`,
      name: provider.name,
      address: null,
      note: TEXTS.installed,
      // FCL leaves the page for the store of a wallet that it does not know to be installed.
      service: { ...service, provider: { ...provider, is_installed: true } },
      method: service.method,
    };
  });
}

const isService = (found: unknown): found is Service & { readonly method: string } =>
  typeof found === 'object' &&
  found !== null &&
  'type' in found &&
  found.type === 'authn' &&
  'method' in found &&
  typeof found.method === 'string';

/** The wallet that offers a service, with its name; null where it has none. */
export function providerOf(service: unknown): { readonly name: string } | null {
  if (typeof service !== 'object' || service === null || !('provider' in service)) return null;
  const { provider } = service;
  if (typeof provider !== 'object' || provider === null || !('name' in provider)) return null;
  const name = typeof provider.name === 'string' ? provider.name.trim() : '';
  return name === '' ? null : { ...provider, name };
}
