// The entry on Supabase. docs/DEPLOY.md says how it is bundled and deployed.
import { systemClock } from '../_shared/kernel/clock.ts';
import { createApi } from './app.ts';
import { hostedDeps } from './hosted.ts';

declare global {
  /** Supabase's runtime of functions. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

// Deno itself has no such runtime, and goes on with what was begun.
const background = (work: Promise<unknown>) => globalThis.EdgeRuntime?.waitUntil(work);
Deno.serve(createApi(await hostedDeps((name) => Deno.env.get(name), systemClock, background)).fetch);
