import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@rrr/contract';

const frontends = path.resolve(import.meta.dirname, '../..');
const byId = new Map(endpoints.map((it) => [it.id, it]));

const textOf = (file: string): string => readFileSync(path.join(frontends, file), 'utf8');
const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(frontends, folder), { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.tsx?$/.test(it) && !/node_modules|\.test\.|(?:^|\/)(?:pact|testing|showcase)\//.test(it))
    .map((it) => path.join(folder, it));
/** The calls that a file imports, but for those of which it needs the type alone. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/import \{([^}]*)\} from '@rrr\/contract'/g)].flatMap(([, clause = '']) =>
    clause
      .split(',')
      .map((it) => it.trim().split(' as ')[0]!)
      .filter((it) => byId.has(it)),
  );
/** The calls that a file makes: a download has no shape to agree on, and of a link only the address is used. */
const madeBy = (file: string): string[] => {
  const deeds = textOf(file).replaceAll(/^import [^;]*;/gm, '');
  return importsOf(file).filter(
    (id) => byId.get(id)?.produces === undefined && new RegExp(`\\b${id}\\b(?!\\.path)`).test(deeds),
  );
};

const named = (file: string): string => path.basename(file).replace(/\.tsx?$/, '');
const kitFiles = sourcesOf('kit');
/** The calls of each kit piece, with those of the pieces that it is made of. */
const callsOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const parts = [...textOf(file).matchAll(/from '\.[^']*\/([^/']+)\.js'/g)].map(([, name]) => name);
  return [...madeBy(file), ...kitFiles.filter((it) => parts.includes(named(it))).flatMap((it) => callsOf(it, seen))];
};
/** Without the indexes, which name everything. */
const kit = kitFiles.flatMap((file) => {
  const found = named(file) === 'index' ? [] : callsOf(file);
  return found.length > 0 ? [{ name: named(file), found }] : [];
});

/** The calls that a frontend and the kit pieces it uses import, sorted; downloads are left out. */
export const importedCalls = (app: string): string[] => {
  const sources = sourcesOf(app);
  // a word of the frontend's own may be the name of a piece
  const text = sources.flatMap((it) => textOf(it).match(/^(?:import|export) [^;]*'@rrr\/kit[^;]*;/gm) ?? []).join('\n');
  const found = [
    ...sources.flatMap(madeBy),
    ...kit.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)).flatMap((it) => it.found),
  ];
  return [...new Set(found)].sort();
};

/** The calls that the sources of all frontends import, for whatever use. */
export const callsInUse = (): ReadonlySet<string> => new Set(sourcesOf('.').flatMap(importsOf));
