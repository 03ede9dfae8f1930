import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { atTheTrack, sentWith } from '../../testing/at-the-track.js';
import { classId, eventId, preview, previewOfChoice } from '../../testing/examples.js';
import { allPreview } from '../../testing/import-examples.js';

const user = person();
const path = `/event/${eventId}?class=${classId}`;
const file = new File(['Fin,Qui,Stat\n1,Sam Carter,'], 'results.csv', { type: 'text/csv' });
const begin = (...answers: unknown[]) => atTheTrack(path, { answers: { uploadClassResult: () => answers.shift() } });
const give = async () => fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
const bodies = (host: Parameters<typeof sentWith>[0]) => sentWith(host, 'uploadClassResult');

const columns = [
  { index: 0, header: 'Fin', field: null, samples: ['1', '2', '3'] },
  { index: 1, header: 'Qui', field: null, samples: ['Sam Carter'] },
  { index: 2, header: 'Stat', field: null, samples: ['N'] },
];
const unknown = {
  line: 1,
  column: null,
  value: 'Fin, Qui, Stat',
  code: 'HEADER_UNKNOWN',
  detail: 'No row names a place and a rider.',
};
const meaning = {
  id: 'status:2:n',
  code: 'STATUS_MEANING' as const,
  text: 'What does “N” in the column “Stat” mean? It concerns 1 rider.',
  line: 4,
  column: 'Stat',
  samples: ['N'],
  rows: 1,
  choices: [
    { value: 'DNF', label: 'Did not finish (DNF)' },
    { value: 'finished', label: 'Finished' },
  ],
  answer: null,
};
const mapping = { 0: 'place', 1: 'riderName' };
const likeBefore = {
  ...preview,
  rows: [],
  file: { ...preview.file, columns },
  problems: [unknown],
  lastTime: { mapping, questions: [{ ...meaning, answer: 'DNF' }] },
};

test('what was chosen last time is told, and used only when it is accepted, in one tap', async () => {
  const { host } = begin(likeBefore, previewOfChoice);
  await give();
  expect(await screen.findByRole('heading', { name: 'Do the same as last time?' })).toBeVisible();
  const told = [...document.querySelectorAll('.desk-last-time div')].map((it) => it.textContent);
  expect(told).toEqual(['Column FinPlace', 'Column QuiRider’s full name', `${meaning.text}Did not finish (DNF)`]);
  expect(screen.getByText('Answer 1 question to go on.')).toBeVisible();
  expect(screen.queryByLabelText('Column Fin')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yes, use these 3 choices' }));
  expect(await screen.findByRole('button', { name: 'Save 1 result · pays $500.00' })).toBeVisible();
  expect(bodies(host)).toEqual([
    { classId, dryRun: 'true', page: 'first' },
    {
      classId,
      dryRun: 'true',
      page: 'first',
      mapping: JSON.stringify(mapping),
      answers: JSON.stringify([{ id: meaning.id, value: 'DNF' }]),
    },
  ]);
});

test('who declines is asked again, with the choices of last time marked', async () => {
  const open = {
    ...preview,
    questions: [meaning],
    lastTime: { mapping: null, questions: likeBefore.lastTime.questions },
  };
  const { host } = begin(likeBefore, open, previewOfChoice);
  await give();
  await user.click(await screen.findByRole('button', { name: 'No, ask me again' }));
  expect((screen.getByLabelText(/^Column Fin/) as HTMLSelectElement).value).toBe('place');
  expect(screen.getAllByText('as last time')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Apply column mapping' }));
  await user.click(await screen.findByRole('button', { name: 'Finished' }));
  await waitFor(() => expect(bodies(host)).toHaveLength(3));
  expect(bodies(host)[2]).toMatchObject({ answers: JSON.stringify([{ id: meaning.id, value: 'finished' }]) });
});

test('the choice of last time is marked on its question', async () => {
  begin(likeBefore, { ...preview, questions: [meaning], lastTime: likeBefore.lastTime });
  await give();
  await user.click(await screen.findByRole('button', { name: 'No, ask me again' }));
  await user.click(screen.getByRole('button', { name: 'Apply column mapping' }));
  expect(await screen.findByRole('button', { name: 'Did not finish (DNF) · as last time' })).toBeVisible();
});

test('a column without a known header is guessed, with the reason; the guess counts when it is applied', async () => {
  const guessed = columns.map((column, at) =>
    at === 0 ? { ...column, header: '', guess: { field: 'place' as const, reason: 'It counts from 1 to 8.' } } : column,
  );
  const { host } = begin({ ...likeBefore, lastTime: undefined, file: { ...preview.file, columns: guessed } }, preview);
  await give();
  expect(await screen.findByText('Suggestion: Place. It counts from 1 to 8.')).toBeVisible();
  expect(screen.getByText('1 · 2 · 3')).toBeVisible();
  expect((screen.getByLabelText(/^Column 1/) as HTMLSelectElement).value).toBe('place');
  expect(bodies(host)).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText(/^Column Qui/), 'Rider’s full name');
  await user.click(screen.getByRole('button', { name: 'Apply column mapping' }));
  await waitFor(() => expect(bodies(host)[1]?.mapping).toBe('{"0":"place","1":"riderName","2":null}'));
});

test('what is being written stays while a question is answered, in a cell and in a row', async () => {
  const wrong = { line: 7, column: 'Pos', value: 'x5', code: 'PLACE_NOT_A_NUMBER', detail: '“x5” is not a place.' };
  const open = { ...preview, questions: [meaning], problems: [wrong] };
  const done = { ...open, questions: [{ ...meaning, answer: 'DNF' }] };
  const { host } = begin(open, done, { ...done, problems: [] }, { ...open, problems: [] }, { ...done, problems: [] });
  await give();
  fireEvent.change(await screen.findByLabelText('Pos, line 7'), { target: { value: '5' } });
  await user.click(screen.getByRole('button', { name: 'Did not finish (DNF)' }));
  await waitFor(() => expect(bodies(host)).toHaveLength(2));
  expect((screen.getByLabelText('Pos, line 7') as HTMLInputElement).value).toBe('5');
  await user.click(await screen.findByRole('button', { name: 'Check 1 correction' }));
  await user.click(await screen.findByRole('button', { name: 'Correct line 2' }));
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: '5' } });
  await user.click(screen.getByText('1 answer'));
  await user.click(screen.getByRole('button', { name: /^Change the answer to/ }));
  await user.click(screen.getByRole('button', { name: 'Finished' }));
  expect(await screen.findByText('Answer 1 question to go on.')).toBeVisible();
  expect(screen.queryByLabelText('Place')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Did not finish (DNF)' }));
  expect(((await screen.findByLabelText('Place')) as HTMLInputElement).value).toBe('5');
});

