import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds the project in `folder` as the shell is built: only the folders, the entries and the plugins are its own. */
const BUILD = `
  import webpack from ${JSON.stringify(path.resolve('node_modules/webpack/lib/index.js'))};
  import { configOf } from ${JSON.stringify(path.resolve('tools/webpack/config.mjs'))};
  const [folder, mode] = process.argv.slice(2);
  const config = configOf('shell', { mode });
  const compiler = webpack({
    ...config,
    context: folder,
    entry: { main: './main.ts', other: './other.ts' },
    output: { ...config.output, path: folder + '/dist' },
    cache: { ...config.cache, cacheDirectory: folder + '/cache' },
    plugins: [],
    resolveLoader: { modules: [${JSON.stringify(path.resolve('node_modules'))}] },
  });
  compiler.run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    compiler.close(() => {});
  });
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'warm-build-'));
  writeFileSync(path.join(folder, 'build.mjs'), BUILD);
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (project: string, file: string, text: string) => writeFileSync(path.join(project, file), text);
const build = (project: string, mode: string) =>
  promisify(execFile)(process.execPath, [path.join(folder, 'build.mjs'), project, mode], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
const built = (project: string) =>
  readdirSync(path.join(project, 'dist'))
    .map((file) => readFileSync(path.join(project, 'dist', file), 'utf8'))
    .join('\n');

test.each(['production', 'development'])(
  'after a constant changed, a warm %s build carries the new value wherever it is used',
  async (mode) => {
    const project = path.join(folder, mode);
    mkdirSync(project);
    write(
      project,
      'number.ts',
      "export const NUMBER = 41;\nexport const LABEL = 'old';\nexport const title = () => document.title;",
    );
    write(
      project,
      'index.ts',
      "export { LABEL, NUMBER, title } from './number.js';\nexport * as all from './number.js';",
    );
    write(
      project,
      'main.ts',
      "import { LABEL, NUMBER } from './index.js'; document.title = `main ${NUMBER} " +
        "${LABEL}`; void import('./lazy.js').then((it) => it.show());",
    );
    write(
      project,
      'lazy.ts',
      "import { LABEL, NUMBER, title } from './index.js'; export const show = () " +
        '=> { document.title = `lazy ${title()} ${NUMBER} ${LABEL}`; };',
    );
    write(
      project,
      'other.ts',
      "import { all } from './index.js'; document.title = `other ${all.NUMBER} ${all.LABEL}`;",
    );
    await build(project, mode);
    const cold = built(project);
    expect(cold).toMatch(/\b41\b/);
    expect(cold).toMatch(/\bold\b/);

    write(
      project,
      'number.ts',
      "export const NUMBER = 42;\nexport const LABEL = 'new';\nexport const title = () => document.title;",
    );
    await build(project, mode);
    const warm = built(project);
    expect(warm).toMatch(/\b42\b/);
    expect(warm).toMatch(/\bnew\b/);
    expect(warm).not.toMatch(/\b41\b|\bold\b/);
  },
  120_000,
);
