import { expect, it, jest, test } from '@jest/globals';
import { commands, installParts, missingParts, permission } from './debian.mjs';

const here =
  (...programs: readonly string[]) =>
  (name: string) =>
    programs.includes(name) ? `/usr/bin/${name}` : undefined;
const SERVER = ['mariadbd', 'mariadb-install-db', 'wsrep_sst_rsync'];
const missing = (programs: readonly string[], files: readonly string[] = [], names?: readonly string[]) =>
  missingParts(names, { find: here(...programs), exists: (path) => files.includes(path) }).map((missingPart) => [
    missingPart.name,
    ...missingPart.packages,
  ]);

it('names the parts that this machine lacks, and their packages', () => {
  expect(missing([])).toEqual([
    ['MariaDB', 'mariadb-server'],
    ['Galera', 'mariadb-server', 'galera-4', 'rsync', 'lsof'],
    ['Chromium', 'chromium-headless-shell'],
  ]);
  expect(missing(SERVER)).toEqual([
    ['Galera', 'galera-4', 'rsync', 'lsof'],
    ['Chromium', 'chromium-headless-shell'],
  ]);
  expect(missing([...SERVER, 'ss'], ['/usr/bin/chromium'], ['Galera', 'Chromium'])).toEqual([
    ['Galera', 'galera-4', 'rsync'],
  ]);
});

it('takes a machine that has them as it is, wherever they lie', () => {
  for (const library of ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'])
    expect(missing([...SERVER, 'rsync', 'lsof'], [library, '/usr/bin/google-chrome'])).toEqual([]);
});

const ALL = missingParts(undefined, { find: here(), exists: () => false });

test('everything is installed with one command, after its size was said', () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const steps: string[] = [];
  said.mockImplementation((text) => steps.push(String(text)) > 0);
  try {
    installParts(ALL, {
      allowed: { prefix: [] },
      run: (command, args) => ({ status: steps.push([command, ...args].join(' ')) > 0 ? 0 : 1 }),
    });
  } finally {
    said.mockRestore();
  }
  expect(steps).toEqual([
    'Installing MariaDB, Galera, and Chromium with apt-get (mariadb-server galera-4 rsync lsof ' +
      'chromium-headless-shell): up to 169 MB to download, 690 MB on disk. Where systemd runs, this also starts MariaDB on port 3306.\n',
    'env DEBIAN_FRONTEND=noninteractive apt-get update -qq',
    'env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends mariadb-server galera-4 rsync ' +
      'lsof chromium-headless-shell',
  ]);
});

test('nothing is installed, and nothing said, when nothing is missing', () => {
  const run = jest.fn(() => ({ status: 0 }));
  installParts([], { run });
  expect(run).not.toHaveBeenCalled();
});

const find = here('apt-get', 'sudo');
test.each([
  ['root installs', { root: true, find }, { prefix: [] }],
  ['sudo without a password installs', { root: false, find, works: () => true }, { prefix: ['sudo', '-n'] }],
  ['sudo with a password does not', { root: false, find, works: () => false }, { why: expect.stringMatching(/root/) }],
  ['RRR_NO_INSTALL forbids it', { env: { RRR_NO_INSTALL: '1' }, root: true, find }, { why: expect.any(String) }],
  ['without apt-get it is not tried', { root: true, find: here() }, { why: expect.stringMatching(/no apt-get/) }],
])('%s', (_, machine, expected) => {
  expect(permission({ env: {}, ...machine })).toEqual(expected);
});

test('sudo keeps the question away from debconf', () => {
  expect(commands(['mariadb-server'], ['sudo', '-n'])[1]?.join(' ')).toBe(
    'sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends mariadb-server',
  );
});

test('a refusal names what is missing, and the command that installs it', () => {
  const run = jest.fn(() => ({ status: 0 }));
  expect(() => installParts(ALL, { allowed: { why: 'Installing needs root.' }, run })).toThrow(
    [
      'Not installed: MariaDB, Galera, and Chromium. Installing needs root.',
      'Debian, Ubuntu: sudo apt-get install --no-install-recommends mariadb-server galera-4 rsync lsof ' +
        'chromium-headless-shell  (up to 169 MB to download, 690 MB on disk)',
      'MariaDB elsewhere: macOS: brew install mariadb',
      'Chromium elsewhere: or set CHROMIUM_PATH',
    ].join('\n'),
  );
  expect(run).not.toHaveBeenCalled();
});

test('a failed command says so', () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    expect(() => installParts(ALL, { allowed: { prefix: [] }, run: () => ({ status: 100 }) })).toThrow(
      /apt-get update -qq" failed\./,
    );
  } finally {
    said.mockRestore();
  }
});
