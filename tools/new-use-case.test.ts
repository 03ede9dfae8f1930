import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const COPIED = ['core', 'tools/new-use-case.mjs', 'package.json', '.prettierrc.json', 'tsconfig.base.json'].concat(
  'eslint.config.mjs',
  'jest.config.mjs',
);
// one joins a list; the other is the first of its module
const drafts = [
  ['redemption', 'swap-credit'],
  ['reports', 'keep-report'],
] as const;
const written = drafts.flatMap(([module, name]) => [
  `core/${module}/${name}.ts`,
  `core/${module}/${name}.test.ts`,
  `core/${module}/use-cases.ts`,
  `core/${module}/index.ts`,
]);

let house: string;
const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: house,
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  });

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'rrr-use-case-'));
  for (const it of COPIED) cpSync(it, path.join(house, it), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'));
  const compilerOptions = { lib: ['es2023'], types: ['node'], incremental: false };
  writeFileSync(
    path.join(house, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions,
      files: ['core/use-cases.ts', ...written.filter((it) => it.endsWith('.test.ts'))],
    }),
  );
  // without the databases, which no draft needs
  writeFileSync(
    path.join(house, 'jest.drafts.mjs'),
    `import all from './jest.config.mjs';
     const { globalSetup, globalTeardown, ...server } = all.projects[0];
     export default server;`,
  );
  for (const draft of drafts)
    execFileSync(process.execPath, ['tools/new-use-case.mjs', ...draft], { cwd: house, stdio: 'pipe' });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

test('a new use case compiles, lints, is formatted and registered, and its test passes', async () => {
  const tests = ['core/use-cases.test', ...drafts.map((draft) => `core/${draft.join('/')}.test`)];
  const [, , , tested] = await Promise.all([
    run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
    run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...written),
    run('node_modules/prettier/bin/prettier.cjs', '--check', 'core/use-cases.ts', ...written),
    run('node_modules/jest/bin/jest.js', '--config', 'jest.drafts.mjs', '--testPathPatterns', ...tests),
  ]);
  expect(tested.stderr).toContain('Tests:       5 passed, 5 total');
}, 180_000);

test('a name that is taken is refused, and nothing is written', () => {
  const [draft] = drafts;
  expect(() =>
    execFileSync(process.execPath, ['tools/new-use-case.mjs', ...draft], { cwd: house, stdio: 'pipe' }),
  ).toThrow('core/redemption/swap-credit.ts exists already');
});
