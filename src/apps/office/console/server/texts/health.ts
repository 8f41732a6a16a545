export const HEALTH_TEXTS = {
  title: 'Health',
  now: 'This server',
  since: 'Running since',
  inFlight: 'Calls in flight',
  sockets: 'Sockets',
  chain: 'Chain',
  chainStates: { answers: 'answers', silent: 'silent', unknown: 'not asked yet' },
  index: 'Index',
  noIndex: 'not begun',
  lag: (height: number, blocks: number | null, seconds: number): string =>
    blocks === 0
      ? `block ${height}, up to date`
      : `block ${height}, ${blocks ?? '?'} missing for ${Math.round(seconds)} s`,
  housekeeping: 'Old rows deleted',
  notHere: 'not by this server',
  reconciliation: 'Books gone through',
  problems: 'Problems found',
  never: 'not yet',
  size: 'Database',
  megabytes: (count: number): string => `${count} MB`,
  routes: 'Calls by route',
  route: 'route',
  calls: 'calls',
  refused: 'refused',
  failed: 'failed',
  p95: 'p95 (ms)',
  longer: '> 10000',
} as const;
