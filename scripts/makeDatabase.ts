import { makeSchool } from '../supabase/local/dump.ts';

/** Makes what a fresh embedded database is loaded from, if it is not there yet. */
await makeSchool();
