import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { importSoldVins, type SoldVinsImport } from '@rrr/contract';
import { useFormats, useHost, usePath, type HttpClient } from '@rrr/kit/base';
import {
  FilterChoice,
  ImportWizard,
  List,
  Page,
  Section,
  Status,
  Summary,
  useTableColumns,
  type Column,
  type ImportKind,
  type ImportRequest,
  type Mended,
  type TableField,
} from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useSoldVinsWords } from './words/use-words.js';

interface Fields extends Pick<Mended, 'mapping'> {
  mode: 'add' | 'replace';
}
/** Rows that cannot be read are left out, so they stop nothing as long as others can. */
type Preview = SoldVinsImport & { rows: SoldVinsImport['sample']; unread: SoldVinsImport['problems'] };
type Row = SoldVinsImport['sample'][number] & { _id: string };

const send =
  (http: HttpClient) =>
  async ({ file, fields, dryRun, outcome: _, progressId, ...rest }: ImportRequest<Fields>): Promise<Preview> => {
    const answer = await http.call(importSoldVins, {
      files: { file },
      body: {
        dryRun: dryRun ? 'true' : 'false',
        mode: fields.mode,
        ...(fields.mapping === undefined ? {} : { mapping: JSON.stringify(fields.mapping) }),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    });
    const readable = answer.added + answer.known > 0;
    // lines that cannot be read do not stop the others
    const { counts } = answer.report;
    const leftOut = { ...counts, refused: 0, leftOut: counts.leftOut + counts.refused };
    return {
      ...answer,
      rows: answer.sample,
      problems: readable ? [] : answer.problems,
      unread: answer.problems,
      report: readable ? { ...answer.report, counts: leftOut } : answer.report,
    };
  };

const useSoldVinsImport = (): ImportKind<Fields, Preview, TableField> => {
  const { http } = useHost();
  const [words, formats, path, dispatch] = [useSoldVinsWords(), useFormats(), usePath(), useDispatch()];
  const mapped = useTableColumns<Fields, Preview>('soldVins');
  const columns: Column<Row>[] = [
    { key: 'vin', title: words('vin'), cell: (row) => <span className="admin-vin-code">{row.vin}</span> },
    { key: 'model', title: words('model'), cell: (row) => row.model },
    { key: 'year', title: words('year'), cell: (row) => <span className="number">{row.year}</span> },
  ];
  return {
    fields: { mode: 'add' },
    send: send(http),
    onStored: () => dispatch(api.util.invalidateTags(['vin', 'money'])),
    steps: { file: words('steps.file'), check: words('steps.check'), done: words('steps.done') },
    file: { label: words('file'), help: words('fileHelp') },
    ...mapped,
    check: {
      body: ({ preview, fields, change }) => (
        <>
          <FilterChoice
            label={words('mode')}
            value={fields.mode}
            choices={[
              { value: 'add', label: words('modeAdd') },
              { value: 'replace', label: words('modeReplace') },
            ]}
            onChange={(mode) => change({ ...fields, mode })}
          />
          <Summary
            pairs={[
              [words('read'), formats.count(preview.added + preview.known)],
              [words('known'), formats.count(preview.known)],
              [words('total'), formats.count(preview.total)],
              [words('leftOut'), formats.count(preview.leftOut)],
            ]}
          />
          <Section title={words('sample')}>
            <List<Row>
              dense
              label={words('sample')}
              items={preview.sample.map((row) => ({ ...row, _id: row.vin }))}
              columns={columns}
              empty={{ text: words('nothing') }}
            />
          </Section>
          {preview.unread.length > 0 && (
            <Section title={words('problems')}>
              <ul>
                {preview.unread.map((problem) => (
                  <li key={`${problem.line} ${problem.code}`}>
                    {words('line', { line: problem.line, detail: problem.detail })}
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </>
      ),
      nothing: ({ added }, { mode }) => (added === 0 && mode === 'add' ? words('nothing') : undefined),
      figure: ({ added }) => ({ label: words('adds'), value: formats.count(added) }),
      confirm: ({ added, known }) => words('confirm', { count: added + known }),
      storing: words('storing'),
    },
    done: ({ total }) => (
      <Section>
        <div role="status">
          <Status tone="good">{words('stored', { count: formats.count(total) })}</Status>
          <p>{words('storedNext')}</p>
        </div>
        <div>
          <Link className="button primary" to={path('/sold-vins')}>
            {words('title')}
          </Link>
        </div>
      </Section>
    ),
    leave: (
      <Link className="button" to={path('/sold-vins')}>
        {words('title')}
      </Link>
    ),
  };
};

/** Sold VINs by file: what was read and what was not → stored as digests. */
export const ImportSoldVinsPage = () => {
  const [words, path, kind] = [useSoldVinsWords(), usePath(), useSoldVinsImport()];
  return (
    <Page title={words('importTitle')} back={{ to: path('/sold-vins'), label: words('title') }}>
      <ImportWizard kind={kind} />
    </Page>
  );
};
