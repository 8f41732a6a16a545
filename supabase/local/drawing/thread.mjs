import { register } from 'tsx/esm/api';

// A thread begins without what lets older versions of Node read TypeScript, which takes 25 MB.
if (!process.features.typescript) register();
await import('./drawings.ts');
