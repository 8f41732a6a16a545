/** True when the server or the network ended the connection, rather than refused a statement. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')) return true;
  const code = 'code' in error ? String(error.code) : '';
  return /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND)/.test(code);
}

/** True when the database gave a statement up because it took too long (STATEMENT_TIMEOUT). */
export const isOverdue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** True when the database has no room on its disk, or takes no writes: disk_full, read_only_sql_transaction, io_error. */
export const cannotSave = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['53100', '25006', '58030'].includes(String(error.code));
