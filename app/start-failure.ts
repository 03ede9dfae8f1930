import { databaseAddress, databasePlace, DatabaseUrlError, MigrationRefused } from '@rrr/persistence';
import { WrongUsage } from './commands/command.js';
import { type Config, ConfigurationError } from './config.js';

interface Said {
  readonly code: string;
  readonly errno: unknown;
  readonly syscall: string;
  readonly path: string;
  readonly hostname: string;
  /** the database server's own message */
  readonly sqlMessage: string;
  readonly message: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const said = (error: object): Said => {
  const it = error as Readonly<Record<string, unknown>>;
  return {
    code: textOf(it['code']),
    errno: it['errno'],
    syscall: textOf(it['syscall']),
    path: textOf(it['path']),
    hostname: textOf(it['hostname']),
    sqlMessage: textOf(it['sqlMessage']),
    message: textOf(it['message']),
  };
};

/** The settings, if they were read before the failure. */
type Known = Pick<Config, 'PORT' | 'HOST' | 'DATABASE_URL'>;

const RIGHTS = 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES and TRIGGER';

const ofListening = ({ code, syscall, hostname }: Said, { PORT, HOST }: Known): string | null => {
  if (code === 'EADDRINUSE')
    return `PORT ${PORT} is in use at ${HOST}: stop the program that listens there, or set PORT to another number.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `PORT ${PORT} may not be used by this user: set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === HOST))
    return `HOST ${HOST} is no address of this machine: set HOST to one of its own, or to 0.0.0.0 for all of them.`;
  return null;
};

const ofMysql = ({ code, errno, sqlMessage, syscall, message }: Said, url: string): string | null => {
  const address = databaseAddress(url);
  if (address.kind !== 'mysql') return null;
  const { user, database } = address;
  const place = databasePlace(address);
  if (errno === 1045 || errno === 1698)
    return `The database ${place} refuses the user "${user}" or the password: correct DATABASE_URL.`;
  if (errno === 1044)
    return `The user "${user}" may not use the database ${place}: grant ${RIGHTS} on ${database}.* to it.`;
  if (errno === 1049) return `There is no database ${place}: create it, or correct the name in DATABASE_URL.`;
  if (errno === 1142 || errno === 1143 || errno === 1227 || errno === 1370 || errno === 1419)
    return (
      `The user "${user}" lacks a right on the database ${place} (${sqlMessage}): ` +
      `grant ${RIGHTS} on ${database}.* to it, then start again.`
    );
  if (errno === 1040)
    return `The database ${place} takes no more connections: raise its max_connections, or lower DATABASE_POOL.`;
  if (errno === 1129 || errno === 1130)
    return `The database ${place} takes no connections from this machine (${sqlMessage}): allow its address there.`;
  if (errno === 3159) return `The database ${place} takes encrypted connections only: add ?ssl=true to DATABASE_URL.`;
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return `The database ${place} offers no TLS, which DATABASE_URL asks for by ssl=true: turn TLS on there.`;
  if (code === 'HANDSHAKE_SSL_ERROR')
    return (
      `The TLS certificate of the database ${place} is not accepted (${message}): give the file of its authority as ` +
      'ssl-ca in DATABASE_URL, and the host by the name in the certificate.'
    );
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${address.host} of DATABASE_URL is not known: correct it, or the name service of this machine.`;
  if (code === 'ENOENT' && syscall === 'connect')
    return `There is no socket ${address.socket ?? ''} of a database: correct DATABASE_URL, or start the database.`;
  if (
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ETIMEDOUT',
      'EPIPE',
      'PROTOCOL_CONNECTION_LOST',
    ].includes(code)
  )
    return `The database ${place} does not answer (${code}): start it, or correct DATABASE_URL.`;
  return sqlMessage === '' ? null : `The database ${place} refuses: ${sqlMessage} (${code}).`;
};

const ofSqlite = ({ code }: Said, url: string): string | null => {
  const address = databaseAddress(url);
  if (address.kind !== 'sqlite' || !code.startsWith('SQLITE_')) return null;
  const file = `The database file ${address.filename}`;
  const starts = (...codes: readonly string[]): boolean => codes.some((it) => code.startsWith(it));
  if (starts('SQLITE_NOTADB'))
    return `${file} is no SQLite database: correct DATABASE_URL or DATA_DIR, or put a backup in its place.`;
  if (starts('SQLITE_CORRUPT')) return `${file} is damaged: put a backup in its place.`;
  if (starts('SQLITE_READONLY', 'SQLITE_PERM', 'SQLITE_CANTOPEN'))
    return `${file} cannot be written (${code}): let this user write the file and its folder.`;
  if (starts('SQLITE_FULL')) return `${file} cannot grow: the disk is full.`;
  if (starts('SQLITE_IOERR')) return `${file} cannot be read or written (${code}): look at the disk.`;
  if (starts('SQLITE_BUSY', 'SQLITE_LOCKED')) return `${file} is held by another process: stop it, then start again.`;
  return null;
};

const FILE_CODES = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ENOSPC',
  'EMFILE',
  'ELOOP',
  'ENAMETOOLONG',
];
const ofFiles = ({ code, path }: Said): string | null =>
  path !== '' && FILE_CODES.includes(code)
    ? `${path} cannot be ${code === 'ENOENT' ? 'found' : 'read or written'} (${code}): ` +
      'give this user a folder that it may write, by DATA_DIR, and files that it may read.'
    : null;

/**
 * Explains a startup failure in one sentence: what failed, where, and what to do. Null for an unexpected error, which
 * needs its stack trace. `known`: the settings, if already read.
 */
export const startFailure = (error: unknown, known: Known | null): string | null => {
  for (
    let at: unknown = error, depth = 0;
    typeof at === 'object' && at !== null && depth < 5;
    at = 'cause' in at ? at.cause : null, depth += 1
  ) {
    if (at instanceof ConfigurationError || at instanceof WrongUsage || at instanceof MigrationRefused)
      return at.message;
    if (at instanceof DatabaseUrlError) return `DATABASE_URL ${at.message}.`;
    const it = said(at);
    const sentence =
      (known && (ofListening(it, known) ?? ofMysql(it, known.DATABASE_URL) ?? ofSqlite(it, known.DATABASE_URL))) ??
      ofFiles(it);
    if (sentence !== null) return sentence;
    if ('name' in at && at.name === 'KnexTimeoutError')
      return 'The database gave no connection in time: look whether it is overloaded, or raise DATABASE_POOL.';
  }
  return null;
};
