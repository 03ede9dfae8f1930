import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { atTheTrack, sentWith } from '../../testing/at-the-track.js';
import { classId, eventId, preview, previewOfChoice } from '../../testing/examples.js';

const user = person();
const path = `/event/${eventId}?class=${classId}`;
const file = new File(['Pos,Rider\n1,Sam Carter'], 'results.csv', { type: 'text/csv' });
const begin = (...answers: unknown[]) => atTheTrack(path, { answers: { uploadClassResult: () => answers.shift() } });
const give = async () => fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
const bodies = (host: Parameters<typeof sentWith>[0]) => sentWith(host, 'uploadClassResult');

const blank = {
  id: 'blank-places',
  code: 'BLANK_PLACES' as const,
  text: '2 riders have no place: Cy Dee · Di Ray. What does an empty place mean?',
  line: 4,
  column: 'Pos',
  samples: ['Cy Dee', 'Di Ray'],
  rows: 2,
  choices: [
    { value: 'DNF', label: 'Did not finish (DNF)' },
    { value: 'each', label: 'Decide line by line' },
  ],
  answer: null,
};
const missing = { line: 4, column: 'Pos', value: null, code: 'PLACE_MISSING', detail: 'The place is missing.' };
const counts = { all: 4, titles: 0, headers: 1, headings: 0, read: 1, refused: 2, leftOut: 0 };

test('a question of the file comes first; its answer goes with the file and can be changed', async () => {
  const open = { ...preview, questions: [blank], problems: [{ ...missing, question: blank.id }] };
  const done = { ...previewOfChoice, questions: [{ ...blank, answer: 'DNF' }] };
  const { host } = begin(open, done, open);
  await give();
  expect(await screen.findByRole('heading', { name: /^2 riders have no place/ })).toBeVisible();
  expect(screen.getByText('Answer 1 question to go on.')).toBeVisible();
  // what the question solves is no problem of its own, and nothing can be saved
  expect(screen.queryByText('The place is missing.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Did not finish (DNF)' }));
  expect(await screen.findByRole('button', { name: 'Save 1 result · pays $500.00' })).toBeVisible();
  await user.click(screen.getByText('1 answer'));
  await user.click(screen.getByRole('button', { name: /^Change the answer to/ }));
  await user.click(screen.getByRole('button', { name: 'Decide line by line' }));
  await waitFor(() =>
    expect(bodies(host).map(({ answers }) => answers)).toEqual([
      undefined,
      JSON.stringify([{ id: 'blank-places', value: 'DNF' }]),
      JSON.stringify([{ id: 'blank-places', value: 'each' }]),
    ]),
  );
});

test('a file that is not of the main event leads to another file', async () => {
  const main = {
    ...blank,
    id: 'main-event',
    code: 'MAIN_EVENT' as const,
    text: 'Is this the main event of 450 A? The file says: Heat 1.',
    choices: [
      { value: 'main', label: 'Yes, these are its final results' },
      { value: 'other', label: 'No, choose another file' },
    ],
  };
  begin({ ...preview, questions: [main], problems: [{ ...missing, question: main.id }] });
  await give();
  await user.click(await screen.findByRole('button', { name: 'No, choose another file' }));
  expect(screen.getByLabelText(/Choose a file/)).toBeVisible();
});

test('a line is left out and taken back; rows are counted, and columns that are not read are listed', async () => {
  const columnsRead = {
    ...preview.file,
    columns: [{ index: 3, header: 'Holeshot', field: null, samples: ['X'] }],
    rows: counts,
  };
  const wrong = { ...preview, file: columnsRead, problems: [missing] };
  const { host } = begin(
    wrong,
    { ...wrong, problems: [], file: { ...columnsRead, rows: { ...counts, refused: 1, leftOut: 1 } } },
    wrong,
  );
  await give();
  const account = async () =>
    [...within(await screen.findByRole('region', { name: '4 lines in the file' })).getAllByRole('term')].map(
      (it) => `${it.textContent} ${it.nextElementSibling?.textContent}`,
    );
  expect(await account()).toEqual(['Headers 1', 'Read 1', 'To correct 2']);
  await user.click(screen.getByText('1 column is not read'));
  expect(screen.getByText('Holeshot: X')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave this line out' }));
  await screen.findByText('Left out');
  expect(await account()).toEqual(['Headers 1', 'Read 1', 'To correct 1', 'Left out 1']);
  await user.click(screen.getByRole('button', { name: 'Take the lines back' }));
  await waitFor(() =>
    expect(bodies(host).map(({ answers }) => answers)).toEqual([
      undefined,
      JSON.stringify([{ id: 'leave:4', value: 'leave' }]),
      '[]',
    ]),
  );
});

test('the focus goes from an answer to the next question, and from the last one to the step', async () => {
  const ofStatus = {
    ...blank,
    id: 'status',
    code: 'STATUS_MEANING' as const,
    text: 'What does “N” in the column “Status” mean?',
    column: 'Status',
    rows: 1,
  };
  begin(
    { ...preview, questions: [blank, ofStatus], problems: [{ ...missing, question: blank.id }] },
    { ...preview, questions: [{ ...blank, answer: 'DNF' }, ofStatus], problems: [{ ...missing, question: 'status' }] },
    {
      ...previewOfChoice,
      questions: [
        { ...blank, answer: 'DNF' },
        { ...ofStatus, answer: 'DNF' },
      ],
    },
  );
  await give();
  // where it stands, and what follows from an answer
  expect(await screen.findByText('Column “Pos” · From line 4 on')).toBeVisible();
  expect(screen.getByText(/^Only riders who finished earn/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Did not finish (DNF)' }));
  const next = await screen.findByRole('heading', { name: ofStatus.text });
  expect(document.activeElement).toBe(next);
  expect(screen.getByText('Line 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Did not finish (DNF)' }));
  await screen.findByRole('button', { name: /^Save 1 result/ });
  expect(document.activeElement?.tagName).not.toBe('BODY');
});

test('the second of two quick taps answers nothing: it was meant for the question before', async () => {
  const { host } = begin({ ...preview, questions: [blank], problems: [{ ...missing, question: blank.id }] });
  await give();
  fireEvent.click(await screen.findByRole('button', { name: 'Did not finish (DNF)' }), { detail: 2 });
  expect(bodies(host)).toHaveLength(1);
});
