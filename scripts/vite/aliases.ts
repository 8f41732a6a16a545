import { fileURLToPath } from 'node:url';

/** What imports may call a folder, whatever they are in; tsconfig.json has the same for types, and importGraph.mjs for rules. */
export const ALIASES = {
  '@bundles': fileURLToPath(new URL('../../assets/packed', import.meta.url)),
  '@shared': fileURLToPath(new URL('../../supabase/functions/_shared', import.meta.url)),
};
