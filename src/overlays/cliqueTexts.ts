import { HOUSES, type Clique } from '@shared/domain/collection/collection.ts';
import type { CliqueState } from '../services/cliques/cliques.ts';

export const CONNECT_TO_CHECK = 'Connect wallet to check access.';
export const CHECKING_ACCESS = 'Checking Access';

/** What the tooltip of a clique's badge says of its house (HOUSE-1). */
export function adviceOn(clique: Clique, { status, access }: Pick<CliqueState, 'status' | 'access'>): string {
  switch (status) {
    case 'no-wallet':
      return CONNECT_TO_CHECK;
    case 'loading':
      return CHECKING_ACCESS;
    case 'error':
      return 'Your access could not be checked.';
    case 'loaded':
      return access[clique]
        ? `You have access to ${HOUSES[clique]}.`
        : `You need a ${clique} NFT for access.`;
  }
}
