/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { drawTrees, playScene, type Tree } from '../jest/react-scene.mjs';
import { withoutUnused } from './react-without-unused.mjs';

const source = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

test('pages act with it as with all of React', async () => {
  const whole = await playScene({ whole: true });
  expect(whole.join('\n')).toMatch(/uppercase|RIDERS/);
  expect(await playScene({ whole: false })).toEqual(whole);
});

const { trees } = fc.letrec<{ tree: Tree; trees: Tree[] }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('riders', 'races', ''),
    fc.tuple(
      fc.constantFrom('p', 'ul', 'svg', 'fragment', 'suspense', 'portal'),
      fc.constantFrom(...'abcd'),
      tie('trees'),
    ),
  ),
  trees: fc.uniqueArray(tie('tree'), {
    maxLength: 4,
    selector: (tree) => (typeof tree === 'string' ? tree : tree[1]),
  }),
}));

test('one tree after another is drawn as by all of React', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(trees, { minLength: 1, maxLength: 4 }), async (all) => {
      expect(await drawTrees(all, { whole: false })).toEqual(await drawTrees(all, { whole: true }));
    }),
    { numRuns: 30 },
  );
});

test('what no page uses is gone', () => {
  const cut = withoutUnused(source);
  expect(cut).not.toMatch(/exports\.hydrateRoot|__REACT_DEVTOOLS_GLOBAL_HOOK__|REACT_ACTIVITY_TYPE:/);
  expect(cut.length).toBeLessThan(source.length);
});

test('another version of React does not build before its parts are read again', () => {
  expect(() => withoutUnused(source.replaceAll('19.3.1', '19.3.2'))).toThrow(
    'react-dom changed: this is not version 19.3.1. Read which parts it has now, and adapt tools/webpack/react-parts.mjs',
  );
  expect(() => withoutUnused(source.replaceAll('popHydrationState', 'popState'))).toThrow(
    /popHydrationState not found/,
  );
});
