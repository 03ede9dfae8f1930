import { faultOf } from '@rrr/persistence';

/** Error codes for a database or file store that is down, full or not answering; not for refused statements. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_ENQUEUE_AFTER_QUIT',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_UNKNOWN_COM_ERROR',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_CONNECTION_KILLED',
  'DATABASE_SILENT',
  'ER_QUERY_TIMEOUT',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'SQLITE_CANTOPEN',
  'ENOSPC',
]);
/** Errors of an invalid certificate, or of a server without TLS. */
const TLS_CODES = new Set([
  'HANDSHAKE_SSL_ERROR',
  'HANDSHAKE_NO_SSL_SUPPORT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_GET_ISSUER_CERT',
]);
const PREFIXES = ['FILES_UNAVAILABLE', 'SQLITE_BUSY', 'SQLITE_IOERR', 'SQLITE_LOCKED'];
const NAMES = new Set(['KnexTimeoutError', 'TimeoutError', 'AcquireError']);
/**
 * Numbers of temporary database errors; the driver has no names for MariaDB's own. Some leave open whether a commit
 * succeeded (1180, 1317, 1927, 3100), so the unit of work does not retry; clients repeat the request with the same
 * idempotency key.
 */
const NUMBERS = new Set([
  1180,
  1181,
  3100, // a commit or a rollback that the cluster did not take
  1152,
  1184,
  1317,
  1927,
  1928,
  1969, // ended by an operator, a limit or a conflict in the cluster
  1158,
  1159,
  1160,
  1161, // the connection broke
  1203,
  1226, // too many connections of this user
  1020,
  1205,
  1213,
  3101, // lost races outside of a unit of work
]);

const saysTls = (error: object): boolean =>
  'code' in error && typeof error.code === 'string' && TLS_CODES.has(error.code);

const says = (error: object): boolean => {
  const { code, errno, name, message } = error as {
    code?: unknown;
    errno?: unknown;
    name?: unknown;
    message?: unknown;
  };
  return (
    (typeof code === 'string' && (CODES.has(code) || PREFIXES.some((prefix) => code.startsWith(prefix)))) ||
    (typeof errno === 'number' && NUMBERS.has(errno)) ||
    (typeof name === 'string' && NAMES.has(name)) ||
    // mysql2 has no code for a connection closed before the statement was sent
    (typeof message === 'string' && message.includes('closed state'))
  );
};

const anyCause = (error: unknown, test: (at: object) => boolean): boolean => {
  for (
    let at: unknown = error, depth = 0;
    typeof at === 'object' && at !== null && depth < 5;
    at = 'cause' in at ? at.cause : null, depth += 1
  )
    if (test(at)) return true;
  return false;
};

/** Whether an error or its cause means that the database or file store is temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean =>
  faultOf(error) !== null || anyCause(error, (at) => says(at) || saysTls(at));

/** Whether a file does not get better by waiting for it at the start. */
export const isLastingFault = (error: unknown): boolean =>
  ['gone', 'read-only', 'damaged'].includes(faultOf(error)?.kind ?? '');

/** Whether TLS failed; this needs a fix, so startup does not wait and retry. */
export const isTlsFault = (error: unknown): boolean => anyCause(error, saysTls);
