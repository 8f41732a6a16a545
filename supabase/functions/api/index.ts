// The entry on Supabase. docs/DEPLOY.md says how it is bundled and deployed.
import { systemClock } from '../_shared/kernel/clock.ts';
import { createApi } from './app.ts';
import { hostedDeps } from './hosted.ts';

Deno.serve(createApi(await hostedDeps((name) => Deno.env.get(name), systemClock)).fetch);
