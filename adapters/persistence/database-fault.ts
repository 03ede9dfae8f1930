/** Why a database takes no writes. */
export type FaultKind = 'gone' | 'full' | 'read-only' | 'no-quorum' | 'damaged' | 'no-answer' | 'refused';

/** For health checks, which anybody may see: no names, no paths. */
const REASONS: Readonly<Record<FaultKind, string>> = {
  gone: 'The database file was removed, moved or replaced while the server runs.',
  full: 'The disk of the database is full.',
  'read-only': 'The database only reads.',
  'no-quorum': 'The node of the database is not part of its cluster.',
  damaged: 'The database file is damaged.',
  'no-answer': 'The database does not take a write in time.',
  refused: 'The database refuses writes.',
};

/** For the log: what to do. */
const REMEDIES: Readonly<Record<FaultKind, string>> = {
  gone: 'Stop the server, put the file back or restore a backup, then start the server again.',
  full: 'Free space on its disk.',
  'read-only': 'Give this server a database, or a file and a folder, that it can write.',
  'no-quorum': 'Bring its cluster back to a majority of nodes, or connect to another node.',
  damaged: 'Stop the server and restore a backup (docs/deploy.md, "Back up and restore").',
  'no-answer': 'Check whether the database is overloaded, locked by a backup or cut off.',
  refused: 'See the error beside this line.',
};

/** The database takes no writes. Nothing of the refused transaction is stored. */
export class DatabaseFault extends Error {
  readonly code = 'DATABASE_FAULT';
  /** one sentence without names */
  readonly reason: string;
  /** `place`: what is meant, such as the path of the file */
  constructor(
    readonly kind: FaultKind,
    { place, cause }: { readonly place?: string; readonly cause?: unknown } = {},
  ) {
    const subject = place === undefined ? '' : ` (${place})`;
    super(`${REASONS[kind].slice(0, -1)}${subject}: writes are refused. ${REMEDIES[kind]}`, { cause });
    this.name = 'DatabaseFault';
    this.reason = REASONS[kind];
  }
}

/** Numbers of MySQL and MariaDB. */
const NUMBERS = new Map<number, FaultKind>([
  [1021, 'full'],
  [1114, 'full'],
  [1290, 'read-only'],
  [1792, 'read-only'],
  [1836, 'read-only'],
  [1047, 'no-quorum'],
]);
/** other errors name the error of the file system */
const FULL = /errno: 28\b|errcode: 28\b|error 28\b|no space left/i;
const CODES: readonly (readonly [prefix: string, FaultKind])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['DATABASE_SILENT', 'no-answer'],
];

/** The fault that an error tells of; null for errors that say nothing about the database as a whole. */
export const faultOf = (error: unknown, place?: string): DatabaseFault | null => {
  if (error instanceof DatabaseFault) return error;
  if (typeof error !== 'object' || error === null) return null;
  const { code, errno, sqlMessage } = error as { code?: unknown; errno?: unknown; sqlMessage?: unknown };
  const kind =
    (typeof errno === 'number' ? NUMBERS.get(errno) : undefined) ??
    (typeof code === 'string' ? CODES.find(([prefix]) => code.startsWith(prefix))?.[1] : undefined) ??
    (typeof sqlMessage === 'string' && FULL.test(sqlMessage) ? 'full' : undefined);
  if (kind !== undefined) return new DatabaseFault(kind, { ...(place === undefined ? {} : { place }), cause: error });
  return 'cause' in error ? faultOf(error.cause, place) : null;
};
