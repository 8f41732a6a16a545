import { providerOf } from '../../../services/chain/flowWallets.ts';

/** A wallet of the real Flow network, and where people get it. */
export interface RealWallet {
  readonly name: string;
  readonly note: string;
  /**
   * How it reaches the page: an extension of the browser announces itself under one of these names; a page of its own
   * needs nothing; a wallet that has closed is not reached at all.
   */
  readonly kind: { readonly extension: readonly string[] } | 'page' | 'closed';
  /** Where a phone gets it, and where a browser does. */
  readonly stores: {
    readonly phone: readonly Store[];
    readonly browser: readonly Store[];
  };
}

interface Store {
  readonly name: string;
  readonly link: string;
}

const NOWHERE = { phone: [], browser: [] } as const;

/** The wallets of Flow as they are today (WALLET-1): Lilico is Flow Wallet now, and Blocto has closed. */
export const REAL_WALLETS: readonly RealWallet[] = [
  {
    name: 'Flow Wallet',
    note: 'Once called Lilico',
    kind: { extension: ['flow wallet', 'lilico'] },
    stores: {
      phone: [
        {
          name: 'App Store',
          link: 'https://apps.apple.com/app/flow-wallet-nfts-and-crypto/id6478996750',
        },
        {
          name: 'Google Play',
          link: 'https://play.google.com/store/apps/details?id=com.flowfoundation.wallet',
        },
      ],
      browser: [
        {
          name: 'Chrome Web Store',
          link: 'https://chromewebstore.google.com/detail/flow-wallet/hpclkefagolihohboafpheddmmgdffjm',
        },
      ],
    },
  },
  { name: 'Dapper', note: 'Signs in on a page of its own', kind: 'page', stores: NOWHERE },
  { name: 'Blocto', note: 'Closed in December 2025', kind: 'closed', stores: NOWHERE },
];

/** Whether a wallet is there: an extension that is installed or not, or one that needs no installing, or is gone. */
export type Presence = 'installed' | 'missing' | 'nothing-to-install' | 'gone';

/**
 * Looks among what extensions have announced: FCL's list of services, `window.fcl_extensions`, in which anything may
 * stand, since every page and extension can write it.
 */
export function presenceOf({ kind }: RealWallet, announced: unknown): Presence {
  if (kind === 'page') return 'nothing-to-install';
  if (kind === 'closed') return 'gone';
  const services: readonly unknown[] = Array.isArray(announced) ? announced : [];
  return services.some((service) => kind.extension.includes(providerOf(service)?.name.toLowerCase() ?? ''))
    ? 'installed'
    : 'missing';
}
