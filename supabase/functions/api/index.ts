/* eslint-disable @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access,
   @typescript-eslint/no-unsafe-return -- only `deno check` knows Deno's types, and it checks this file */
// The entry on Supabase. Deploy: supabase functions deploy api --use-api
import { systemClock } from '../../../src/kernel/clock.ts';
import { createApi } from './app.ts';
import { hostedDeps } from './hosted.ts';

Deno.serve(createApi(await hostedDeps((name) => Deno.env.get(name), systemClock)).fetch);
