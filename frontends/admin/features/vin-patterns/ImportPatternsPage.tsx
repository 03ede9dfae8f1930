import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { PatternsImport } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import {
  ImportWizard,
  List,
  Page,
  Section,
  Status,
  tableMending,
  TemplateLinks,
  useTableColumns,
  type Column,
  type ImportKind,
  type TableField,
} from '@rrr/kit/desk';
import { api } from '../../api.js';
import { sendPatterns, type PatternsReading } from './send-patterns.js';
import { useVinPatternsWords } from './words/use-words.js';

/** models of one pattern that are named; of the others, their number is */
const NAMED = 5;
type Row = PatternsImport['rows'][number] & { _id: string };

const usePatternsImport = (): ImportKind<PatternsReading, PatternsImport, TableField> => {
  const { http } = useHost();
  const [words, formats, path, dispatch] = [useVinPatternsWords(), useFormats(), usePath(), useDispatch()];
  const mapped = useTableColumns<PatternsReading, PatternsImport>('patterns');
  const columns: Column<Row>[] = [
    { key: 'pattern', title: words('pattern'), cell: (row) => <span className="admin-vin-code">{row.pattern}</span> },
    { key: 'model', title: words('model'), cell: (row) => row.model },
    { key: 'year', title: words('year'), cell: (row) => <span className="number">{row.year}</span> },
  ];
  const named = (models: readonly string[]) =>
    models.length > NAMED
      ? words('modelsMore', { models: models.slice(0, NAMED).join(', '), count: models.length - NAMED })
      : models.join(', ');
  return {
    fields: {},
    send: sendPatterns(http),
    onStored: () => dispatch(api.util.invalidateTags(['vin'])),
    steps: { file: words('steps.file'), check: words('steps.check'), done: words('steps.done') },
    file: {
      label: words('file'),
      help: (
        <>
          {words('fileHelp')} <TemplateLinks kind="vin-patterns" />
        </>
      ),
    },
    ...mapped,
    ...tableMending<PatternsReading, PatternsImport>(),
    questions: {
      of: ({ shared: alike }, { shared }) =>
        alike.length === 0
          ? []
          : [
              {
                id: 'shared',
                text: words('shared', { count: alike.length }),
                lead: alike
                  .slice(0, 5)
                  .map(({ pattern, year, models }) => `${pattern} (${year}): ${named(models)}`)
                  .join(' · '),
                choices: [
                  { value: 'yes', label: words('sharedYes') },
                  { value: 'no', label: words('sharedNo') },
                ],
                answer: shared === undefined ? null : shared ? 'yes' : 'no',
              },
            ],
      solves: ({ code, question }) => (code === 'PATTERN_OF_TWO_MODELS' ? 'shared' : question),
      answer: (fields, _id, value) => ({ ...fields, shared: value === 'yes' }),
    },
    check: {
      body: ({ preview: { rows, known } }) => (
        <Section title={words('rows')}>
          {known > 0 && <p className="desk-muted">{words('known', { count: known })}</p>}
          <List<Row>
            dense
            label={words('rows')}
            items={rows.map((row) => ({ ...row, _id: String(row.line) }))}
            columns={columns}
            empty={{ text: words('nothing') }}
          />
        </Section>
      ),
      nothing: ({ added }) => (added === 0 ? words('nothing') : undefined),
      figure: ({ added }) => ({ label: words('adds'), value: formats.count(added) }),
      confirm: ({ added }) => words('confirm', { count: added }),
      storing: words('storing'),
    },
    done: ({ added }) => (
      <Section>
        <div role="status">
          <Status tone="good">{words('stored', { count: added })}</Status>
          <p>{words('storedNext')}</p>
        </div>
        <div>
          <Link className="button primary" to={`${path('/vin-patterns')}?status=unverified`}>
            {words('toVerify')}
          </Link>
        </div>
      </Section>
    ),
    leave: (
      <Link className="button" to={path('/vin-patterns')}>
        {words('title')}
      </Link>
    ),
  };
};

/** VIN patterns by file: what it would add → added, not verified yet. */
export const ImportPatternsPage = () => {
  const [words, path, kind] = [useVinPatternsWords(), usePath(), usePatternsImport()];
  return (
    <Page title={words('importTitle')} back={{ to: path('/vin-patterns'), label: words('title') }}>
      <ImportWizard kind={kind} />
    </Page>
  );
};
