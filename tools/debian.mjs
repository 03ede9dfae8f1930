// Programs that the tests need beside Node: which are missing, and how they are installed. Nothing is installed before
// it was said, nor without the rights, nor with RRR_NO_INSTALL=1.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const isRoot = () => process.getuid?.() === 0;
const PLACES = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  ...(process.env.PATH ?? '').split(':'),
];
/** The path of a program; undefined when it is not installed. */
export const findProgram = (name) => PLACES.map((place) => join(place, name)).find((path) => existsSync(path));

export const GALERA_LIBRARIES = ['/usr/lib/galera', '/usr/lib64/galera-4', '/usr/lib64/galera'].map((dir) =>
  join(dir, 'libgalera_smm.so'),
);
/** The shell, which draws nothing for a person to see, takes an eighth less time than the whole browser. */
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) =>
  join('/usr/bin', name),
);
/** The browser of the tests; undefined when there is none. */
export const chromiumPath = (exists = existsSync) =>
  [process.env.CHROMIUM_PATH, ...CHROMIUMS].find((chromium) => chromium && exists(chromium));

/**
 * `found`: by package, whether its programs are there. Nodes of a cluster copy data with rsync, whose script uses `ss`
 * or `lsof`. Megabytes to download and on disk, with all dependencies, on a bare Debian 12.
 */
const PARTS = [
  {
    name: 'MariaDB',
    download: 26,
    disk: 240,
    elsewhere: 'macOS: brew install mariadb',
    found: ({ find }) => ({ 'mariadb-server': find('mariadbd') && find('mariadb-install-db') }),
  },
  {
    name: 'Galera',
    download: 2,
    disk: 5,
    found: ({ find, exists }) => ({
      'mariadb-server': find('mariadbd') && find('wsrep_sst_rsync'),
      'galera-4': GALERA_LIBRARIES.find((galeraLibrary) => exists(galeraLibrary)),
      rsync: find('rsync'),
      lsof: find('ss') ?? find('lsof'),
    }),
  },
  {
    name: 'Chromium',
    download: 141,
    disk: 445,
    elsewhere: 'or set CHROMIUM_PATH',
    found: ({ exists }) => ({ 'chromium-headless-shell': chromiumPath(exists) }),
  },
];

/** The parts of `names` (default: all) that are missing, each with the packages it lacks. */
export const missingParts = (names, { find = findProgram, exists = existsSync } = {}) =>
  PARTS.filter(({ name }) => names?.includes(name) ?? true)
    .map(({ found, ...part }) => ({
      ...part,
      packages: Object.entries(found({ find, exists })).flatMap(([value, path]) => (path ? [] : [value])),
    }))
    .filter(({ packages }) => packages.length > 0);

const packagesOf = (parts) => [...new Set(parts.flatMap((part) => part.packages))];
const sum = (numbers) => numbers.reduce((all, amount) => all + amount, 0);
const listed = (names) => new Intl.ListFormat('en').format(names);
const sizeOf = (parts) =>
  `up to ${sum(parts.map((part) => part.download))} MB to download, ${sum(parts.map((part) => part.disk))} MB on disk`;

/** What is said before anything is installed. */
export const announcement = (parts) =>
  `Installing ${listed(parts.map((part) => part.name))} with apt-get (${packagesOf(parts).join(' ')}): ${sizeOf(parts)}.` +
  (packagesOf(parts).includes('mariadb-server') ? ' Where systemd runs, this also starts MariaDB on port 3306.' : '');

/** Why a run stops: the missing parts, and the command that installs them. */
export const refusal = (parts, why) =>
  [
    `Not installed: ${listed(parts.map((part) => part.name))}. ${why}`,
    `Debian, Ubuntu: sudo apt-get install --no-install-recommends ${packagesOf(parts).join(' ')}  (${sizeOf(parts)})`,
    ...parts.flatMap((part) => (part.elsewhere ? [`${part.name} elsewhere: ${part.elsewhere}`] : [])),
  ].join('\n');

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The words before `apt-get`, or why it may not run. */
export const permission = ({ env = process.env, root = isRoot(), find = findProgram, works = runs } = {}) => {
  if (env.RRR_NO_INSTALL === '1') return { why: 'Nothing is installed by itself, as you asked.' };
  if (!find('apt-get')) return { why: 'There is no apt-get here.' };
  if (root) return { prefix: [] };
  if (find('sudo') && works('sudo', ['-n', 'true'])) return { prefix: ['sudo', '-n'] };
  return { why: 'Installing needs root, or sudo without a password.' };
};

/** Brings the list of packages up to date, then installs. */
export const commands = (packages, prefix) => {
  const apt = (...args) => [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return [apt('update', '-qq'), apt('install', '-y', '-qq', '--no-install-recommends', ...packages)];
};

/** Installs all parts with one command. @throws if it may not, or if apt-get fails */
export const installParts = (parts, { allowed = permission(), run = spawnSync } = {}) => {
  if (parts.length === 0) return;
  if (!allowed.prefix) throw new Error(refusal(parts, allowed.why));
  process.stderr.write(`${announcement(parts)}\n`);
  for (const [command, ...args] of commands(packagesOf(parts), allowed.prefix)) {
    const { status } = run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(refusal(parts, `"${[command, ...args].join(' ')}" failed.`));
  }
};

/** Installs what is missing of these parts. @throws if something is missing afterwards */
export const requireParts = (...names) => {
  installParts(missingParts(names));
  const still = missingParts(names);
  if (still.length > 0) throw new Error(refusal(still, 'apt-get did not bring it.'));
};
