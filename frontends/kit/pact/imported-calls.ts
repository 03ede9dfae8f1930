import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@rrr/contract';

const frontends = path.resolve(import.meta.dirname, '../..');
const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));

const textOf = (file: string): string => readFileSync(path.join(frontends, file), 'utf8');
const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(frontends, folder), { recursive: true, encoding: 'utf8' })
    .filter((text) => /\.tsx?$/.test(text) && !/node_modules|\.test\.|(?:^|\/)(?:pact|testing|showcase)\//.test(text))
    .map((text) => path.join(folder, text));
/** The calls that a file imports, but for those of which it needs the type alone. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/import \{([^}]*)\} from '@rrr\/contract'/g)].flatMap(([, clause = '']) =>
    clause
      .split(',')
      .map((part) => part.trim().split(' as ')[0]!)
      .filter((text) => byId.has(text)),
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
  return [
    ...madeBy(file),
    ...kitFiles.filter((kitFile) => parts.includes(named(kitFile))).flatMap((kitFile) => callsOf(kitFile, seen)),
  ];
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
  const text = sources
    .flatMap((source) => textOf(source).match(/^(?:import|export) [^;]*'@rrr\/kit[^;]*;/gm) ?? [])
    .join('\n');
  const found = [
    ...sources.flatMap(madeBy),
    ...kit.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)).flatMap((item) => item.found),
  ];
  return [...new Set(found)].sort();
};

/** The calls that the sources of all frontends import, for whatever use. */
export const callsInUse = (): ReadonlySet<string> => new Set(sourcesOf('.').flatMap(importsOf));
