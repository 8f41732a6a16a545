import type { LinkManifest } from '../kernel/app.ts';

/** Takes a web address from the build's settings, else the one given here: nothing but https leaves the desktop. */
const address = (setting: string | undefined, otherwise: string): string =>
  setting !== undefined && URL.parse(setting)?.protocol === 'https:' ? setting : otherwise;

const env = import.meta.env;

/** The social page; the access gate leads there too. */
export const SOCIAL_PAGE: LinkManifest = {
  id: 'x-social',
  title: 'X',
  description: 'The news of the school, on X.',
  icon: 'x-social',
  desktopIcon: 900,
  link: address(env.VITE_LINK_SOCIAL, 'https://x.com/flunks_nft'),
};

/** The invitation to the chat community; the access gate leads there too. */
export const CHAT_COMMUNITY: LinkManifest = {
  id: 'discord',
  title: 'Discord',
  description: 'Where everybody from the school talks, on Discord.',
  icon: 'discord',
  desktopIcon: 910,
  link: address(env.VITE_LINK_CHAT, 'https://discord.gg/flunks'),
};

/** The collection for sale; the bulletin board leads there too. */
export const MARKETPLACE: LinkManifest = {
  id: 'market',
  title: 'Market',
  description: 'Flunks and Backpacks for sale, on a marketplace.',
  icon: 'market',
  desktopIcon: 920,
  link: address(env.VITE_LINK_MARKET, 'https://www.flowty.io/collection/0x807c3d470888cc48/Flunks'),
};

/** Every page elsewhere that has an icon on the desktop (PRODUCT-5). */
export const LINKS: readonly LinkManifest[] = [
  SOCIAL_PAGE,
  CHAT_COMMUNITY,
  MARKETPLACE,
  {
    id: 'fantasy-football',
    title: 'Fantasy Football',
    description: 'The fantasy football league of the school.',
    icon: 'fantasy-football',
    desktopIcon: 930,
    link: address(env.VITE_LINK_FANTASY_FOOTBALL, 'https://sleeper.com/leagues'),
  },
];
