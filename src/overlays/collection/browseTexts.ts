import type { TokenSort } from '@shared/domain/collection/collection.ts';

/** The words of tools and filters of a list of tokens, the same in each window that has one. */
export const BROWSE_TEXTS = {
  filters: 'Filters',
  filtersOn: (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`),
  sort: 'Sort',
  sorts: {
    number: 'Lowest number',
    'number-down': 'Highest number',
    newest: 'Newest',
    name: 'Name',
    rank: 'Rarest',
    random: 'Random',
  } satisfies Record<TokenSort, string>,
  /** How many are shown, and in which order where that is not the usual one: short, for the status bar of a phone. */
  inOrder: (shown: string, sort: TokenSort): string => `${shown}${STATUS_ORDERS[sort]}`,
  search: 'Search',
  clear: 'Clear filters',
  done: 'Done',
  noTraits: 'Nothing to filter by.',
  reading: 'Reading...',
  away: 'Waiting for the school computer',
  old: 'As you saw it last',
  ready: 'Ready',
} as const;

const STATUS_ORDERS: Readonly<Record<TokenSort, string>> = {
  number: '',
  'number-down': ', highest first',
  newest: ', newest first',
  name: ', by name',
  rank: ', rarest first',
  random: ', shuffled',
};
