import { contractAddresses, type ContractAddresses, type FlowNetwork } from '../cadence/resolve.ts';
import type { ChainAnswer } from '../contract/collection/collection.ts';
import { networkOfAddress } from '../domain/collection/flowAddress.ts';
import { messageOf, readAll } from '../kernel/readAll.ts';
import { parseAddress, type Address } from '../kernel/units.ts';

export interface FlowSettings {
  readonly name: FlowNetwork;
  /** The REST address of an access node, without a trailing slash. */
  readonly accessNode: string;
  /** Where the contracts are deployed. */
  readonly contracts: ContractAddresses;
  readonly wallets: WalletSettings;
  readonly pictures: PictureSettings;
  readonly index: IndexSettings;
  /** The account of the time-machine fund; null: none. */
  readonly fund: Address | null;
}

/** Where the server may fetch the pictures that templates name. */
export interface PictureSettings {
  readonly hosts: readonly string[];
  /** Without a trailing slash; null: pictures on IPFS are not shown. */
  readonly ipfsGateway: string | null;
}

export interface IndexSettings {
  /** The height that an empty index begins with; null: the newest. */
  readonly from: number | null;
  /** The storage of graduated pixel art, to which the end of `pixelUri` is added (CHAIN-9); null: `pixelUri` itself. */
  readonly pixelArt: string | null;
}

/** How the page finds wallets. */
export interface WalletSettings {
  /** The page of wallets that FCL opens. */
  readonly discovery: string;
  /** How FCL opens it. */
  readonly method: DiscoveryMethod;
  /** Null: no wallets on phones. */
  readonly walletConnectProjectId: string | null;
}

const DISCOVERY_METHODS = ['IFRAME/RPC', 'POP/RPC'] as const;
type DiscoveryMethod = (typeof DISCOVERY_METHODS)[number];

interface NetworkDefaults {
  readonly accessNode?: string;
  readonly discovery: string;
  /** Where `Flunks.PixelUrl` says that pixel art is. */
  readonly pixelArt?: string;
}

/** What everybody uses; the emulator is wherever it was started, and its wallet where FCL's development wallet listens. */
const NETWORKS: Readonly<Record<FlowNetwork, NetworkDefaults>> = {
  mainnet: {
    accessNode: 'https://rest-mainnet.onflow.org',
    discovery: 'https://fcl-discovery.onflow.org/authn',
    pixelArt: 'https://storage.googleapis.com/flunks_public/flunks',
  },
  testnet: {
    accessNode: 'https://rest-testnet.onflow.org',
    discovery: 'https://fcl-discovery.onflow.org/testnet/authn',
  },
  emulator: { discovery: 'http://localhost:8701/fcl/authn' },
};

export const isFlowNetwork = (name: string): name is FlowNetwork => name in NETWORKS;

/** Reads a network's settings from the environment. Throws an Error with a line for each that is wrong. */
export function flowSettings(read: (name: string) => string | undefined, name: FlowNetwork): FlowSettings {
  const setting = (variable: string) => read(variable)?.trim() || undefined;
  const pixelArt = () => optionalUrl('FLOW_PIXEL_ART', setting('FLOW_PIXEL_ART') ?? NETWORKS[name].pixelArt);
  return readAll<FlowSettings>({
    name: () => name,
    accessNode: () => accessNodeOf(name, setting('FLOW_ACCESS_NODE')),
    contracts: () => contractsOf(name, setting('FLOW_CONTRACTS')),
    wallets: () =>
      readAll<WalletSettings>({
        discovery: () => urlOf('FLOW_WALLETS', setting('FLOW_WALLETS') ?? NETWORKS[name].discovery),
        method: () => methodOf(setting('FLOW_WALLETS_METHOD')),
        walletConnectProjectId: () => setting('WALLETCONNECT_PROJECT_ID') ?? null,
      }),
    pictures: () =>
      readAll<PictureSettings>({
        hosts: () => [
          ...hostsOf(setting('PICTURE_HOSTS') ?? 'storage.googleapis.com'),
          ...hostOf(pixelArt()),
        ],
        ipfsGateway: () => optionalUrl('IPFS_GATEWAY', setting('IPFS_GATEWAY')),
      }),
    index: () =>
      readAll<IndexSettings>({
        from: () => heightOf(setting('FLOW_INDEX_FROM')),
        pixelArt,
      }),
    fund: () => fundOf(name, setting('FUND_ADDRESS')),
  });
}

