import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pageModules } from '../../tools/webpack/page-files.mjs';

export type App = 'shell' | 'admin' | 'rider' | 'dealer' | 'promoter';

const sourceOf = (from: string, imported: string): string | undefined => {
  const path = normalize(join(dirname(from), imported)).replace(/\.js$/, '');
  return [`${path}.tsx`, `${path}.ts`, path].find((text) => existsSync(text));
};
const matches = (route: string, address: string): boolean =>
  new RegExp(`^${route.replaceAll(/:\w+\??/g, '[^/]+')}$`).test(address);

export const appOf = (address: string): App =>
  (/^\/auth\/(admin|rider|dealer|promoter)\b/.exec(address)?.[1] as App | undefined) ?? 'shell';

/** The page that an address (without its query) leads to; undefined for an address that is no page's. */
export const pageFile = (address: string): string | undefined => {
  const app = appOf(address);
  const own = address.replace(app === 'shell' ? /^\// : /^\/auth\/\w+\/?/, '');
  for (const [path, module] of Object.entries(pageModules(app)))
    if (matches(path, own)) return sourceOf(`frontends/${app}/index.ts`, `./${module}.js`);
  return undefined;
};

/** A page and all of its app that it imports. */
export const filesOf = (page: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(page)) return seen;
  seen.add(page);
  for (const [, imported = ''] of readFileSync(page, 'utf8').matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)) {
    const file = sourceOf(page, imported);
    if (file !== undefined) filesOf(file, seen);
  }
  return seen;
};
