import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contract from '@rrr/contract';

const frontends = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const isCall = (it: unknown): it is { method: string; path: string; produces?: unknown } =>
  typeof it === 'object' && it !== null && 'method' in it && 'path' in it;
/** Calls by name; a file that is downloaded has no shape to agree on. */
const calls = new Set(
  Object.entries(contract).flatMap(([name, it]) => (isCall(it) && it.produces === undefined ? [name] : [])),
);

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(frontends, folder), { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.tsx?$/.test(it) && !it.includes('node_modules'))
    .map((it) => path.join(folder, it));
const textOf = (file: string): string => readFileSync(path.join(frontends, file), 'utf8');
/** The calls that a file imports, but for those of which it needs the type alone. */
const importedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/import \{([^}]*)\} from '@rrr\/contract'/g)].flatMap(([, clause = '']) =>
    clause.split(',').flatMap((it) => {
      const name = it.trim().split(' as ')[0]!;
      return calls.has(name) ? [name] : [];
    }),
  );
/** A file without its imports: what it does. */
const deedsOf = (file: string): string => textOf(file).replaceAll(/^import [^;]*;/gm, '');
const isSource = (file: string): boolean => !/\.test\.|\/(?:pact|testing|showcase)\//.test(file);

const named = (file: string): string => path.basename(file).replace(/\.tsx?$/, '');
const kitFiles = filesOf('kit').filter(isSource);
/** The calls of each kit piece, with those of the pieces that it is made of. */
const callsOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const parts = [...textOf(file).matchAll(/from '\.[^']*\/([^/']+)\.js'/g)].map(([, name]) => name);
  return [
    ...importedBy(file),
    ...kitFiles.filter((it) => parts.includes(named(it))).flatMap((it) => callsOf(it, seen)),
  ];
};
/** Without the indexes, which name everything. */
const kit = kitFiles.flatMap((file) => {
  const found = named(file) === 'index' ? [] : callsOf(file);
  return found.length > 0 ? [{ name: named(file), found }] : [];
});

/** Interactions that several frontends share, by the function that a pact calls for them. */
const sharedPacts = filesOf('kit/pact').flatMap((file) =>
  importedBy(file).length === 0
    ? []
    : [...textOf(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => ({ name, text: deedsOf(file) })),
);

test.each(['shell', 'admin', 'rider', 'dealer', 'promoter'])('every call of the %s stands in its pact', (app) => {
  const [sources, pacts] = [filesOf(app).filter(isSource), filesOf(app).filter((it) => it.includes('/pact/'))];
  const text = sources.map(textOf).join('\n');
  const made = new Set([
    ...sources.flatMap(importedBy),
    ...kit.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)).flatMap(({ found }) => found),
  ]);
  const own = pacts.map(deedsOf).join('\n');
  const shared = sharedPacts.filter(({ name }) => new RegExp(`\\b${name}\\(`).test(own));
  const agreed = [own, ...shared.map((it) => it.text)].join('\n');
  expect([...made].filter((it) => !new RegExp(`\\b${it}\\b`).test(agreed)).sort()).toEqual([]);
});
