import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = process.cwd();
let copy: string;

interface Ended {
  code: number;
  text: string;
}
const run = (script: string, args: readonly string[], env = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { cwd: copy, env: { ...process.env, ...env }, maxBuffer: 1e7 };
    execFile(process.execPath, [script, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: out + err }),
    );
  });
const tool = (name: string) => path.join(root, 'node_modules', name);
const generate = (...args: string[]) => run(path.join(root, 'tools/new-feature.mjs'), args);
const written = (it: Ended): string[] => it.text.split('\n\n')[0]!.split('\n');

/** One remote with what its sources, types and tests need; everything else is that of the repository. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-feature-'));
  cpSync(path.join(root, 'frontends/rider'), path.join(copy, 'frontends/rider'), {
    recursive: true,
    filter: (from) => !/node_modules|dist/.test(path.relative(root, from)),
  });
  cpSync(path.join(root, 'contract/pages.ts'), path.join(copy, 'contract/pages.ts'));
  cpSync(path.join(root, 'tools/jest'), path.join(copy, 'tools/jest'), { recursive: true });
  for (const file of ['package.json', 'jest.config.mjs', 'eslint.config.mjs', '.prettierrc.json', 'tsconfig.base.json'])
    cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const tsconfig = JSON.parse(readFileSync(path.join(root, 'frontends/tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const compilerOptions = { ...tsconfig.compilerOptions, incremental: false, tsBuildInfoFile: null };
  writeFileSync(
    path.join(copy, 'frontends/tsconfig.json'),
    JSON.stringify({
      ...tsconfig,
      compilerOptions,
      include: ['rider', path.join(root, 'frontends/kit/base/css.d.ts')],
    }),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a generated list, detail page and form compile, are well written, and pass their tests', async () => {
  const list = await generate('rider', 'my-series', '--list', '--call', 'listSeries');
  const detail = await generate('rider', 'one-series', '--detail', '--call', 'getSeries');
  const form = await generate('rider', 'my-profile', '--form', '--call', 'editRider', '--load', 'getRider');
  const drafts = [list, detail, form];
  expect(drafts.map(({ code, text }) => [code, text])).toEqual(drafts.map(() => [0, expect.stringContaining('Next:')]));
  expect(form.text).toContain('Left out, because no field of a form shows it: guardian\n');
  const files = [...new Set(drafts.flatMap(written))];
  const checks = await Promise.all([
    run(tool('typescript/bin/tsc'), ['-p', 'frontends/tsconfig.json']),
    run(tool('prettier/bin/prettier.cjs'), ['--check', ...files]).then(async (it) =>
      it.code === 0
        ? await run(
            tool('eslint/bin/eslint.js'),
            files.filter((file) => file.startsWith('frontends')),
          )
        : it,
    ),
    run(
      tool('jest/bin/jest.js'),
      ['--selectProjects', 'web', '--testPathPatterns', 'rider/(words|features/(my-series|one-series|my-profile))/'],
      { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    ),
  ]);
  expect(checks.filter(({ code }) => code !== 0).map(({ text }) => text)).toEqual([]);
  expect(checks[2].text).toMatch(/Tests: +14 passed/);
}, 600_000);

test.each([
  [['rider', 'my-series', '--list', '--call', 'listSeries'], 'features/my-series exists already'],
  [['rider', 'bad', '--list', '--call', 'noSuchCall'], 'The contract has no call noSuchCall'],
  [['rider', 'bad', '--list', '--call', 'redeem'], 'redeem is a POST'],
  [['rider', 'bad', '--detail', '--call', 'listSeries'], 'answers no record'],
  [['rider', 'bad', '--form', '--call', 'getRider'], 'a form is drawn from a PUT'],
  [['rider', 'bad', '--form', '--call', 'editBike'], 'Name the call that reads what editBike changes'],
  [['rider', 'bad', '--form', '--call', 'setPin', '--load', 'getRider'], 'do not answer the same record'],
  [['rider', 'bad', '--list', '--form', '--call', 'listSeries'], 'Usage: npm run new:feature'],
  [['rider', 'wallet-page', '--list'], 'Usage: npm run new:feature'],
])('what cannot be drafted writes nothing and says why: %j', async (args, why) => {
  const { code, text } = await generate(...args);
  expect([code, text]).toEqual([1, expect.stringContaining(why)]);
});
