import type { BuildMode } from '../kernel/features.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';

/** The mode of this build: public unless VITE_BUILD_MODE says build (MODE-1). */
export const BUILD_MODE: BuildMode = import.meta.env.VITE_BUILD_MODE === 'build' ? 'build' : 'public';

/** The administrator of the demo chain. */
const DEMO_DEVELOPER = '0xd300000000000004';

/** The one wallet for which the developer toggle works; null: for none. */
export const DEVELOPER_WALLET: Address | null = parseAddress(
  import.meta.env.VITE_DEVELOPER_WALLET ?? DEMO_DEVELOPER,
);
