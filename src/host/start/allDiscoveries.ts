import type { Discovery } from '../../kernel/discoveries.ts';
import { desktopDiscoveries } from '../../services/discoveries/desktopDiscoveries.ts';

const declared = import.meta.glob<readonly Discovery[]>(
  ['../../apps/*/*/discoveries.ts', '../../town/places/**/discoveries.ts'],
  {
    eager: true,
    import: 'discoveries',
  },
);

/** How each hidden theme is found, as the desktop, the apps and the places declare it. */
export const allDiscoveries: readonly Discovery[] = [
  ...desktopDiscoveries,
  ...Object.values(declared).flat(),
];
