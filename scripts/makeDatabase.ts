import { schoolDump } from '../supabase/local/dump.ts';

/** Makes the dumps that a fresh embedded database is loaded from, if they are not there yet. */
await schoolDump();
