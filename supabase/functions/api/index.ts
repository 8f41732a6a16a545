// The entry on Supabase. Deploy: supabase functions deploy api --use-api
import { systemClock } from '../_shared/kernel/clock.ts';
import { createApi } from './app.ts';
import { hostedDeps } from './hosted.ts';

Deno.serve(createApi(await hostedDeps((name) => Deno.env.get(name), systemClock)).fetch);
