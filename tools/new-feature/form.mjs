import { formFieldsOf } from './form-fields.mjs';
import { framed, labels, lines, paramsOf, testHead } from './parts.mjs';
import { exampleOf, known, recordOf } from './schema.mjs';
import { french, spoken } from './words.mjs';

const ID = '01hq00000000000000000x0001';

/** The call that reads what another one edits: the GET of the same address. */
const readingOf = (endpoint, contract) =>
  Object.values(contract).find((one) => one?.method === 'GET' && one.path === endpoint.path && one.response);

const lineSource = ({ key, kind, nullable, limit, min, max, autoComplete }) =>
  `{ ${[
    `name: '${key}'`,
    `kind: '${kind === 'country' ? 'select' : kind}'`,
    ...(autoComplete ? [`autoComplete: '${autoComplete}'`] : []),
    ...(nullable ? [] : ['required: true']),
    ...(limit ? [`limit: ${limit}`] : []),
    ...(kind === 'number' ? [`min: ${min}`, `max: ${max}`] : []),
  ].join(', ')} }`;

const storedSource = ({ key, kind, nullable, values, place: { path, missing, maybe } }) => {
  const blank = { checkbox: 'false', number: '0' }[kind] ?? `'${values?.[0] ?? ''}'`;
  const otherwise = nullable ? maybe && 'null' : missing && blank;
  return `${key}: it.${path}${otherwise ? ` ?? ${otherwise}` : ''}`;
};

