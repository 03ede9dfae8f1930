// Where a new screen is named: each edit is worked out before the first file is written.
import { readdirSync, readFileSync } from 'node:fs';
import { literal } from './words.mjs';

const insert = (file, before, text, at = 'last') => {
  const source = readFileSync(file, 'utf8');
  const place = at === 'last' ? source.lastIndexOf(before) : source.indexOf(before);
  if (place < 0) throw new Error(`${file} has no ${JSON.stringify(before)}: a new screen has no place there`);
  return [file, source.slice(0, place) + text + source.slice(place)];
};
const replace = (file, from, to) => {
  const source = readFileSync(file, 'utf8');
  if (!from.test(source)) throw new Error(`${file} has no ${from}: a new screen has no place there`);
  return [file, source.replace(from, to)];
};

export const addWords = (remote, camel, words) =>
  ['en', 'fr'].map((locale) => {
    const file = `frontends/${remote}/words/${locale}.ts`;
    if (new RegExp(`^  ${camel}:`, 'm').test(readFileSync(file, 'utf8')))
      throw new Error(`${file} has words for ${camel} already: choose another name`);
    return insert(file, '};\n', `  ${camel}: ${literal(words[locale])},\n`);
  });

export const addRoute = (remote, name, pascal, route) =>
  insert(
    `frontends/${remote}/remote.tsx`,
    '  ],\n});',
    `    { path: '${route}', element: page(() => import('./features/${name}/${pascal}Page.js').then((it) => it.${pascal}Page)) },\n`,
  );

/** The server answers 404 for an address that is not in this list. */
export const addAddress = (remote, route) =>
  replace('contract/pages.ts', new RegExp(`(  ${remote}: \\[[^\\]]*)\\]`), `$1, '${route}']`);

export const addNavItem = (remote, name, camel) => {
  const layout = `frontends/${remote}/${remote[0].toUpperCase()}${remote.slice(1)}Layout.tsx`;
  const before = readFileSync(layout, 'utf8');
  const t = before.includes('words(') ? 'words' : 't';
  const item = `{ key: '${camel}', path: '/${name}', label: ${t}('nav.${camel}'), icon: <UnorderedListOutlined /> }`;
  const [file, source] = replace(layout, /,?(\s*)\]\}/, `, ${item}$1]}`);
  const icons = source.includes('UnorderedListOutlined }')
    ? source
    : source.replace(" } from '@ant-design/icons'", ", UnorderedListOutlined } from '@ant-design/icons'");
  return [file, icons];
};
/** `edited`: the words of the locale as an earlier edit left them. */
export const addNavWord = (edited, camel, title) =>
  edited.replace(/(  nav: \{[^}]*?),?\s*\}/, `$1, ${camel}: ${literal({ x: title }).slice(5, -2)} }`);

/** Each call needs its states for the contract tests; a call that another screen makes has them. */
export const addStates = (remote, ids) => {
  const folder = `frontends/${remote}/pact`;
  const known = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const missing = ids.filter((id) => !known.some((text) => new RegExp(`^\\s+${id}: [[{]`, 'm').test(text)));
  return replace(
    `${folder}/states.ts`,
    /  calls: \{/,
    `  calls: {\n${missing.map((id) => `    ${id}: [],\n`).join('')}`,
  );
};
