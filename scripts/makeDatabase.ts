import { migratedDump } from '../supabase/local/dump.ts';

/** Makes the migrated dump that a fresh embedded database is loaded from, if it is not there yet. */
await migratedDump();