/** Choices of the fields that have some, by the name of the field. */
const choicesSource = (fields, words) => {
  const chosen = fields.filter(({ kind }) => kind === 'select' || kind === 'country');
  if (chosen.length === 0) return undefined;
  return `{ ${chosen
    .map(({ key, values, nullable }) => {
      const options = values
        ? `(${JSON.stringify(values)} as const).map((value) => ({ value, label: t(\`${words}.values.${key}.\${value}\`) }))`
        : 'countries.all';
      return `${key}: { options: ${options}${nullable ? `, none: t('${words}.none')` : ''} }`;
    })
    .join(', ')} }`;
};

const hookSource = (fields, words) => {
  const choices = choicesSource(fields, words);
  const [countries, some] = [
    fields.some(({ kind }) => kind === 'country'),
    fields.some(({ kind }) => kind !== 'select' && kind !== 'country'),
  ];
  const chosen = '{ ...field, label, ...choices[field.name] }';
  return `
const useFields = (): readonly FormField<Name>[] => {
  const ${countries ? '[t, countries] = [useWords(), useCountries()]' : 't = useWords()'};
  ${choices ? `const choices = ${choices};` : ''}
  return FIELDS.map((field) => {
    const label = t(\`${words}.fields.\${field.name}\`);
    return ${choices ? (some ? `field.kind === 'select' ? ${chosen} : { ...field, label }` : chosen) : '{ ...field, label }'};
  });
};
`;
};

/** A form of one stored record, from the call that changes it and the one that reads it: page, test, words. */
export const formScreen = ({ remote, name, camel, pascal, call, load, endpoint, json, contract }) => {
  const reading = load ? contract[load] : readingOf(endpoint, contract);
  if (reading?.method !== 'GET') throw new Error(`Name the call that reads what ${call} changes: --load <operationId>`);
  const [answer, edited] = [reading, endpoint].map(({ response }) => (response ? json(response, 'output') : {}));
  const [record, saved] = [recordOf(answer), recordOf(edited)];
  if (!record || record.key !== saved?.key) throw new Error(`${reading.id} and ${call} do not answer the same record`);
  const version = record.schema.properties.version && endpoint.body.shape.version;
  if (!version) throw new Error(`${call} takes no version: a form could not tell that someone else changed the record`);

  // The signed-in user's own record has no id in the address of its screen.
  const isOwn = (path, one) => remote !== 'admin' && path.includes(`/${remote}/{${one}}`);
  const ids = ({ path }) => paramsOf({ path }).filter((one) => one !== 'role');
  const route = ids(endpoint).find((one) => !isOwn(endpoint.path, one));
  const own = [...ids(endpoint), ...ids(reading)].length > 0 && !route;
  const paramsFor = (one) => {
    const values = paramsOf(one).map((key) => {
      if (key === 'role') return `role: '${remote}'`;
      if (isOwn(one.path, key)) return `${key}: session.user._id`;
      return key === route ? key : `${key}: ${route}`;
    });
    return values.length > 0 ? `{ ${values.join(', ')} } as const` : undefined;
  };
  const [readParams, editParams] = [paramsFor(reading), paramsFor(endpoint)];
  const same = readParams === editParams;

  const { fields, left } = formFieldsOf({ endpoint, json, contract, record: saved.schema, own });
  const changed = fields.find(({ kind }) => kind === 'text' || kind === 'textarea');
  if (!changed) throw new Error(`${call} changes no text: a form cannot be drafted from it`);
  const countries = fields.some(({ kind }) => kind === 'country');
  const base = [...(countries ? ['useCountries'] : []), 'useHost', ...(route ? ['usePath'] : [])];
  const { frame, screen } = framed(
    remote,
    `<FormPage
      title={t('${camel}.title')}${route ? ` back={{ to: path('/'), label: t('${camel}.back') }}` : ''}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => recordOf((await refetch().unwrap()).${record.key})}
      save={async (change, version) =>
        recordOf((await http.call(${call}, { ${
          editParams ? `${same ? 'params' : 'params: edited'}, ` : ''
        }body: { ...change, version } })).${record.key})
      }
      refresh={() => void refetch()}
      saved={t('${camel}.saved')}
      submit={t('${camel}.save')}
    />`,
  );
  const session = [readParams, editParams].some((it) => it?.includes('session.'));
  const page = `
import { useMemo } from 'react';
${lines(
  route && `import { useParams } from 'react-router-dom';`,
  `import { ${call}, type ${reading.id}, type Request, type Response } from '@rrr/contract';`,
)}import { ${base.join(', ')} } from '@rrr/kit/base';
import { ${[...frame, 'FormPage', 'type FormField', 'type StoredRecord'].join(', ')} } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { use${pascal}Query } from './${name}.api.js';

/** name, kind, ${own ? 'what a browser may fill in, ' : ''}and the limits of the contract */
export const FIELDS = [
  ${fields.map(lineSource).join(',\n  ')},
] as const;
type Name = (typeof FIELDS)[number]['name'];
type Body = Request<typeof ${call}>['body'];
type Values = { readonly [Key in Name]: Exclude<Body[Key], undefined> };
type Stored = Response<typeof ${reading.id} | typeof ${call}>['${record.key}'];

const recordOf = (it: Stored): StoredRecord<Values> => ({
  values: {
    ${fields.map(storedSource).join(',\n    ')},
  },
  version: it.version${known(saved.schema.properties.version).nullable ? ' ?? 0' : ''},
});
${hookSource(fields, camel)}
export const ${pascal}Page = () => {
  const { http${session ? ', session' : ''} } = useHost();
  const [t, fields${route ? ', path' : ''}] = [useWords(), useFields()${route ? ', usePath()' : ''}];
  ${lines(
    route && `const { ${route} = '' } = useParams();`,
    readParams && `const params = ${readParams};`,
    editParams && !same && `const edited = ${editParams};`,
  )}const { currentData: data, error, refetch } = use${pascal}Query({ ${readParams ? 'params' : ''} });
  const stored = useMemo(() => data && recordOf(data.${record.key}), [data]);
  return (
    ${screen}
  );
};
`;
  const [loadedName, savedName] = [`${camel}Loaded`, `${camel}Saved`];
  const loaded = exampleOf(answer);
  const test = `${testHead({
    remote,
    address: `/${name}${route ? `/${ID}` : ''}`,
    examples: [loadedName, savedName],
    words: name,
    library: ['fireEvent', 'waitFor'],
    testing: ['contractDifferences'],
    contract: call,
    page: `${pascal}Page`,
  })}
test.each(['en', 'fr'] as const)('shows the form, in %s', async (locale) => {
  open({ ${reading.id}: ${loadedName} }, locale);
  const { ${camel}: words } = { en, fr }[locale];
  expect(await screen.findByLabelText(words.fields.${changed.key})).toBeTruthy();
  expect(screen.getByRole('button', { name: words.save })).toBeTruthy();
});

test('limits are the contract’s', () => expect(contractDifferences(FIELDS, ${call}.body)).toEqual([]));

test('sends what was changed, with the version it was changed from', async () => {
  const { host } = open({ ${reading.id}: ${loadedName}, ${call}: ${savedName} });
  const field = await screen.findByLabelText(en.${camel}.fields.${changed.key});
  fireEvent.change(field, { target: { value: 'Changed' } });
  await user.click(screen.getByRole('button', { name: en.${camel}.save }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: en.${camel}.saved }]));
  expect(host.calls.filter(({ id }) => id === '${call}')).toMatchObject([
    { request: { body: { ${changed.key}: 'Changed', version: ${loaded[record.key].version} } } },
  ]);
});

test('what did not load can be tried again', async () => {
  const replies: unknown[] = [refusal(503, 'UNAVAILABLE', 'Try again shortly.'), ${loadedName}];
  open({ ${reading.id}: () => replies.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(en.${camel}.fields.${changed.key})).toBeTruthy();
});
`;
  const said = labels(fields);
  const blank = fields.some(({ kind, nullable }) => nullable && (kind === 'select' || kind === 'country'));
  return {
    page,
    test,
    read: reading,
    calls: [
      { endpoint: reading, example: loadedName, answer: loaded },
      { endpoint, example: savedName, answer: exampleOf(edited) },
    ],
    route: route ? `${name}/:${route}` : name,
    nav: own,
    left,
    words: {
      en: {
        title: spoken(name),
        ...(route ? { back: 'Back' } : {}),
        ...said.en,
        ...(blank ? { none: 'Not stated' } : {}),
        save: 'Save changes',
        saved: 'Your changes are saved.',
      },
      fr: {
        title: french(name),
        ...(route ? { back: 'Retour' } : {}),
        ...said.fr,
        ...(blank ? { none: 'Non indiqué' } : {}),
        save: 'Enregistrer les modifications',
        saved: 'Vos modifications sont enregistrées.',
      },
    },
  };
};
