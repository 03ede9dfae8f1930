/** What drivers and pools say when the database, or the store of files, is away, full or not answering; not when it refuses a statement. */
const CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR', 'PROTOCOL_ENQUEUE_AFTER_QUIT', 'ER_CON_COUNT_ERROR', 'ER_SERVER_SHUTDOWN', 'ER_NORMAL_SHUTDOWN',
  'ER_LOCK_WAIT_TIMEOUT', 'ER_UNKNOWN_COM_ERROR', 'ER_OPTION_PREVENTS_STATEMENT', 'ER_CONNECTION_KILLED', 'DATABASE_SILENT', 'ER_QUERY_TIMEOUT', 'ER_CLIENT_INTERACTION_TIMEOUT', 'SQLITE_CANTOPEN', 'SQLITE_FULL', 'ENOSPC',
]);
const PREFIXES = ['FILES_UNAVAILABLE', 'SQLITE_BUSY', 'SQLITE_IOERR', 'SQLITE_LOCKED'];
const NAMES = new Set(['KnexTimeoutError', 'TimeoutError', 'AcquireError']);
/** Those of MariaDB that the driver has no name for: a Galera node that left its cluster, a statement that took too long. */
const NUMBERS = new Set<unknown>([1047, 1969]);

const says = (error: object): boolean => {
  const { code, errno, name, message } = error as { code?: unknown; errno?: unknown; name?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && (CODES.has(code) || PREFIXES.some((it) => code.startsWith(it)))) ||
    NUMBERS.has(errno) ||
    (typeof name === 'string' && NAMES.has(name)) ||
    // mysql2 has no code for a connection that was closed before the statement left
    (typeof message === 'string' && message.includes('closed state'))
  );
};

/** Whether an error, or what caused it, says that the database or the store of files cannot be reached now and may be later. */
export const isUnavailable = (error: unknown): boolean => {
  for (let at: unknown = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; at = 'cause' in at ? at.cause : null, depth += 1)
    if (says(at)) return true;
  return false;
};
