import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds a remote of one file as the rider's is built, and prints what webpack refuses. */
const BUILD = `
  import webpack from ${JSON.stringify(path.resolve('node_modules/webpack/lib/index.js'))};
  import { configOf } from ${JSON.stringify(path.resolve('tools/webpack/config.mjs'))};
  const [folder] = process.argv.slice(2);
  const config = configOf('rider');
  const compiler = webpack({
    ...config,
    context: folder,
    output: { ...config.output, path: folder + '/dist' },
    cache: false,
    optimization: { ...config.optimization, minimize: false },
    resolve: { ...config.resolve, modules: [${JSON.stringify(path.resolve('node_modules'))}] },
    resolveLoader: { modules: [${JSON.stringify(path.resolve('node_modules'))}] },
    infrastructureLogging: { level: 'none' },
  });
  compiler.run((error, stats) => {
    if (error) throw error;
    console.log(JSON.stringify(stats.compilation.errors.map((it) => it.message)));
    compiler.close(() => {});
  });
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remote-needs-'));
  writeFileSync(path.join(folder, 'build.mjs'), BUILD);
});
afterAll(() => rmSync(folder, { recursive: true }));

const build = async (source: string): Promise<string[]> => {
  writeFileSync(path.join(folder, 'remote.tsx'), source);
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'build.mjs'), folder], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout) as string[];
};

test('a remote says in its manifest which contract and which parts of the router it needs', async () => {
  expect(
    await build("import { useMatch, Link, type To } from 'react-router-dom'; export default [useMatch, Link] as To[];"),
  ).toEqual([]);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'dist/mf-manifest.json'), 'utf8')) as { needs: unknown };
  expect(manifest.needs).toEqual({ contract: 1, routing: ['Link', 'useMatch'] });
}, 120_000);

test.each([
  [
    "import { useFetcher } from 'react-router-dom'; export default useFetcher;",
    /imports useFetcher of react-router-dom, which the shell does not share\. Add it to frontends\/shell\/area/,
  ],
  ["import * as router from 'react-router-dom'; export default () => router;", /imports all of react-router-dom/],
  ["export { useLoaderData as default } from 'react-router-dom';", /imports useLoaderData/],
  ["import { Link } from 'react-router'; export default Link;", /a second copy\. Import react-router-dom/],
  [
    "import { Activity } from 'react'; export default Activity;",
    /imports Activity of react, which the shell leaves out/,
  ],
  ["import * as React from 'react'; export default React.ViewTransition;", /imports ViewTransition of react, which/],
  ["import { preload } from 'react-dom'; export default preload;", /imports preload of react-dom, which the shell/],
])(
  'a remote that would crash in the shell does not build: %s',
  async (source, sentence) => {
    expect((await build(source)).join('\n')).toMatch(sentence);
  },
  120_000,
);
