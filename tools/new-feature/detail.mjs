import { exampleOf, fieldsOf, recordOf } from './schema.mjs';
import { drawn, framed, labels, needsFormats, ownParams, paramsOf, paramsSource, pieces, testHead } from './parts.mjs';
import { french, spoken } from './words.mjs';

const ID = '01hq00000000000000000x0001';

/** A screen of one record from a call that answers it: its page, its test, its words. */
export const detailScreen = ({ remote, name, camel, pascal, call, endpoint, json }) => {
  const answer = endpoint.response && json(endpoint.response, 'output');
  const record = answer && recordOf(answer);
  const names = paramsOf(endpoint);
  const route = names.filter((one) => one !== 'role').at(-1);
  if (!record || !route) throw new Error(`${call} answers no record that an address names`);
  const [main, ...fields] = fieldsOf(record.schema);
  const own = ownParams(names, route).length > 0;
  const base = ['usePath', ...(own ? ['useHost'] : []), ...(needsFormats(fields) ? ['useFormats'] : [])];
  const hooks = [
    ['t', 'useWords()'],
    ['path', 'usePath()'],
    ...(needsFormats(fields) ? [['formats', 'useFormats()']] : []),
  ];
  const title = drawn(main, 'record', camel);
  const { frame, screen } = framed(
    remote,
    `<DetailPage
      title={record ? ${title} : t('${camel}.title')}
      back={{ to: path('/'), label: t('${camel}.back') }}
      answer={answer}
      summary={record && [${fields.map((field) => `[t('${camel}.fields.${field.key}'), ${drawn(field, 'record', camel)}]`).join(',\n')}]}
    />`,
  );
  const page = `
import { useParams } from 'react-router-dom';
import { ${base.join(', ')} } from '@rrr/kit/base';
import { ${[...pieces(fields), ...frame, 'DetailPage'].join(', ')} } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { use${pascal}Query } from './${name}.api.js';

export const ${pascal}Page = () => {
  const [${hooks.map(([it]) => it).join(', ')}] = [${hooks.map(([, it]) => it).join(', ')}];
  ${own ? 'const { session } = useHost();\n' : ''}const { ${route} = '' } = useParams();
  const answer = use${pascal}Query({ ${paramsSource(names, remote, route)} });
  const record = answer.currentData?.${record.key};
  return (
    ${screen}
  );
};
`;
  const example = `${camel}Answer`;
  const test = `${testHead({ remote, address: `/${name}/${ID}`, examples: [example], words: name })}
test.each(['en', 'fr'] as const)('shows the record, in %s', async (locale) => {
  open({ ${call}: ${example} }, locale);
  const { ${camel}: words } = { en, fr }[locale];
  expect(await screen.findByRole('heading', { level: 1, name: String(${example}.${record.key}.${main.key}) })).toBeTruthy();
  expect(screen.getByText(words.fields.${fields[0].key})).toBeTruthy();
});

test('what is not there says so, and leads back', async () => {
  open({ ${call}: refusal(404, 'NOT_FOUND', 'There is no such record.') });
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such record.');
  expect(screen.getByRole('link', { name: en.${camel}.back })).toBeTruthy();
});

test('what did not load can be tried again', async () => {
  const replies: unknown[] = [refusal(503, 'UNAVAILABLE', 'Try again shortly.'), ${example}];
  open({ ${call}: () => replies.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en.${camel}.fields.${fields[0].key})).toBeTruthy();
});
`;
  const said = labels(fields);
  return {
    page,
    test,
    calls: [{ endpoint, example, answer: exampleOf(answer) }],
    route: `${name}/:${route}`,
    words: {
      en: { title: spoken(name), back: 'Back', ...said.en },
      fr: { title: french(name), back: 'Retour', ...said.fr },
    },
  };
};
