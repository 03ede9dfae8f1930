// Pieces of source that lists and detail pages share. Prettier lays them out afterwards.
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
const byKey = (items, make) => Object.fromEntries(items.map((item) => [item.key ?? item, make(item.key ?? item)]));

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
        ? { values: Object.fromEntries(choices.map(({ key, values }) => [key, byKey(values, say)])) }
        : {}),
      ...(flags ? { yes, no } : {}),
    };
  });

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

/** Imports the remote as a whole for a test, at one of its addresses. */
export const testHead = ({ remote, address, example, words }) => `
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeHost, fakeSession, refusal, renderRemote, type Answers } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { ${example} } from '../../pact/${words}.example.js';
import remote from '../../remote.js';
import { en } from '../../words/en.js';
import { fr } from '../../words/fr.js';

const user = person();
const open = (answers: Answers, locale: 'en' | 'fr' = 'en') => {
  const basePath = \`\${locale === 'fr' ? '/fr' : ''}/auth/${remote}\`;
  return renderRemote(remote, '${address}', fakeHost({ session: fakeSession('${remote}'), locale, basePath, answers }));
};
`;

/** The contract test of the one call, for the remote's pact. */
export const pactSource = ({ remote, call, example, names, endpoint, words }) => {
  const id = '01hq00000000000000000x0001';
  const params = names.map((name) => (name === 'role' ? `role: '${remote}'` : `${name}: '${id}'`));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'role' ? remote : id));
  const person = `${remote === 'admin' ? 'an' : 'a'} ${remote}`;
  return `
import { test } from '@jest/globals';
import { ${call} } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ${example} } from './${words}.example.js';

const { answers } = consumer('${remote}');

// Say in \`given\` what makes the answer look like the example: tests/api/pact/states.ts knows every state.
test('${spoken(words).toLowerCase()}', () =>
  answers(
    {
      given: [['${person} is signed in', { ${remote}Id: '${id}' }]],
      when: '${person} opens ${spoken(words).toLowerCase()}',
      endpoint: ${call},
      path: '${path}',
      call: (http) => http.call(${call}${params.length > 0 ? `, { params: { ${params.join(', ')} } }` : ''}),
    },
    ${example},
  ));
`;
};
