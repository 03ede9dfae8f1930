import { exampleOf, fieldsOf, filtersOf, listOf } from './schema.mjs';
import {
  drawn,
  framed,
  labels,
  lines,
  needsFormats,
  ownParams,
  paramsOf,
  paramsSource,
  pieces,
  testHead,
} from './parts.mjs';
import { french, spoken } from './words.mjs';

const SHOWN = 7;
/** Whom a file is for stands in the summary of its call. */
const MAY_EXPORT = {
  admin: /admin/,
  rider: /rider theirs/,
  dealer: /dealer its own/,
  promoter: /promoter its own|its promoter/,
};

const filterSource = ({ key, kind, values, max }, words) => {
  const label = `label: t('${words}.filters.${key}')`;
  const choices =
    values &&
    `choices: ${JSON.stringify(values)}.map((value) => ({ value, label: t(\`${words}.values.${key}.\${value}\`) }))`;
  const more = {
    yesNo: `yes: t('${words}.yes'), no: t('${words}.no')`,
    year: `from: 2007, to: new Date().getFullYear() + 1`,
    text: max && `max: ${max}`,
    select: choices?.replace('].map', '] as const).map').replace('choices: ', 'choices: ('),
    tabs: choices?.replace('].map', '] as const).map').replace('choices: ', 'choices: ('),
  }[kind];
  return `{ key: '${key}', kind: '${kind}', ${label}${more ? `, ${more}` : ''} }`;
};

/** A list screen from a call that answers rows: its page, its test, its words. */
export const listScreen = ({ remote, name, camel, pascal, call, endpoint, json, contract }) => {
  const answer = endpoint.response && json(endpoint.response, 'output');
  const list = answer && listOf(answer);
  if (!list || !list.paged) throw new Error(`${call} answers no list in pages`);
  const fields = fieldsOf(list.row);
  const filters = endpoint.query ? filtersOf(json(endpoint.query, 'input'), json(endpoint.query, 'output')) : [];
  const names = paramsOf(endpoint);
  const own = ownParams(names).length > 0;
  const params = paramsSource(names, remote);
  const sorts = contractSorts(endpoint, json).filter((key) => fields.some((field) => field.key === key));
  const exportOf = contract[call.replace(/^(list|search)/, 'export')];
  const exported = exportOf?.produces && MAY_EXPORT[remote].test(exportOf.summary) ? exportOf.id : undefined;
  const column = (field, at) =>
    `{ key: '${field.key}', title: t('${camel}.fields.${field.key}'), ${
      ['money', 'number'].includes(field.kind) ? `align: 'right', ` : ''
    }${sorts.includes(field.key) ? `sort: '${field.key}', ` : ''}${at >= SHOWN ? 'extra: true, ' : ''}${
      at > 3 ? `phone: 'none', ` : ''
    }cell: (it) => ${drawn(field, 'it', camel)} }`;
  const formats = needsFormats(fields);
  const base = [...(own ? ['useHost'] : []), ...(formats ? ['useFormats'] : [])];
  const t = formats ? 'const [t, formats] = [useWords(), useFormats()];' : 'const t = useWords();';
  const { frame, screen } = framed(
    remote,
    `<NamedListPage<Row>
      title={t('${camel}.title')}
      label={t('${camel}.title')}
      name="${remote}/${name}"
      list={list}
      answer={answer}
      items={answer.data?.${list.key}}
      pagination={answer.data?.pagination}
      columns={columns}${exported ? ` exportOf={{ endpoint: ${exported}, params: { role: '${remote}' } }}` : ''}
      empty={{ text: t('${camel}.empty') }}
    />`,
  );
  const page = `
import { ${exported ? `${exported}, ` : ''}type ${call}, type Response } from '@rrr/contract';
${base.length > 0 ? `import { ${base.join(', ')} } from '@rrr/kit/base';` : ''}
import { ${[...pieces(fields), ...frame, 'NamedListPage', 'useList', 'type Column'].join(', ')} } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { use${pascal}Query } from './${name}.api.js';

type Row = Response<typeof ${call}>['${list.key}'][number];

const useColumns = (): Column<Row>[] => {
  ${t}
  return [${fields.map(column).join(',\n')}];
};

export const ${pascal}Page = () => {
  const [t, columns] = [useWords(), useColumns()];
  ${own ? 'const { session } = useHost();\n' : ''}const list = useList<typeof ${call}>({
    ${lines(
      'limit: 25,',
      sorts.length > 0 && `sort: { by: ${JSON.stringify(sorts)}, first: '${sorts[0]}' },`,
      filters.length > 0 && `filters: [${filters.map((filter) => filterSource(filter, camel)).join(',\n')}],`,
    ).trimEnd()}
  });
  const answer = use${pascal}Query({ ${params ? `${params}, ` : ''}query: list.query });
  return (
    ${screen}
  );
};
`;
  const example = `${camel}Answer`;
  const [main] = fields;
  const test = `${testHead({ remote, address: `/${name}`, examples: [example], words: name })}
test.each(['en', 'fr'] as const)('shows its rows, in %s', async (locale) => {
  open({ ${call}: ${example} }, locale);
  const { ${camel}: words } = { en, fr }[locale];
  expect(await screen.findByRole('table', { name: words.title })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: words.fields.${main.key} })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('nothing yet says so', async () => {
  open({ ${call}: { ...${example}, ${list.key}: [] } });
  expect(await screen.findByText(en.${camel}.empty)).toBeTruthy();
});

test('what did not load can be tried again', async () => {
  const replies: unknown[] = [refusal(503, 'UNAVAILABLE', 'Try again shortly.'), ${example}];
  open({ ${call}: () => replies.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
`;
  const said = labels(fields, filters);
  return {
    page,
    test,
    calls: [{ endpoint, example, answer: exampleOf(answer) }],
    route: name,
    nav: true,
    words: {
      en: { title: spoken(name), empty: 'Nothing here yet.', ...said.en },
      fr: { title: french(name), empty: 'Rien ici pour l’instant.', ...said.fr },
    },
  };
};

const contractSorts = (endpoint, json) =>
  (endpoint.query && json(endpoint.query, 'input').properties?.sortBy?.enum) ?? [];
