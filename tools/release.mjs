// `npm run release`: what a production machine needs, and nothing else, in dist/release. A folder that runs after
// `npm ci --omit=dev`, the same as a tarball, a list of its packages (CycloneDX) and SHA-256 sums.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer, FOLDERS, root } from './server-build.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const own = JSON.parse(read('package.json'));
const NAME = 'red-rider-rewards';

/** Folders of the packages that a server loads. */
const workspaces = () =>
  FOLDERS.flatMap((folder) =>
    folder === 'adapters' ? readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`) : [folder],
  );

/** The packages that a server loads, each at its exact version. */
const dependencies = () =>
  Object.fromEntries(
    workspaces()
      .flatMap((folder) => Object.entries(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}))
      .filter(([name]) => !name.startsWith('@rrr/'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const manifest = () => ({
  name: NAME,
  version: own.version,
  private: true,
  type: 'module',
  license: own.license,
  engines: own.engines,
  scripts: { start: 'node run.mjs server', worker: 'node run.mjs worker', cli: 'node run.mjs cli' },
  dependencies: dependencies(),
});

/**
 * The lock of a release: of each package what the repository's own lock says, so nothing is newer than what was tested.
 * A package is looked for as Node does: in the folder of who needs it, then in those above.
 */
export const lockOf = (pack, { packages, lockfileVersion }) => {
  const kept = {};
  const add = (name, from, optional) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
      const found = packages[place];
      if (!found && at !== '') continue;
      if (!found) {
        if (optional) return;
        throw new Error(`${name}, which ${from || 'the server'} needs, is not in package-lock.json`);
      }
      if (kept[place]) return;
      const { dev: _, devOptional, ...entry } = found;
      kept[place] = { ...entry, ...(devOptional || optional ? { optional: true } : {}) };
      for (const needed of Object.keys(found.dependencies ?? {})) add(needed, place, optional);
      for (const needed of Object.keys(found.optionalDependencies ?? {})) add(needed, place, true);
      for (const needed of Object.keys(found.peerDependencies ?? {}))
        add(needed, place, optional || found.peerDependenciesMeta?.[needed]?.optional === true);
      return;
    }
  };
  for (const name of Object.keys(pack.dependencies)) add(name, '', false);
  const sorted = Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const { name, version, license, engines } = pack;
  return {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: { '': { name, version, license, engines, dependencies: pack.dependencies }, ...sorted },
  };
};

/** Writes the files of a release into a new folder. `dist` must be built. */
export const writeRelease = (to) => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const folder of [...FOLDERS, 'frontends'])
    cpSync(path.join(root, 'dist', folder), path.join(to, 'dist', folder), { recursive: true });
  for (const file of [
    '.env.example',
    'LICENSE',
    'CHANGELOG.md',
    'docs/deploy.md',
    'docs/operations.md',
    'docs/licences.md',
  ])
    cpSync(path.join(root, file), path.join(to, file));
  cpSync(path.join(root, 'docs/deploy'), path.join(to, 'docs/deploy'), { recursive: true });
  cpSync(path.join(root, 'tools/release/run.mjs'), path.join(to, 'run.mjs'));
  const pack = manifest();
  writeFileSync(path.join(to, 'package.json'), json(pack));
  writeFileSync(path.join(to, 'package-lock.json'), json(lockOf(pack, JSON.parse(read('package-lock.json')))));
  return pack;
};

const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const say = (text) => void process.stdout.write(`${text}\n`);
  await buildServer({ say });
  execFileSync(process.execPath, [path.join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  const out = path.join(root, 'dist/release');
  const name = `${NAME}-${own.version}`;
  rmSync(out, { recursive: true, force: true });
  const pack = writeRelease(path.join(out, name));
  execFileSync('tar', ['-czf', `${name}.tgz`, name], { cwd: out });
  const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'], {
    cwd: path.join(out, name),
    maxBuffer: 64 * 1024 * 1024,
  });
  writeFileSync(path.join(out, `${name}.sbom.json`), sbom);
  const files = [`${name}.tgz`, `${name}.sbom.json`];
  writeFileSync(
    path.join(out, 'SHA256SUMS'),
    files.map((file) => `${sumOf(path.join(out, file))}  ${file}\n`).join(''),
  );
  say(`Version ${pack.version} is in dist/release: ${files.join(', ')} and SHA256SUMS.`);
}