test('a file of several classes goes on as a file of all of them, with what was said about it', async () => {
  const several = {
    ...meaning,
    id: 'several-classes',
    code: 'SEVERAL_CLASSES' as const,
    text: 'The file has several classes: 450 A · 250 B. Which do you want to save?',
    choices: [
      { value: 'only', label: 'Only 450 A' },
      { value: 'all', label: 'All classes in the file' },
    ],
  };
  const answers = [{ ...preview, questions: [{ ...meaning, answer: 'DNF' }, several] }];
  const { host } = atTheTrack(path, {
    answers: { uploadClassResult: () => answers.shift(), uploadAllClassResult: allPreview },
  });
  await give();
  await user.click(await screen.findByRole('button', { name: 'All classes in the file' }));
  expect(await screen.findByRole('heading', { name: 'Which class of the event is “250B”?' })).toBeVisible();
  expect(sentWith(host, 'uploadAllClassResult')).toEqual([{ dryRun: 'true', page: 'first' }]);
  expect(bodies(host)).toHaveLength(1);
});

test('a class that is nearly the one of the event is proposed, and means it in one tap', async () => {
  const named = allPreview.classes.map((raceClass) =>
    raceClass.class === null ? { ...raceClass, nearest: [{ _id: classId, name: '450 A' }] } : raceClass,
  );
  const { host } = atTheTrack(`/event/${eventId}/upload-results`, {
    answers: { uploadAllClassResult: { ...allPreview, classes: named } },
  });
  await give();
  const choices = await screen.findAllByRole('button', { name: /^(450 A|250 B|Leave these rows out)$/ });
  expect(choices[0]?.textContent).toBe('450 A');
  await user.click(choices[0]!);
  await waitFor(() =>
    expect(sentWith(host, 'uploadAllClassResult')[1]?.['classes']).toBe(JSON.stringify([{ name: '250B', classId }])),
  );
});
