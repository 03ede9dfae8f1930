import { describe, expect, it, jest } from '@jest/globals';
import { existsSync, mkdtempSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAddress, databasePlace, DatabaseUrlError, mysqlSettings } from './database-url.js';
import { openDatabase } from './open-database.js';

jest.setTimeout(60_000);

const faultOf = (url: string): string => {
  try {
    databaseAddress(url);
    return 'none';
  } catch (failed) {
    return failed instanceof DatabaseUrlError ? failed.message : 'another error';
  }
};

describe('a database URL', () => {
  it.each([
    ['ssl-mode=REQUIRED', 'ssl-mode'],
    ['ssl-mode=VERIFY_IDENTITY', 'ssl-mode'],
    ['sslmode=require', 'sslmode'],
    ['SSL=true', 'SSL'],
    ['tls=true', 'tls'],
    ['useSSL=true', 'useSSL'],
    ['ssl_ca=/ca.pem', 'ssl_ca'],
    ['ssl=true&sslmode=require', 'sslmode'],
    ['charset=utf8', 'charset'],
  ])('with ?%s is refused, and told how TLS is asked for', (parameters, name) => {
    expect(faultOf(`mysql://rewards:secret@db.internal/rewards?${parameters}`)).toBe(
      `has the unknown parameter ${name}. Known parameters are ssl=true, ssl-ca=/path/to/ca.pem, ` +
        'ssl-verify-host=false and socket=/path/to/socket; use ?ssl=true for TLS',
    );
  });

  it.each([
    ['mysql://u:p@h/n?ssl=1', 'ssl=1: it must be true or false'],
    ['mysql://u:p@h/n?ssl=TRUE', 'must be true or false'],
    ['mysql://u:p@h/n?ssl=', 'contains ssl without a value'],
    ['mysql://u:p@h/n?ssl', 'contains ssl without a value'],
    ['mysql://u:p@h/n?ssl=true&ssl=false', 'contains ssl twice'],
    ['mysql://u:p@h/n?ssl-ca=/ca.pem', 'does not turn on TLS'],
    ['mysql://u:p@h/n?ssl=false&ssl-ca=/ca.pem', 'does not turn on TLS'],
    ['mysql://u:p@h/n?ssl-verify-host=false', 'does not turn on TLS'],
    ['mysql://u:p@h/n?ssl=true&ssl-verify-host=no', 'must be true or false'],
    ['mysql://u:p@h/n?ssl=true&socket=/s', 'TLS for a local socket'],
    ['mysql://u:p@h/', 'name of one database'],
    ['mysql://u:p@h/a/b', 'name of one database'],
    ['mysql://h/n', 'has no user'],
    ['mysql:///n', 'has no host'],
    ['mysql://u:p#x@h/n', 'encode special characters'],
    ['mysql://u:1#x@h/n', 'contains a #'],
    ['mysql://u:p%@h/n', 'incorrect %'],
    ['mysql:rewards', 'must begin with'],
    ['postgres://u:p@h/n', 'must begin with'],
    ['sqlite:', 'has no file'],
    ['sqlite://var/x.sqlite', 'path directly after sqlite:'],
    ['sqlite:/x.sqlite?mode=ro', 'has no parameters'],
  ])('%s is refused', (url, why) => expect(faultOf(url)).toContain(why));

  it('never says the password', () => {
    for (const url of [
      'mysql://u:hunter2@h/',
      'mysql://u:hunter2@h/n?x=1',
      'mysql://u:hunter2%@h/n',
      'mysql://u:hunter2#@h/n',
    ])
      expect(faultOf(url)).not.toContain('hunter2');
  });

  it('is read in all its parts', () => {
    const plain = {
      kind: 'mysql',
      host: 'db.internal',
      port: 3306,
      socket: null,
      user: 'rewards',
      password: 'p@ss',
      database: 'rewards',
      tls: null,
    };
    expect(databaseAddress('mysql://rewards:p%40ss@db.internal/rewards')).toEqual(plain);
    expect(databaseAddress('mariadb://rewards:p%40ss@[::1]:3307/rewards?ssl=true')).toEqual({
      ...plain,
      host: '::1',
      port: 3307,
      tls: { caFile: null, verifyHost: true },
    });
    expect(
      databaseAddress('mysql://rewards:p%40ss@db.internal/rewards?ssl=true&ssl-ca=/etc/ca.pem&ssl-verify-host=false'),
    ).toEqual({ ...plain, tls: { caFile: '/etc/ca.pem', verifyHost: false } });
    expect(databaseAddress('mysql://rewards:p%40ss@localhost/rewards?socket=/run/s')).toEqual({
      ...plain,
      host: 'localhost',
      socket: '/run/s',
    });
    expect(databaseAddress('sqlite:/var/lib/x.sqlite')).toEqual({ kind: 'sqlite', filename: '/var/lib/x.sqlite' });
    expect(databaseAddress('sqlite:///var/lib/x.sqlite')).toEqual({ kind: 'sqlite', filename: '/var/lib/x.sqlite' });
    expect(
      ['mysql://u:p@[::1]/n', 'mysql://u:p@h/n?socket=/s', 'sqlite:/x'].map((it) => databasePlace(databaseAddress(it))),
    ).toEqual(['n at [::1]:3306', 'n at /s', '/x']);
  });

  it('names a file of an authority that is one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rrr-ca-'));
    const path = join(folder, 'ca.pem');
    const settings = () => {
      const address = databaseAddress(`mysql://u:p@h/n?ssl=true&ssl-ca=${path}`);
      return address.kind === 'mysql' ? mysqlSettings(address) : null;
    };
    expect(settings).toThrow(`has the ssl-ca file ${path}, which cannot be read (ENOENT)`);
    writeFileSync(path, 'no certificate');
    expect(settings).toThrow('is not a PEM certificate');
    rmSync(folder, { recursive: true });
  });
});

describe('the file of a SQLite database', () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'rrr-mode-'));
    await work(folder).finally(() => rmSync(folder, { recursive: true }));
  };
  const used = async (path: string, work: () => void): Promise<void> => {
    const db = openDatabase({ url: `sqlite:${path}` });
    await db.write.raw('CREATE TABLE IF NOT EXISTS t (a INT)');
    work();
    await db.close();
  };

  it('is readable by its owner only, with the files beside it and new folders', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'new', 'deep', 'rewards.sqlite');
      const before = process.umask(0);
      try {
        await used(path, () => {
          expect([path, `${path}-wal`, `${path}-shm`].map((it) => [existsSync(it), modeOf(it)])).toEqual([
            [true, '600'],
            [true, '600'],
            [true, '600'],
          ]);
          expect([join(folder, 'new'), join(folder, 'new', 'deep')].map(modeOf)).toEqual(['700', '700']);
        });
      } finally {
        process.umask(before);
      }
    }));

  it('is tightened where it was open to others; a folder that was there stays as it was', () =>
    inFolder(async (folder) => {
      const open = join(folder, 'open');
      mkdirSync(open, { mode: 0o755 });
      const path = join(open, 'rewards.sqlite');
      for (const text of [path, `${path}-wal`, `${path}-shm`]) writeFileSync(text, '', { mode: 0o644 });
      await used(path, () => expect([path, `${path}-wal`, `${path}-shm`].map(modeOf)).toEqual(['600', '600', '600']));
      expect(modeOf(open)).toBe('755');
    }));
});
