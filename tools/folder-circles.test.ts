import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from '@jest/globals';
import { folderCircles, type Import } from './folder-circles.js';

/** Tests, and what serves only them, may import whatever they test. */
const TESTS = /\.test\.tsx?$|\/(testing|pact|showcase)\//;
const files = new Set(
  execFileSync('git', ['ls-files', '-z', 'core', 'adapters', 'frontends', 'e2e'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !TESTS.test(file) && existsSync(file)),
);

const importsOf = (from: string): readonly Import[] =>
  [...readFileSync(from, 'utf8').matchAll(/\b(?:from|import)[\s(]*(?:\/\*[^*]*\*\/\s*)?'(\.{1,2}\/[^']+)'/g)].flatMap(
    ([, path = '']) => {
      const to = join(dirname(from), path);
      const file = [to, to.replace(/\.js$/, '.ts'), to.replace(/\.js$/, '.tsx')].find((it) => files.has(it));
      return file === undefined ? [] : [{ from, to: file }];
    },
  );
const imports = [...files].flatMap(importsOf);

describe('folders that import each other', () => {
  it('are nowhere', () => {
    expect(imports.length).toBeGreaterThan(5000);
    expect(folderCircles(imports)).toEqual([]);
  });

  it('are named by the imports that make the circle', () =>
    expect(
      folderCircles([
        { from: 'a/one.ts', to: 'b/two.ts' },
        { from: 'b/three.ts', to: 'c/four.ts' },
        { from: 'c/five.ts', to: 'a/six.ts' },
        { from: 'a/one.ts', to: 'c/four.ts' },
      ]),
    ).toEqual([
      'a/one.ts imports c/four.ts; c/five.ts imports a/six.ts',
      'a/one.ts imports b/two.ts; b/three.ts imports c/four.ts; c/five.ts imports a/six.ts',
    ]));

  it('are no circle where a folder puts its subfolders together', () =>
    expect(
      folderCircles([
        { from: 'a/router.ts', to: 'a/page/page.ts' },
        { from: 'a/page/page.ts', to: 'a/api.ts' },
      ]),
    ).toEqual([]));

  it('are one where what the subfolders use imports them', () =>
    expect(
      folderCircles([
        { from: 'a/api.ts', to: 'a/client.ts' },
        { from: 'a/client.ts', to: 'a/page/path.ts' },
        { from: 'a/page/page.ts', to: 'a/api.ts' },
      ]),
    ).toEqual(['a/client.ts imports a/page/path.ts; a/page/page.ts imports a/api.ts']));
});
