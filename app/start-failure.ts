import { FilesUnavailable } from '@rrr/files';
import {
  databaseAddress,
  DatabaseDamaged,
  DatabaseFault,
  databasePlace,
  DatabaseUrlError,
  isPoolBusy,
  MigrationRefused,
} from '@rrr/persistence';
import { BackupFault } from '@rrr/persistence/backup';
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
  const item = error as Readonly<Record<string, unknown>>;
  return {
    code: textOf(item['code']),
    errno: item['errno'],
    syscall: textOf(item['syscall']),
    path: textOf(item['path']),
    hostname: textOf(item['hostname']),
    sqlMessage: textOf(item['sqlMessage']),
    message: textOf(item['message']),
  };
};

/** The settings, if they were read before the failure. */
type Known = Pick<Config, 'PORT' | 'HOST' | 'DATABASE_URL'> & {
  /** of a worker; the server listens on PORT */
  readonly listensOn?: { readonly setting: 'WORKER_PORT'; readonly port: number };
};

const RIGHTS = 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES and TRIGGER';

const ofListening = ({ code, syscall, hostname }: Said, { PORT, HOST, listensOn }: Known): string | null => {
  const { setting, port } = listensOn ?? { setting: 'PORT', port: PORT };
  if (code === 'EADDRINUSE')
    return `${setting} ${port} is already in use on ${HOST}: stop the other program, or set ${setting} to another number.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `${setting} ${port} needs more rights than this user has: set ${setting} to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === HOST))
    return `HOST ${HOST} is not an address of this machine: set HOST to one of its addresses, or to 0.0.0.0 for all.`;
  return null;
};

const ofMysql = ({ code, errno, sqlMessage, syscall, message }: Said, url: string): string | null => {
  const address = databaseAddress(url);
  if (address.kind !== 'mysql') return null;
  const { user, database } = address;
  const place = databasePlace(address);
  if (errno === 1045 || errno === 1698)
    return `The database ${place} rejects the user "${user}" or the password: correct DATABASE_URL.`;
  if (errno === 1044)
    return `The user "${user}" has no access to the database ${place}: grant ${RIGHTS} on ${database}.* to this user.`;
  if (errno === 1049) return `The database ${place} does not exist: create it, or correct the name in DATABASE_URL.`;
  if (errno === 1142 || errno === 1143 || errno === 1227 || errno === 1370 || errno === 1419)
    return (
      `The user "${user}" lacks a permission on the database ${place} (${sqlMessage}): ` +
      `grant ${RIGHTS} on ${database}.* to this user, then start again.`
    );
  if (errno === 1040)
    return `The database ${place} accepts no more connections: raise its max_connections, or lower DATABASE_POOL.`;
  if (errno === 1129 || errno === 1130)
    return `The database ${place} accepts no connections from this machine (${sqlMessage}): allow this machine's address there.`;
  if (errno === 3159) return `The database ${place} accepts only encrypted connections: add ?ssl=true to DATABASE_URL.`;
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return `The database ${place} does not support TLS, but DATABASE_URL has ssl=true: turn on TLS in the database.`;
  if (code === 'HANDSHAKE_SSL_ERROR')
    return (
      `The TLS certificate of the database ${place} is not accepted (${message}): set ssl-ca in DATABASE_URL to the file ` +
      'of its certificate authority, and use the host name of the certificate.'
    );
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${address.host} in DATABASE_URL cannot be found: correct it, or check the DNS settings of this machine.`;
  if (code === 'ENOENT' && syscall === 'connect')
    return `The database socket ${address.socket ?? ''} does not exist: correct DATABASE_URL, or start the database.`;
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
    return `The database ${place} does not respond (${code}): start it, or correct DATABASE_URL.`;
  return sqlMessage === '' ? null : `The database ${place} reports an error: ${sqlMessage} (${code}).`;
};

const ofSqlite = ({ code }: Said, url: string): string | null => {
  const address = databaseAddress(url);
  if (address.kind !== 'sqlite' || !code.startsWith('SQLITE_')) return null;
  const file = `The database file ${address.filename}`;
  const starts = (...codes: readonly string[]): boolean => codes.some((candidate) => code.startsWith(candidate));
  if (starts('SQLITE_NOTADB'))
    return `${file} is not a SQLite database: correct DATABASE_URL or DATA_DIR, or restore a backup.`;
  if (starts('SQLITE_CORRUPT'))
    return `${file} is damaged: move it away and restore the last backup with npm run cli -- restore (docs/deploy.md).`;
  if (starts('SQLITE_READONLY', 'SQLITE_PERM', 'SQLITE_CANTOPEN'))
    return `${file} cannot be written (${code}): give this user write access to the file and its folder.`;
  if (starts('SQLITE_FULL')) return `${file} cannot grow: the disk is full.`;
  if (starts('SQLITE_IOERR')) return `${file} cannot be read or written (${code}): check the disk.`;
  if (starts('SQLITE_BUSY', 'SQLITE_LOCKED')) return `${file} is in use by another process: stop it, then start again.`;
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
      'set DATA_DIR to a folder that this user can write, and make sure it can read the files in it.'
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
    // its message names the place and what to do
    if (at instanceof DatabaseFault || at instanceof DatabaseDamaged || at instanceof BackupFault) return at.message;
    if (at instanceof FilesUnavailable)
      return `The bucket of the uploaded files does not answer as it should (${at.code}): check the S3 settings and the service.`;
    const item = said(at);
    const sentence =
      (known &&
        (ofListening(item, known) ?? ofMysql(item, known.DATABASE_URL) ?? ofSqlite(item, known.DATABASE_URL))) ??
      ofFiles(item);
    if (sentence !== null) return sentence;
    if (isPoolBusy(at))
      return 'No database connection was free in time: check whether the database is overloaded, or raise DATABASE_POOL.';
  }
  return null;
};
