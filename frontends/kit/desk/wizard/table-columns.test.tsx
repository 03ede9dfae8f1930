import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ClassesImport, TableReport } from '@rrr/contract';
import { mendedBody, tableMending, type Mended } from '../import/table-mending.js';
import { useTableColumns, type TableField } from '../import/use-table-columns.js';
import type { ImportRequest } from '../import/use-import.js';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import type { ImportKind } from '../import/import-kind.js';
import { ImportWizard } from './ImportWizard.js';

const user = person();
type Preview = Pick<ClassesImport, 'rows' | 'problems' | 'report' | 'file' | 'outcome'>;
const row: Preview['rows'][number] = {
  line: 2,
  name: '450 A',
  payoutType: 'cash',
  payoutPlaces: [],
  entrants: null,
  change: 'new',
};
const preview = (over: Partial<Preview>, columns: TableReport['columns'] = []): Preview => ({
  file: { name: 'classes.csv', format: 'csv', encoding: 'utf-8', headerLine: 0 },
  rows: [],
  problems: [],
  outcome: 'o',
  report: { counts: { title: 0, header: 1, read: 2, refused: 0, leftOut: 0 }, leftOut: [], columns },
  ...over,
});
const problem = (code: string, over: Partial<Preview['problems'][number]> = {}) => ({
  line: 1,
  column: null,
  value: null,
  code,
  detail: `${code}.`,
  ...over,
});

const Import = ({ send }: { send: (request: ImportRequest<Mended>) => Promise<Preview> }) => {
  const kind: ImportKind<Mended, Preview, TableField> = {
    fields: {},
    send,
    steps: { file: 'File', check: 'Check', done: 'Done' },
    file: { label: 'Classes' },
    ...useTableColumns<Mended, Preview>('classes'),
    ...tableMending<Mended, Preview>(),
    check: { body: () => <p>rows</p>, confirm: () => 'Save', storing: 'Saving' },
    done: () => <p>done</p>,
  };
  return <ImportWizard kind={kind} />;
};
const begin = (...answers: Preview[]) => {
  const sent: ImportRequest<Mended>[] = [];
  const send = async (request: ImportRequest<Mended>) => {
    sent.push(request);
    const answer = answers.shift();
    if (!answer) throw new Error('no answer left');
    return answer;
  };
  renderDesk(<Import send={send} />);
  fireEvent.change(screen.getByLabelText(/Choose a file/), {
    target: { files: [new File(['Division,Gold'], 'classes.csv')] },
  });
  return sent;
};
const chosen = (name: RegExp) => {
  const field = screen.getByLabelText<HTMLSelectElement>(name);
  return field.selectedOptions[0]?.textContent;
};
const COLUMNS = [
  { index: 0, header: 'Division', field: null, guess: 'class', samples: ['450 A', '250 B'] },
  { index: 1, header: '', field: null, guess: 'place1', samples: ['500'] },
  { index: 2, header: 'Notes', field: null, samples: ['new'] },
  { index: 3, header: 'Reason', field: 'reason', samples: [] },
];

test('columns of an unknown header are mapped by hand, with samples and a guess', async () => {
  const sent = begin(preview({ problems: [problem('HEADER_UNKNOWN')] }, COLUMNS), preview({ rows: [row] }));
  expect(await screen.findByRole('heading', { name: 'Column mapping' })).toBeVisible();
  expect(screen.getByText('450 A · 250 B')).toBeVisible();
  expect([chosen(/Column Division/), chosen(/Column 2/), chosen(/Column Notes/)]).toEqual([
    'Class',
    'Place 1: amount',
    'Ignore',
  ]);
  expect(screen.queryByRole('region', { name: /lines in the file/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText(/Column 2/), 'Place 2: amount');
  await user.click(screen.getByRole('button', { name: 'Apply column mapping' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.fields).toEqual({ mapping: { 0: 'class', 1: 'place2', 2: null, 3: null } });
  expect(mendedBody(sent[1]?.fields ?? {})).toEqual({ mapping: '{"0":"class","1":"place2","2":null,"3":null}' });
  expect(await screen.findByText('rows')).toBeVisible();
  expect(screen.getByRole('region', { name: '3 lines in the file' })).toBeVisible();
});

test('what is unclear of known headers is told above the mapping, not listed as a cell', async () => {
  begin(preview({ problems: [problem('PLACES_UNCLEAR', { column: 'Gold', value: 'Gold', at: 1 })] }, COLUMNS));
  expect(await screen.findByText('PLACES_UNCLEAR.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Column mapping' })).toBeVisible();
  expect(screen.queryByText(/We did not recognize the headers/)).toBeNull();
  expect(screen.queryByText(/must be corrected/)).toBeNull();
});

test('a mapping may be made also where rows are wrong; what was corrected stays', async () => {
  const wrong = problem('CELL_WITHOUT_HEADER', { line: 2, value: '250', at: 2 });
  const sent = begin(preview({ problems: [wrong] }, COLUMNS), preview({ problems: [wrong] }, COLUMNS), preview({}));
  fireEvent.change(await screen.findByLabelText('Column 3, without a header, line 2'), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Check 1 correction' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: /column mapping/i }));
  await user.click(screen.getByRole('button', { name: 'Apply column mapping' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.fields).toMatchObject({ corrections: [{ line: 2, column: 2, value: '' }], mapping: { 0: 'class' } });
});

test('of very many wrong lines the first are listed, and all are counted', async () => {
  const problems = Array.from({ length: 1000 }, (_, at) =>
    problem('AMOUNT_NOT_A_NUMBER', { line: at + 2, value: 'x' }),
  );
  const { report } = preview({});
  begin(preview({ problems, report: { ...report, counts: { ...report.counts, read: 0, refused: 5000 } } }));
  expect(await screen.findByText(/^5,?000 lines must be corrected$/)).toBeVisible();
  expect(screen.getByText(/4,?000 more lines follow when these are corrected/)).toBeVisible();
  expect(screen.getByText(/^5,?000 lines must be corrected before you can save/)).toBeVisible();
});
