// Pieces of source that all drafts share. Prettier lays them out afterwards.
import { readFileSync } from 'node:fs';
import { french, spoken } from './words.mjs';

/** How a field's value is drawn; `from` is the expression of the record. */
export const drawn = ({ key, kind, nullable, name }, from, words) => {
  const value = `${from}.${key}`;
  const there = (text) => (nullable ? `${value} !== null && ${text}` : text);
  switch (kind) {
    case 'money':
      return there(`<Amount money={${value}} />`);
    case 'date':
      return `<DateText value={${value}} />`;
    case 'number':
      return there(`<span className="number">{formats.count(${value})}</span>`);
    case 'flag':
      return `t(${value} ? '${words}.yes' : '${words}.no')`;
    case 'choice':
      return there(`t(\`${words}.values.${key}.\${${value}}\`)`);
    case 'named':
      return `${value}${nullable ? '?' : ''}.${name}`;
    default:
      return value;
  }
};

const both = (make) => ({ en: make(spoken), fr: make(french) });
const byKey = (items, make) =>
  Object.fromEntries(items.map((item) => [item.key ?? item, make(item.label ?? item.key ?? item)]));

/** Labels of fields and filters, and the words of their values. */
export const labels = (fields, filters = []) =>
  both((say) => {
    const choices = [...fields, ...filters].filter(({ values }) => values);
    const flags = [...fields, ...filters].some(({ kind }) => kind === 'flag' || kind === 'yesNo');
    const [yes, no] = say === french ? ['Oui', 'Non'] : ['Yes', 'No'];
    return {
      ...(fields.length > 0 ? { fields: byKey(fields, say) } : {}),
      ...(filters.length > 0 ? { filters: byKey(filters, say) } : {}),
      ...(choices.length > 0
        ? {
            values: Object.fromEntries(
              choices.map(({ key, values }) => [key, byKey(values, (it) => say(it, 'terms'))]),
            ),
          }
        : {}),
      ...(flags ? { yes, no } : {}),
    };
  });

/** Lines of source; one that is false is left out. */
export const lines = (...given) => given.flatMap((line) => (line ? [`${line}\n`] : [])).join('');

/** What the pieces of a page are imported as. */
export const pieces = (fields) => [
  ...(fields.some(({ kind }) => kind === 'money') ? ['Amount'] : []),
  ...(fields.some(({ kind }) => kind === 'date') ? ['DateText'] : []),
];
export const needsFormats = (fields) => fields.some(({ kind }) => kind === 'number');

/** The names of a path's parameters: `/api/{role}/rider/{riderId}`. */
export const paramsOf = (endpoint) => [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** Source of the parameters: the role is the remote's, `route` comes from the address, others are the signed-in user's. */
export const paramsSource = (names, remote, route) => {
  if (names.length === 0) return '';
  const values = names.map((name) =>
    name === 'role' ? `role: '${remote}'` : name === route ? name : `${name}: session.user._id`,
  );
  return `params: { ${values.join(', ')} }`;
};
export const ownParams = (names, route) => names.filter((name) => name !== 'role' && name !== route);

/** A remote whose layout carries no antd puts it around the pages that use it. */
export const framed = (remote, screen) => {
  const name = `${remote[0].toUpperCase()}${remote.slice(1)}Layout`;
  const layout = readFileSync(`frontends/${remote}/${name}.tsx`, 'utf8');
  if (!layout.includes('<DeskLayout')) return { frame: [], screen };
  const large = /^\s+large$/m.test(layout) ? ' large' : '';
  return { frame: ['DeskFrame'], screen: `<DeskFrame${large}>${screen}</DeskFrame>` };
};

/** Imports the remote as a whole for a test, at one of its addresses. */
export const testHead = ({ remote, address, examples, words, library = [], testing = [], contract, page }) => `
import { expect, test } from '@jest/globals';
import { ${[...library, 'screen'].sort().join(', ')} } from '@testing-library/react';
${lines(
  contract && `import { ${contract} } from '@rrr/contract';`,
  `import { fakeHost, fakeSession, refusal, renderRemote, type Answers } from '@rrr/kit/base/testing';`,
)}import { ${[...testing, 'person'].join(', ')} } from '@rrr/kit/desk/testing';
import { ${examples.join(', ')} } from '../../pact/${words}.example.js';
import remote from '../../remote.js';
import { en } from '../../words/en.js';
import { fr } from '../../words/fr.js';
${lines(page && `import { FIELDS } from './${page}.js';`)}
const user = person();
const open = (answers: Answers, locale: 'en' | 'fr' = 'en') => {
  const basePath = \`\${locale === 'fr' ? '/fr' : ''}/auth/${remote}\`;
  return renderRemote(remote, '${address}', fakeHost({ session: fakeSession('${remote}'), locale, basePath, answers }));
};
`;
