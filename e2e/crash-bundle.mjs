// What the process of crash-worker.mjs needs of the compiled program, in one file: a process that dies at its first
// steps takes twice as long to read six hundred.  node e2e/crash-bundle.mjs, after tools/server-build.mjs
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const PARTS = [
  'adapters/persistence',
  'adapters/crypto',
  'core/program',
  'core/events',
  'core/ledger',
  'core/merging',
  'core/payouts',
  'core/results',
];
const folder = fileURLToPath(new URL('../var/crash', import.meta.url));
mkdirSync(folder, { recursive: true });
// two test files may bundle at once
const [entry, filename] = [`${folder}/entry-${process.pid}.js`, `parts-${process.pid}.js`];
const exported = (part) => `export * as ${part.split('/').at(-1)} from '../../dist/${part}/index.js';\n`;
writeFileSync(entry, PARTS.map(exported).join(''));

webpack(
  {
    mode: 'none',
    target: 'node20',
    entry,
    experiments: { outputModule: true },
    output: { path: folder, filename, library: { type: 'module' } },
    externals: [({ request }, take) => (/^[./]/.test(request) ? take() : take(null, `module ${request}`))],
    optimization: { concatenateModules: true },
  },
  (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString({ all: false, errors: true }));
    rmSync(entry);
    renameSync(`${folder}/${filename}`, `${folder}/parts.js`);
  },
);
