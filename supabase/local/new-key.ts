// Prints a new key for SESSION_SIGNING_KEY: `npx tsx supabase/local/new-key.ts`.
import { newSigningKey } from '../functions/_shared/auth/keys.ts';

process.stdout.write(`${await newSigningKey()}\n`);
