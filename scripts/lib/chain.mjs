/**
 * The chain that the environment names. Without a database of its own it is the demo chain; a real database has to say
 * whose it is, since on the demo chain anyone may be its administrator.
 */
export function chainName() {
  return process.env.CHAIN || (process.env.DATABASE_URL ? undefined : 'demo');
}
