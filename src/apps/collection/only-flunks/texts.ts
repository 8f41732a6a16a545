import { COLLECTION_NAMES, tokensName } from '../../../overlays/collection/tokenTexts.ts';
import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { PRODUCT } from '@shared/kernel/product.ts';

/** The window's words, those of HUB-2 and HUB-8 among them. */
export const HUB_TEXTS = {
  name: `Only${PRODUCT}`,
  motto: 'For members of the class',
  skip: 'Skip the boot log',
  loading: 'Opening your collection...',
  tryAgain: 'Try again',
  outage: 'The school computer does not answer.',
  outageLoad: 'Your collection comes by itself as soon as it is back.',
  failed: 'Your collection could not be read.',
} as const;

export const LOCKED_TEXTS = {
  heading: 'Premium Access Required',
  why: `What is behind this door belongs to the holders of ${PRODUCT} and Backpacks. Your wallet is the key.`,
  connectTitle: 'Your key',
  connect: 'Connect Wallet',
  connectNote: 'Your wallet proves that it is yours. Nothing is spent.',
  walletsTitle: 'Supported wallets',
  wallets: [
    { name: 'Flow Wallet', note: 'browser and phone' },
    { name: 'Lilico', note: 'now Flow Wallet' },
    { name: 'Dapper', note: 'linked to a wallet that signs' },
    { name: 'Blocto', note: 'closed in 2025', gone: true },
  ],
  featuresTitle: 'Premium features',
  features: [
    `All your ${PRODUCT} and Backpacks, linked wallets included`,
    'Drawings in 2D and in PX, and every trait',
    'Graduation, and a backpack for each student',
    'A student of yours as the desktop background',
  ],
  status: 'Locked',
  statusDoor: 'No key in the door',
  statusWallet: 'No wallet',
} as const;

export const GALLERY_TEXTS = {
  collection: 'Collection',
  view: 'View',
  grid: 'Grid view',
  table: 'Table view',
  art: 'Pictures',
  refresh: 'Refresh',
  details: 'FULL DETAILS',
  linked: 'Linked',
  linkedNote: (address: string): string => `in the linked wallet ${address}`,
  shown: (total: number, all: number, collection: CollectionName): string =>
    `${total === all ? all : `${total} of ${all}`} ${tokensName(collection, all)}`,

  nothing: 'No items found',
  nothingNote: 'You can add items to your collection by visiting Flowty.',
  emptyGrid: 'No items to display in grid view',
  buy: (collection: CollectionName): string => `Buy ${COLLECTION_NAMES[collection]}`,
  noMatch: 'Nothing of yours has all of that.',

  initialize: 'This wallet has no place for Flunks and Backpacks yet.',
  initializeButton: 'Initialize Collection',

  statusRefreshing: 'Reading the chain...',
} as const;
