const env = import.meta.env;

/** Where Realtime is: a hosted project's, or (null) this page's own server; and the key that hosted Supabase wants, which is no secret. */
export const REALTIME = {
  project: env.VITE_SUPABASE_URL ? env.VITE_SUPABASE_URL : null,
  key: env.VITE_SUPABASE_KEY ? env.VITE_SUPABASE_KEY : 'local',
};
