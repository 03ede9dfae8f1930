// A copy of the sources with one more language: a line in the table, and beside each English file of words one that says
// the same in brackets. Nothing else differs.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['records', 'core', 'contract', 'adapters', 'seed', 'app', 'frontends', 'tools'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
const TABLE = 'records/languages/languages.ts';
const LINE = "  { code: 'xx', name: 'Xxish', tag: 'en-GB', prefix: '/xx' },\n";
const ENGLISH = /(?:^|[/-])en\.ts$/;
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|var)(?:\/|$)/;

/** Texts in brackets, in what functions answer too; holes and codes stay as they are. */
const MARKED = `
const inBrackets = (words: unknown): unknown => {
  if (typeof words === 'string') return words === '' ? words : '[' + words + ']';
  if (typeof words === 'function') return (...all: readonly unknown[]) => inBrackets(words(...all));
  if (Array.isArray(words)) return words.map(inBrackets);
  if (words === null || typeof words !== 'object' || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, inBrackets(value)]));
};
const marked = <T>(words: T): T => inBrackets(words) as T;
`;

/** A file of words says its texts, or forms that code reads: those stay. */
const FORMS = /(?:formats|writing|regions|antd|amount|templates|sizes)-en\.ts$|home\/words\/en\.ts$/;

const other = (name) => (name === 'en' ? 'xx' : name.replace(/(?<=.)En$/, 'Xx'));

/** The words of a file in the other language. */
const wordsOf = (file, source) => {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const same = FORMS.test(file);
  return [
    source.replaceAll(/^export const /gm, 'const '),
    same ? '' : MARKED,
    ...names.map((name) => {
      const value = same ? name : `marked(${name})`;
      return `const ${name}Other: typeof ${name} = ${value};\nexport { ${name}Other as ${other(name)} };`;
    }),
    '',
  ].join('\n');
};

/** Writes the copy, of all folders or of some. @returns the number of files of words */
export const withAnotherLanguage = (root, to, folders = FOLDERS) => {
  for (const folder of folders)
    cpSync(path.join(root, folder), path.join(to, folder), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(path.relative(root, from).split(path.sep).join('/')),
    });
  for (const file of FILES) writeFileSync(path.join(to, file), readFileSync(path.join(root, file)));
  mkdirSync(path.join(to, 'node_modules/@rrr'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@rrr' && name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(to, 'node_modules', name));
  const packages = [
    ...['records', 'core', 'contract', 'seed', 'app'],
    ...['adapters', 'frontends'].flatMap((at) => readdirSync(path.join(to, at)).map((name) => `${at}/${name}`)),
  ];
  for (const at of packages) symlinkSync(path.join(to, at), path.join(to, 'node_modules/@rrr', path.basename(at)));
  const table = path.join(to, TABLE);
  writeFileSync(table, readFileSync(table, 'utf8').replace(/(?=^\] as const)/m, LINE));
  const words = folders.flatMap((folder) =>
    readdirSync(path.join(to, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((name) => ENGLISH.test(name)),
  );
  for (const file of words)
    writeFileSync(
      path.join(to, file.replace(/en\.ts$/, 'xx.ts')),
      wordsOf(file, readFileSync(path.join(to, file), 'utf8')),
    );
  return words.length;
};