function accessNodeOf(name: FlowNetwork, named = NETWORKS[name].accessNode): string {
  if (named === undefined) throw new Error(`CHAIN=${name} needs FLOW_ACCESS_NODE, the node's REST address.`);
  return urlOf('FLOW_ACCESS_NODE', named).replace(/\/$/, '');
}

function hostsOf(text: string): readonly string[] {
  const hosts = text.split(/\s+/);
  if (!hosts.every((host) => /^[\w-]+(\.[\w-]+)*$/.test(host))) {
    throw new Error(
      'PICTURE_HOSTS is not a list of hosts such as storage.googleapis.com, separated by spaces.',
    );
  }
  return hosts;
}

const hostOf = (url: string | null): readonly string[] => (url === null ? [] : [new URL(url).hostname]);

const optionalUrl = (variable: string, text: string | undefined): string | null =>
  text === undefined ? null : urlOf(variable, text).replace(/\/$/, '');

/** An address that belongs to another network, or to none that Flow makes, is a slip of the pen. */
function fundOf(name: FlowNetwork, text: string | undefined): Address | null {
  if (text === undefined) return null;
  const address = parseAddress(text);
  if (address === null) throw new Error('FUND_ADDRESS is not 0x and 16 lower-case hex digits.');
  const network = networkOfAddress(address);
  if (network !== name && !(network === null && name === 'emulator')) {
    throw new Error(`FUND_ADDRESS is no address of ${name}.`);
  }
  return address;
}

function heightOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw new Error('FLOW_INDEX_FROM is not the height of a block.');
  return Number(text);
}

function urlOf(variable: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${variable} is not the URL of a page.`);
  return url.href;
}

function methodOf(text = 'IFRAME/RPC'): DiscoveryMethod {
  const method = DISCOVERY_METHODS.find((known) => known === text);
  if (method === undefined) throw new Error(`FLOW_WALLETS_METHOD is not ${DISCOVERY_METHODS.join(' or ')}.`);
  return method;
}

/** Origins of WalletConnect, by which wallets on phones are reached. */
const WALLETCONNECT = {
  connect: [
    'wss://relay.walletconnect.com',
    'wss://relay.walletconnect.org',
    'https://explorer-api.walletconnect.com',
    'https://pulse.walletconnect.org',
  ],
  frame: ['https://verify.walletconnect.com', 'https://verify.walletconnect.org'],
};

/**
 * What the page's content security policy has to let through for this network: its access node, the page of wallets,
 * WalletConnect where it is set up. A wallet that frames a page of its own is named by CSP_FRAME.
 */
export function pageSources({ accessNode, wallets }: FlowSettings): {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
} {
  const phones = wallets.walletConnectProjectId === null ? { connect: [], frame: [] } : WALLETCONNECT;
  return {
    connect: [new URL(accessNode).origin, ...phones.connect],
    frame: [new URL(wallets.discovery).origin, ...phones.frame],
  };
}

/** What the page is told of the network (GET /api/chain). */
export const pageFacts = ({ accessNode, contracts, wallets }: FlowSettings): ChainAnswer['flow'] => ({
  accessNode,
  contracts,
  wallets,
});

function contractsOf(name: FlowNetwork, named: string | undefined): ContractAddresses {
  try {
    return contractAddresses(name, named);
  } catch (error) {
    throw new Error(`FLOW_CONTRACTS: ${messageOf(error)}`);
  }
}
