import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ClassesImport } from '@rrr/contract';
import { mendedBody, suggestedAmount, tableMending, type Mended } from '../import/table-mending.js';
import type { ImportRequest } from '../import/use-import.js';
import { cellsOfHtml } from '../files/pasted-table.js';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import type { ImportKind } from '../import/import-kind.js';
import { ImportWizard } from './ImportWizard.js';

const user = person();
/** jsdom has no `File.text` */
const textOf = (file: File | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer)),
    );
    reader.readAsArrayBuffer(file ?? new Blob());
  });
const sign = (line: number, value: string) => ({
  line,
  column: '1st',
  value,
  code: 'AMOUNT_WITH_SIGN',
  detail: `“${value}” has a currency sign.`,
  at: 1,
});
const wrong = (line: number, value: string | null, code: string, at = 1) => ({
  line,
  column: '1st',
  value,
  code,
  detail: code,
  at,
});
type Preview = Pick<ClassesImport, 'rows' | 'problems' | 'report' | 'file' | 'outcome'>;
const preview = (problems: Preview['problems'], over: Partial<Preview['report']> = {}): Preview => ({
  file: { name: 'classes.csv', format: 'csv', encoding: 'utf-8', headerLine: 1 },
  rows: [],
  problems,
  outcome: 'o',
  report: {
    counts: { title: 0, header: 1, read: 2, refused: problems.length, leftOut: 0 },
    leftOut: [],
    columns: [{ index: 2, header: 'Notes', field: null, samples: ['new', 'old'] }],
    ...over,
  },
});

const begin = (...answers: Preview[]) => {
  const sent: ImportRequest<Mended & { other?: boolean }>[] = [];
  const kind: ImportKind<Mended & { other?: boolean }, Preview> = {
    fields: {},
    send: async (request) => {
      sent.push(request);
      const answer = answers.shift();
      if (!answer) throw new Error('no answer left');
      return answer;
    },
    steps: { file: 'File', check: 'Check', done: 'Done' },
    file: { label: 'Classes' },
    ...tableMending<Mended & { other?: boolean }, Preview>(() => 'USD'),
    questions: {
      of: (_preview, { other }) => [
        {
          id: 'other',
          text: 'What else?',
          choices: [{ value: 'yes', label: 'Answer something else' }],
          answer: other ? 'yes' : null,
        },
      ],
      answer: (fields) => ({ ...fields, other: true }),
    },
    check: { body: () => null, confirm: () => 'Save', storing: 'Saving' },
    done: () => <p>done</p>,
  };
  renderDesk(<ImportWizard kind={kind} />);
  return sent;
};
const choose = () =>
  fireEvent.change(screen.getByLabelText(/Choose a file/), {
    target: { files: [new File(['Class,1st'], 'classes.csv')] },
  });

test('one answer is for all cells that are alike, and what a cell most likely means stands in its field', async () => {
  const sent = begin(
    preview([sign(2, '$500'), sign(3, '$500'), sign(4, '$1,250.50'), wrong(5, 'x5', 'AMOUNT_NOT_A_NUMBER')]),
    preview([]),
  );
  choose();
  const list = await screen.findByRole('table');
  const rows = within(list).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent?.replaceAll(/\s+/g, ' '))).toMatchObject([
    expect.stringContaining('2, 3'),
    expect.stringContaining('4'),
    expect.stringContaining('5'),
  ]);
  expect(
    within(list)
      .getAllByRole('textbox')
      .map((it) => (it as HTMLInputElement).value),
  ).toEqual(['500', '1250.50', 'x5']);
  expect(within(rows[0]!).getByText('$500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check 3 corrections' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.fields.corrections).toEqual([
    { line: 2, column: 1, value: '500' },
    { line: 3, column: 1, value: '500' },
    { line: 4, column: 1, value: '1250.50' },
  ]);
});

