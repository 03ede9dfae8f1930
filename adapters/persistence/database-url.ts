import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, isIP, type Socket } from 'node:net';

/** An invalid DATABASE_URL. The message never contains the password. */
export class DatabaseUrlError extends TypeError {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseUrlError';
  }
}

export type DatabaseKind = 'sqlite' | 'mysql';

export interface SqliteAddress {
  readonly kind: 'sqlite';
  readonly filename: string;
}

export interface MysqlAddress {
  readonly kind: 'mysql';
  /** a name, or an IP address without brackets */
  readonly host: string;
  readonly port: number;
  /** path of a Unix socket; host and port are then unused */
  readonly socket: string | null;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** null: the connection is not encrypted */
  readonly tls: { readonly caFile: string | null; readonly verifyHost: boolean } | null;
}

const KNOWN = ['ssl', 'ssl-ca', 'ssl-verify-host', 'socket'] as const;
type Known = (typeof KNOWN)[number];
const KNOWN_TEXT =
  'Known parameters are ssl=true, ssl-ca=/path/to/ca.pem, ssl-verify-host=false and socket=/path/to/socket; ' +
  'use ?ssl=true for TLS';

const isKnown = (name: string): name is Known => KNOWN.some((text) => text === name);

const parametersOf = (url: URL): Readonly<Partial<Record<Known, string>>> => {
  const given: Partial<Record<Known, string>> = {};
  for (const [name, value] of url.searchParams) {
    if (!isKnown(name)) throw new DatabaseUrlError(`has the unknown parameter ${name}. ${KNOWN_TEXT}`);
    if (given[name] !== undefined) throw new DatabaseUrlError(`contains ${name} twice`);
    if (value.trim() === '') throw new DatabaseUrlError(`contains ${name} without a value. ${KNOWN_TEXT}`);
    given[name] = value;
  }
  return given;
};

const flagOf = (name: Known, value: string | undefined, otherwise: boolean): boolean => {
  if (value === undefined) return otherwise;
  if (value !== 'true' && value !== 'false')
    throw new DatabaseUrlError(`contains ${name}=${value}: it must be true or false`);
  return value === 'true';
};

const decoded = (text: string, what: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseUrlError(`has a ${what} with an incorrect %: write % as %25`);
  }
};

const NEEDS_CODING =
  'encode special characters in the user and the password: %40 (@), %23 (#), %2F (/), %3F (?), %3A (:) or %25 (%)';

const mysqlAddress = (text: string): MysqlAddress => {
  if (!URL.canParse(text))
    throw new DatabaseUrlError(`cannot be read as mysql://user:password@host:3306/name; ${NEEDS_CODING}`);
  const url = new URL(text);
  if (url.hash !== '' || text.includes('#')) throw new DatabaseUrlError(`contains a #; ${NEEDS_CODING}`);
  const given = parametersOf(url);
  const database = decoded(url.pathname.replace(/^\//, ''), 'name');
  if (database === '' || database.includes('/'))
    throw new DatabaseUrlError('must end with the name of one database: mysql://user:password@host:3306/name');
  const socket = given.socket ?? null;
  if (url.hostname === '' && socket === null)
    throw new DatabaseUrlError('has no host: mysql://user:password@host:3306/name');
  if (url.username === '') throw new DatabaseUrlError('has no user: mysql://user:password@host:3306/name');
  const encrypted = flagOf('ssl', given.ssl, false);
  const verifyHost = flagOf('ssl-verify-host', given['ssl-verify-host'], true);
  if (!encrypted && (given['ssl-ca'] !== undefined || given['ssl-verify-host'] !== undefined))
    throw new DatabaseUrlError('has a certificate option but does not turn on TLS: add ssl=true');
  if (encrypted && socket !== null)
    throw new DatabaseUrlError('turns on TLS for a local socket: remove ssl=true or socket');
  return {
    kind: 'mysql',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 3306),
    socket,
    user: decoded(url.username, 'user'),
    password: decoded(url.password, 'password'),
    database,
    tls: encrypted ? { caFile: given['ssl-ca'] ?? null, verifyHost } : null,
  };
};

const sqliteAddress = (path: string): SqliteAddress => {
  // other programs write an empty host
  const filename = path.replace(/^\/\/\//, '/');
  if (filename.trim() === '') throw new DatabaseUrlError('has no file: sqlite:/path/to/file.sqlite');
  if (filename.startsWith('//'))
    throw new DatabaseUrlError('must have the path directly after sqlite: as in sqlite:/path/to/file.sqlite');
  if (/[?#]/.test(filename)) throw new DatabaseUrlError('contains a ? or #; a SQLite file has no parameters');
  return { kind: 'sqlite', filename };
};

/** Parses a DATABASE_URL. @throws DatabaseUrlError for any invalid part; nothing is ignored */
export const databaseAddress = (url: string): SqliteAddress | MysqlAddress => {
  if (url.startsWith('sqlite:')) return sqliteAddress(url.slice('sqlite:'.length));
  if (/^(?:mysql|mariadb):\/\//.test(url)) return mysqlAddress(url);
  throw new DatabaseUrlError('must begin with sqlite: or mysql://');
};

/** The address of the database for messages, without user and password. */
export const databasePlace = (address: SqliteAddress | MysqlAddress): string => {
  if (address.kind === 'sqlite') return address.filename;
  const host = isIP(address.host) === 6 ? `[${address.host}]` : address.host;
  return `${address.database} at ${address.socket ?? `${host}:${address.port}`}`;
};

const certificateOf = (path: string): string => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (failed) {
    throw new DatabaseUrlError(
      `has the ssl-ca file ${path}, which cannot be read (${(failed as NodeJS.ErrnoException).code ?? 'unknown'})`,
    );
  }
  try {
    new X509Certificate(text);
  } catch {
    throw new DatabaseUrlError(`has the ssl-ca file ${path}, which is not a PEM certificate`);
  }
  return text;
};

interface MysqlConnectionSettings {
  readonly socketPath?: string;
  readonly host?: string;
  readonly port?: number;
  readonly stream?: () => Socket;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl?: {
    readonly ca?: string;
    readonly minVersion: 'TLSv1.2';
    readonly rejectUnauthorized: true;
    readonly verifyIdentity: boolean;
  };
}

/**
 * The driver's connection settings. With TLS, the certificate must be from a trusted authority and match the host.
 * @throws DatabaseUrlError when the CA file cannot be read
 */
export const mysqlSettings = (address: MysqlAddress): MysqlConnectionSettings => {
  const { host, port, socket, user, password, database, tls } = address;
  const who = { user, password, database };
  if (socket !== null) return { ...who, socketPath: socket };
  if (tls === null) return { ...who, host, port };
  const ca = tls.caFile === null ? {} : { ca: certificateOf(tls.caFile) };
  const ssl = { ...ca, minVersion: 'TLSv1.2', rejectUnauthorized: true, verifyIdentity: tls.verifyHost } as const;
  if (isIP(host) === 0) return { ...who, host, port, ssl };
  // the driver would check the certificate against "localhost"; a trailing dot makes an IP address pass as a name,
  // which is then compared as an address
  const stream = (): Socket => connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: 10_000 });
  return { ...who, host: `${host}.`, port, ssl, stream };
};
