// Transpiles the changed files of the server's TypeScript into dist/<same path>: `node tools/server-build.mjs
// [--force]`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { version as languagesVersion, withEachLanguage } from './languages/in-each-language.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const FOLDERS = ['records', 'core', 'contract', 'adapters', 'seed', 'app'];
const dist = path.join(root, 'dist');
const stampFile = path.join(dist, '.server-stamp.json');
const LEFT_OUT = /\.test\.ts$|\.d\.ts$|(^|\/)testing\/|(^|\/)node_modules\//;

const sources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name)),
  ).sort();

const outputOf = (source) => path.join(dist, source.replace(/\.ts$/, '.js'));

const PACKAGES = { records: 'records', core: 'core', contract: 'contract', seed: 'seed', app: 'app' };
/**
 * `@rrr/core/ledger` → its built file. Node refuses package targets outside the package, so built files use relative
 * imports.
 */
const builtModule = (specifier) => {
  const [, name, ...rest] = specifier.split('/');
  return path.posix.join(PACKAGES[name] ?? `adapters/${name}`, ...rest, 'index.js');
};

const linked = (code, source) =>
  code.replaceAll(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(@rrr\/[^'"]+)\2/g, (_, before, quote, specifier) => {
    const relative = path.posix.relative(path.posix.dirname(source), builtModule(specifier));
    return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });

export const transpile = async (source) => {
  const { transform } = await import('@swc/core');
  const from = path.join(root, source);
  const to = outputOf(source);
  const { code, map } = await transform(withEachLanguage(readFileSync(from, 'utf8'), { file: source }), {
    filename: from,
    sourceFileName: path.relative(path.dirname(to), from),
    swcrc: false,
    sourceMaps: true,
    isModule: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', preserveAllComments: false },
  });
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, `${linked(code, source)}\n//# sourceMappingURL=${path.basename(to)}.map\n`);
  writeFileSync(`${to}.map`, map);
};

const stampOf = (name) => {
  const { size, mtimeMs } = statSync(path.join(root, name));
  return `${size}:${mtimeMs}`;
};

const readStamps = () => {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
};

const thisTool = () =>
  createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(languagesVersion)
    .digest('hex')
    .slice(0, 16);

/** Builds changed files. @returns the number written */
export const buildServer = async ({ force = false, say = () => {} } = {}) => {
  const began = performance.now();
  const before = readStamps();
  const tool = thisTool();
  const fresh = force || before.tool !== tool;
  const stamps = Object.fromEntries(sources().map((source) => [source, stampOf(source)]));
  const due = Object.keys(stamps).filter(
    (key) => fresh || before.files?.[key] !== stamps[key] || !existsSync(outputOf(key)),
  );
  const gone = Object.keys(before.files ?? {}).filter((key) => !(key in stamps));
  for (const text of gone) for (const file of [outputOf(text), `${outputOf(text)}.map`]) rmSync(file, { force: true });
  if (due.length > 0) say(`server: building ${due.length} of ${Object.keys(stamps).length} files`);
  await Promise.all(due.map(transpile));
  if (due.length + gone.length > 0) {
    mkdirSync(dist, { recursive: true });
    writeFileSync(stampFile, JSON.stringify({ tool, files: stamps }));
  }
  say(due.length > 0 ? `server: built in ${((performance.now() - began) / 1000).toFixed(1)} s` : 'server: unchanged');
  return due.length;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildServer({ force: process.argv.includes('--force'), say: (text) => process.stderr.write(`${text}\n`) });
