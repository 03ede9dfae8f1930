import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.mjs';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'frontends/kit/package.json'), 'utf8'));
const packages = ['react', 'react-dom', 'react-router-dom'];
const single = (name) => ({ singleton: true, requiredVersion: dependencies[name] });

/**
 * One of each on a page, from the shell. The keys that end in a slash are for `react/jsx-runtime` and
 * `react-dom/client`, which each app would otherwise carry again. Redux, i18next and antd are not here: only one remote is
 * on a page, and a shared package travels whole, of antd 668 KiB.
 */
export const shared = Object.fromEntries([
  ...packages.map((name) => [name, single(name)]),
  ...['react', 'react-dom'].map((name) => [`${name}/`, single(name)]),
]);
