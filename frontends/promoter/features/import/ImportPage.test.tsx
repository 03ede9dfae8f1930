import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { asked, atTheTrack, sentWith } from '../../testing/at-the-track.js';
import {
  classId,
  event,
  eventId,
  otherClassId,
  preview,
  previewOfChoice,
  samuelId,
  unchanged,
} from '../../testing/examples.js';

const user = person();
const path = `/event/${eventId}?class=${classId}`;
const file = new File(['Pos,Rider\n1,Sam Carter'], 'results.csv', { type: 'text/csv' });
const begin = (...answers: unknown[]) => atTheTrack(path, { answers: { uploadClassResult: () => answers.shift() } });
const give = async (given = file) =>
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [given] } });
const bodies = (host: Parameters<typeof asked>[0]) => sentWith(host, 'uploadClassResult');

test('a choice of rider previews again; the confirmation stores what was shown', async () => {
  const { host } = begin(preview, previewOfChoice, { ...previewOfChoice, applied: true });
  await give();
  expect(await screen.findByText('Choose the rider of 1 row')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /AMA 1200999/ }));
  await user.click(await screen.findByRole('button', { name: 'Save 1 result · pays $500.00' }));
  expect(await screen.findByText('1 result of 450 A is saved.')).toBeVisible();
  const choices = JSON.stringify([{ line: 2, riderId: samuelId }]);
  expect(bodies(host)).toEqual([
    { classId, page: 'first', dryRun: 'true' },
    { classId, page: 'first', dryRun: 'true', choices },
    { classId, page: 'first', dryRun: 'false', choices, outcome: previewOfChoice.outcome },
  ]);
  expect(asked(host, 'getEvent')).toHaveLength(2);
});

