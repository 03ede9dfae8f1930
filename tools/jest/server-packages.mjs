// What the server takes from npm in many small files, as one file each for tests, which load them anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { kept, root } from './kept.mjs';

const folder = path.join(root, 'var/server-packages');

/** By file: what is in it under which name. Packages that share modules share a file. */
const BUNDLES = [
  ['zod'],
  ['inversify'],
  ['express'],
  ['jose'],
  ['nodemailer'],
  ['prom-client'],
  [
    'knex',
    'knex/lib/dialects/better-sqlite3/index.js',
    'knex/lib/dialects/mysql2/index.js',
    'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js',
  ],
];
const fileOf = (name) => `${name.replaceAll('/', '+').replace(/\.js$/, '')}.mjs`;

/** For `moduleNameMapper`. */
export const packageFiles = Object.fromEntries(
  BUNDLES.flat().map((name) => [`^${name}$`, path.join(folder, fileOf(name))]),
);

const require = createRequire(import.meta.url);
const isThere = (name) => {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
};
/** Drivers stay what they are, and whoever asks for one that is not installed is told so. */
const external = ({ request }, done) =>
  /^(?:mysql2|libsql|better-sqlite3|sqlite3)(?:\/|$)/.test(request) || (/^[@a-z]/.test(request) && !isThere(request))
    ? done(null, `node-commonjs ${request}`)
    : done();

/** A module that names what the package exports, for ES modules cannot guess it. */
const entryOf = async (names) => {
  const lines = await Promise.all(
    names.map(async (name, at) => {
      const exported = Object.keys(await import(name)).filter((key) => key !== 'module.exports');
      return `export { ${exported.map((text) => `${text} as ${text}_${at}`).join(', ')} } from '${name}';\n`;
    }),
  );
  return lines.join('');
};
const facadeOf = async (name, at, file) => {
  const exported = Object.keys(await import(name)).filter((key) => key !== 'module.exports');
  return `export { ${exported.map((text) => `${text}_${at} as ${text}`).join(', ')} } from './${file}';\n`;
};

const bundle = async (to) => {
  const { default: webpack } = await import('webpack');
  const compiler = webpack({
    mode: 'development',
    context: root,
    devtool: false,
    target: 'node20',
    externals: external,
    entry: Object.fromEntries(BUNDLES.map((_, at) => [`${at}`, path.join(to, 'from', `${at}.mjs`)])),
    experiments: { outputModule: true },
    output: { path: to, filename: '[name].mjs', library: { type: 'module' }, pathinfo: false },
    optimization: { nodeEnv: false, concatenateModules: true, usedExports: true, sideEffects: true },
    // dialects of other databases ask for drivers by names that are made up later
    ignoreWarnings: [/Critical dependency/],
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
};

export const bundlePackages = () =>
  kept(folder, [import.meta.filename], '', async (made) => {
    mkdirSync(path.join(made, 'from'));
    for (const [at, names] of BUNDLES.entries()) {
      writeFileSync(path.join(made, 'from', `${at}.mjs`), await entryOf(names));
      for (const [index, name] of names.entries())
        writeFileSync(path.join(made, fileOf(name)), await facadeOf(name, index, `${at}.mjs`));
    }
    await bundle(made);
  });
