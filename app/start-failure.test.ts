import { describe, expect, test } from '@jest/globals';
import { DatabaseDamaged, DatabaseFault, DatabaseUrlError, MigrationRefused } from '@rrr/persistence';
import { WrongUsage } from './commands/command.js';
import { ConfigurationError } from './config.js';
import { startFailure } from './start-failure.js';

const known = { PORT: 3000, HOST: '0.0.0.0', DATABASE_URL: 'mysql://rewards:hunter2@db.internal/rewards' };
const onFile = { ...known, DATABASE_URL: 'sqlite:/var/lib/rewards.sqlite' };
const failing = (over: object, message = 'failed'): Error => Object.assign(new Error(message), over);
const refused = (errno: number, sqlMessage: string): Error =>
  failing({ errno, code: 'ER_SOME', sqlMessage }, `INSERT INTO riders (email) - ${sqlMessage}`);

describe('what stops a start is one sentence:', () => {
  test.each([
    [refused(1040, 'Too many connections'), /^The database rewards at db\.internal:3306 accepts no more connections: /],
    [refused(1130, "Host 'x' is not allowed"), /accepts no connections from this machine \(Host 'x' is not allowed\)/],
    [refused(3159, 'insecure transport'), /accepts only encrypted connections: add \?ssl=true to DATABASE_URL\.$/],
    [refused(1419, 'You need SUPER'), /^The user "rewards" lacks a permission on the database rewards/],
    [
      refused(1005, 'Cannot create table'),
      /^The database rewards at .* reports an error: Cannot create table \(ER_SOME\)\.$/,
    ],
    [
      failing({ code: 'HANDSHAKE_SSL_ERROR', fatal: true }, 'self-signed certificate in certificate chain'),
      /^The TLS certificate .* is not accepted \(self-signed certificate in certificate chain\): set ssl-ca/,
    ],
    [
      failing({ code: 'HANDSHAKE_SSL_ERROR' }, "Hostname/IP does not match certificate's altnames: Host: db.internal."),
      /is not accepted \(Hostname\/IP does not match/,
    ],
    [failing({ code: 'ENOENT', syscall: 'connect', path: '/run/sql.sock' }), /^The database socket/],
    [failing({ code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: 'db.internal' }), /^The host db\.internal in/],
    [failing({ code: 'ETIMEDOUT', syscall: 'connect' }), /does not respond \(ETIMEDOUT\)/],
    [failing({ code: 'EACCES', syscall: 'listen', port: 80 }), /^PORT 3000 needs more rights than this user has/],
    [failing({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '0.0.0.0' }), /^HOST 0\.0\.0\.0 is not an address/],
    [
      failing({ code: 'EROFS', syscall: 'mkdir', path: '/srv/var' }),
      /^\/srv\/var cannot be read or written \(EROFS\): /,
    ],
    [failing({ name: 'KnexTimeoutError' }), /^No database connection was free in time/],
    [failing({ name: 'AcquireError' }), /^No database connection was free in time/],
    [new Error('outer', { cause: refused(1045, 'Access denied') }), /rejects the user "rewards" or the password/],
    [new MigrationRefused('Rows stand in the way.'), /^Rows stand in the way\.$/],
    [new DatabaseFault('full', { place: '/data/a' }), /^The disk of the database is full \(\/data\/a\): writes are/],
    [
      new DatabaseDamaged('/data/a', ['one', 'two', 'three', 'four', 'five']),
      /^The database file \/data\/a is damaged \(one; two; three; and 2 more\): move it away and restore the last backup/,
    ],
    [new DatabaseUrlError('names no host'), /^DATABASE_URL names no host\.$/],
    [new WrongUsage('--email is missing'), /^--email is missing$/],
    [new ConfigurationError(['PORT: must be a number']), /PORT: must be a number/],
  ])('%#', (error, sentence) => {
    const text = startFailure(error, known) ?? 'none';
    expect(text).toMatch(sentence);
    expect(text).not.toMatch(/hunter2|INSERT INTO|\n\s+at /);
  });

  test.each([
    ['SQLITE_FULL', 'cannot grow: the disk is full'],
    ['SQLITE_IOERR_WRITE', 'cannot be read or written (SQLITE_IOERR_WRITE)'],
    ['SQLITE_BUSY_RECOVERY', 'is in use by another process'],
    ['SQLITE_READONLY_DIRECTORY', 'cannot be written (SQLITE_READONLY_DIRECTORY)'],
    ['SQLITE_CANTOPEN', 'cannot be written (SQLITE_CANTOPEN)'],
    [
      'SQLITE_CORRUPT_INDEX',
      'is damaged: move it away and restore the last backup with npm run cli -- restore (docs/deploy.md)',
    ],
  ])('%s', (code, sentence) => {
    const text = startFailure(failing({ code }), onFile) ?? 'none';
    expect(text).toContain(`The database file /var/lib/rewards.sqlite ${sentence}`);
  });

  test('what nobody foresaw keeps its stack', () => {
    expect(startFailure(new TypeError('x is not a function'), known)).toBeNull();
    expect(startFailure('text', null)).toBeNull();
    expect(startFailure(failing({ code: 'SQLITE_CONSTRAINT' }), onFile)).toBeNull();
  });
});