test('a rider of another name needs a reason, which goes with the confirmation', async () => {
  const [row] = previewOfChoice.rows;
  const other = { ...previewOfChoice, rows: [{ ...row!, match: { ...row!.match, needsReason: true } }] };
  const { host } = begin(preview, other, previewOfChoice, { ...previewOfChoice, applied: true });
  await give();
  await user.click(await screen.findByRole('radio', { name: /AMA 1200999/ }));
  expect(await screen.findByText('The result names somebody else.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use this reason' }));
  expect(await screen.findByText(/Write why this is the rider/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Why is this the rider?' }), 'Raced under the old name');
  await user.click(screen.getByRole('button', { name: 'Use this reason' }));
  await user.click(await screen.findByRole('button', { name: 'Save 1 result · pays $500.00' }));
  await screen.findByText('1 result of 450 A is saved.');
  const choices = JSON.stringify([{ line: 2, riderId: samuelId, reason: 'Raced under the old name' }]);
  expect(bodies(host).slice(2)).toEqual([
    { classId, page: 'first', dryRun: 'true', choices },
    { classId, page: 'first', dryRun: 'false', choices, outcome: previewOfChoice.outcome },
  ]);
});

test('what tells riders of one name apart stands beside each, and how many more there are', async () => {
  const [row] = preview.rows;
  const [first, second] = row!.match.candidates;
  const candidates = [
    { ...first!, amaNumber: '…345', bikes: ['2024 KTM 450 SX-F'], numbers: ['12', '7'] },
    { ...second!, amaNumber: null, likeness: 'nickname' as const },
  ];
  begin({ ...preview, rows: [{ ...row!, match: { ...row!.match, candidates, leftOut: 3 } }] });
  await give();
  expect(await screen.findByText('Bend · AMA …345 · No. 12, 7 · 2024 KTM 450 SX-F')).toBeVisible();
  expect(screen.getByText('Short form of the same name')).toBeVisible();
  expect(screen.getByText(/^3 more riders may be meant/)).toBeVisible();
});

test('a number of starters that differs a lot from the last time is a question', async () => {
  const before = { event: 'Dry Lake', date: '2026-05-03', starters: 31 };
  begin({ ...preview, unusual: [{ class: { _id: classId, name: '450 A' }, starters: 9, before }] });
  await give();
  expect(await screen.findByRole('region', { name: 'Is the number of starters right?' })).toBeVisible();
  expect(screen.getByText(/^450 A: 9 now, 31 at Dry Lake on .*2026$/)).toBeVisible();
});

test('a race that looks like one of another event is a question, and is linked from here', async () => {
  const twin = { _id: '01hq00000000000000000e0009', title: 'Dry Lake', startDate: '2026-05-03' };
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const money = { issued: usd(0), reversed: usd(8_500), overpaid: usd(0), riders: 1 };
  const files = [{ ...preview, sameRaces: [{ class: { _id: classId, name: '450 A' }, event: twin }] }, preview];
  const other = { _id: twin._id, title: twin.title };
  const { host } = atTheTrack(path, {
    answers: {
      uploadClassResult: () => files.shift(),
      linkEvents: { done: 'asked', waits: true, other, money, outcome: 'seen' },
    },
  });
  await give();
  expect(await screen.findByRole('region', { name: 'Is it the same race as another event?' })).toBeVisible();
  expect(screen.getByText(/^450 A: as at Dry Lake on .*2026$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The same race as Dry Lake' }));
  expect(await screen.findByText('An administrator decides about it. Nothing changes until then.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask to link them' }));
  await waitFor(() =>
    expect(host.notices.map(({ text }) => text)).toContain('An administrator decides whether the events are one race.'),
  );
});

test('nobody is a choice too', async () => {
  const { host } = begin(preview, preview);
  await give();
  await user.click(await screen.findByRole('radio', { name: /None/ }));
  await waitFor(() => expect(bodies(host)[1]?.choices).toBe(JSON.stringify([{ line: 2, riderId: null }])));
});

test('the same file again: nothing changes and nothing needs doing', async () => {
  begin(unchanged);
  await give();
  expect(await screen.findByText(/No changes. These results are already saved/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('lines that cannot be read come first and keep everything from being stored', async () => {
  begin({
    ...preview,
    problems: [
      { line: 7, column: 'Pos', value: 'first', code: 'PLACE_NOT_A_NUMBER', detail: '“first” is not a place.' },
    ],
  });
  await give();
  expect(await screen.findByText('1 line must be corrected')).toBeVisible();
  expect(screen.getByText('“first” is not a place.')).toBeVisible();
  expect(screen.getByText('1 line must be corrected before you can save.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('a cell that cannot be read is written anew, and the file is read with it', async () => {
  const problems = [
    { line: 7, column: 'Pos', value: 'first', code: 'PLACE_NOT_A_NUMBER', detail: '“first” is not a place.' },
    { line: 9, column: null, value: null, code: 'NO_ROWS', detail: 'There are no rows.' },
  ];
  const { host } = begin({ ...preview, problems }, previewOfChoice, { ...previewOfChoice, applied: true });
  await give();
  fireEvent.change(await screen.findByLabelText('Pos, line 7'), { target: { value: '1' } });
  await user.click(screen.getByRole('button', { name: 'Check 1 correction' }));
  await user.click(await screen.findByRole('button', { name: 'Save 1 result · pays $500.00' }));
  await screen.findByText('1 result of 450 A is saved.');
  const corrections = JSON.stringify([{ line: 7, field: 'place', value: '1' }]);
  expect(bodies(host)).toEqual([
    { classId, page: 'first', dryRun: 'true' },
    { classId, page: 'first', dryRun: 'true', corrections },
    { classId, page: 'first', dryRun: 'false', corrections, outcome: previewOfChoice.outcome },
  ]);
});

test('a row is corrected before it is saved: who did not finish', async () => {
  const { host } = begin(previewOfChoice, previewOfChoice);
  await give();
  await user.click(await screen.findByRole('button', { name: 'Correct line 2' }));
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'DNF' } });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() =>
    expect(bodies(host)[1]?.['corrections']).toBe(JSON.stringify([{ line: 2, field: 'place', value: 'DNF' }])),
  );
});

test('a header nobody knows: the reader says what the columns hold, and the file is read that way', async () => {
  const columns = [
    { index: 0, header: 'X', field: null },
    { index: 1, header: 'Y', field: null },
  ];
  const problems = [
    { line: 1, column: null, value: 'X, Y', code: 'HEADER_UNKNOWN', detail: 'No row names a place and a rider.' },
  ];
  const { host } = begin({ ...preview, rows: [], problems, file: { ...preview.file, columns } }, previewOfChoice);
  await give();
  await user.selectOptions(await screen.findByLabelText('Column X'), 'Place');
  await user.selectOptions(screen.getByLabelText('Column Y'), 'Rider’s full name');
  await user.click(screen.getByRole('button', { name: 'Apply column mapping' }));
  expect(await screen.findByRole('button', { name: 'Save 1 result · pays $500.00' })).toBeVisible();
  expect(bodies(host)[1]?.mapping).toBe('{"0":"place","1":"riderName"}');
});

test('the number who started is sent with the file', async () => {
  const { host } = begin(previewOfChoice, previewOfChoice);
  await give();
  await user.type(await screen.findByLabelText('Riders who started'), '22');
  await user.click(screen.getByRole('button', { name: 'Use this number' }));
  await waitFor(() => expect(bodies(host)[1]?.entrants).toBe(22));
});

test('an outdated preview is shown anew and asks for another confirmation', async () => {
  const { host } = begin(
    preview,
    refusal(409, 'PREVIEW_OUTDATED', 'Something changed since the preview.'),
    previewOfChoice,
  );
  await give();
  await user.click(await screen.findByRole('button', { name: 'Save 1 result · pays $0.00' }));
  expect(await screen.findByText('Something changed since the preview.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save 1 result · pays $500.00' })).toBeVisible();
  expect(bodies(host).map(({ dryRun }) => dryRun)).toEqual(['true', 'false', 'true']);
});

test('a lost answer while storing is asked for again with the same key', async () => {
  const { host } = begin(previewOfChoice, refusal(0, 'NETWORK', 'No answer'), { ...previewOfChoice, applied: true });
  await give();
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(/Nothing is saved or paid twice/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 result of 450 A is saved.')).toBeVisible();
  const [, first, second] = asked(host, 'uploadClassResult');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test.each([
  [new File(['x'], 'podium.jpg'), /picture, not a CSV or XLSX file. Enter the table by hand/],
  [new File(['x'], 'Results.PDF'), /Save the table as CSV or XLSX in the program that made the PDF/],
  [new File(['x'], 'results.docx'), /Copy its table into a spreadsheet/],
  [new File(['x'], 'results.zip'), /Unpack it/],
  [new File(['x'], 'results.xls'), /This is not a CSV, XLSX or ODS file. In your spreadsheet/],
  [Object.defineProperty(new File(['x'], 'big.csv'), 'size', { value: 10 * 1024 * 1024 + 1 }), /the limit is 10 MB/],
])('a file that cannot be is refused before it travels', async (given, why) => {
  const { host } = begin();
  await give(given);
  expect(await screen.findByText(why)).toBeVisible();
  expect(bodies(host)).toEqual([]);
});

test('what the server refuses stands where the file was chosen, and another file can be tried', async () => {
  begin(refusal(422, 'FILE_NOT_READABLE', 'The file cannot be read.'), preview);
  await give();
  expect(await screen.findByText('The file cannot be read.')).toBeVisible();
  await give();
  expect(await screen.findByText('Choose the rider of 1 row')).toBeVisible();
});

test('once stored, the next class that waits is one tap away', async () => {
  const third = {
    ...event,
    classes: [...event.classes, { ...event.classes[0]!, _id: '01hq00000000000000000c0003', name: '125' }],
  };
  const answers = [previewOfChoice, { ...previewOfChoice, applied: true }];
  atTheTrack(`/event/${eventId}?class=${otherClassId}`, {
    answers: { getEvent: { event: third, series: null }, uploadClassResult: () => answers.shift() },
  });
  await give();
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  await user.click(await screen.findByRole('link', { name: 'Next: 450 A' }));
  expect(await screen.findByLabelText(/Choose a file/)).toBeVisible();
});