test('what was typed stays while something else is answered', async () => {
  const problems = [wrong(5, 'x5', 'AMOUNT_NOT_A_NUMBER')];
  const sent = begin(preview(problems), preview([...problems]), preview([]));
  choose();
  fireEvent.change(await screen.findByRole('textbox', { name: '1st, line 5' }), { target: { value: '75' } });
  await user.click(screen.getByRole('button', { name: 'Answer something else' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(((await screen.findByRole('textbox', { name: '1st, line 5' })) as HTMLInputElement).value).toBe('75');
  await user.click(await screen.findByRole('button', { name: 'Check 1 correction' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.fields).toEqual({ other: true, corrections: [{ line: 5, column: 1, value: '75' }] });
});

test('a line is left out with what was typed elsewhere, told, and taken back', async () => {
  const sent = begin(
    preview([wrong(4, 'x5', 'AMOUNT_NOT_A_NUMBER'), wrong(6, null, 'CLASS_WITHOUT_AMOUNTS')]),
    preview([], {
      leftOut: [
        { line: 6, why: 'chosen', text: 'A note' },
        { line: 7, why: 'total', text: 'Total, 9' },
      ],
    }),
    preview([]),
  );
  choose();
  fireEvent.change(await screen.findByRole('textbox', { name: '1st, line 4' }), { target: { value: '5' } });
  const [, second] = screen.getAllByRole('button', { name: 'Leave this line out' });
  await user.click(second!);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.fields).toEqual({ corrections: [{ line: 4, column: 1, value: '5' }], leaveOut: [6] });
  expect(await screen.findByText(/Line 6: A note/)).toBeVisible();
  expect(screen.getByText('Line 7 is a total: Total, 9')).toBeVisible();
  await user.click(screen.getByText('1 column is not read'));
  expect(screen.getByText('Notes: new · old')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read this line' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.fields.leaveOut).toEqual([]);
});

test('a table that was copied from a web page or a spreadsheet is read like a file', async () => {
  const sent = begin(preview([]));
  await user.click(screen.getByText('Paste a table instead'));
  fireEvent.paste(screen.getByLabelText(/Copy the rows in a spreadsheet/), {
    clipboardData: {
      getData: (type: string) =>
        type === 'text/html'
          ? '<table><tr><th>Class<th>1st<tr><td>450&nbsp;A<td>1,000</table>'
          : 'Class\t1st\n450 A\t1,000',
    },
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.file.name).toBe('pasted.csv');
  expect(await textOf(sent[0]?.file)).toBe('\ufeffClass,1st\r\n450 A,"1,000"\r\n');
});

test('text that was pasted is read when its writer says so', async () => {
  const sent = begin(preview([]));
  await user.click(screen.getByText('Paste a table instead'));
  fireEvent.change(screen.getByLabelText(/Copy the rows in a spreadsheet/), { target: { value: 'Class,1st\nA,5' } });
  await user.click(screen.getByRole('button', { name: 'Read what I pasted' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await textOf(sent[0]?.file)).toBe('Class,1st\nA,5');
});

test('cells of a web page keep their places; what a merged cell covers is empty', () => {
  expect(
    cellsOfHtml(
      '<table><tr><td rowspan=2>A<td>1<td>2</tr><tr><td colspan=2>x<br>y</tr></table>' +
        '<table><tr><td>B<table><tr><td>in</table></td></tr></table>',
    ),
  ).toEqual([['A', '1', '2'], ['', 'x y', ''], ['Bin']]);
});

test('an amount is suggested only where it can be one thing', () => {
  const of = (value: string) => suggestedAmount({ code: 'AMOUNT_NOT_A_NUMBER', value }, 'CAD');
  expect(['1,000', '$1,250.50', '1 000,50 $', 'CAD 75', '1.234', 'x5', '$', '1,00,0', '000'].map(of)).toEqual([
    '1000',
    '1250.50',
    '1000,50',
    '75',
    ...Array(5).fill(undefined),
  ]);
  const others = ['USD 75', '75 €', '£75', 'US$ 75'].map(of);
  expect(others).toEqual(others.map(() => undefined));
  expect(suggestedAmount({ code: 'AMOUNT_WITH_SIGN', value: '75 $ US' }, 'USD')).toBe('75');
  expect(suggestedAmount({ code: 'PAYOUT_UNKNOWN', value: '$5' }, 'USD')).toBeUndefined();
  expect(mendedBody({})).toEqual({});
});
