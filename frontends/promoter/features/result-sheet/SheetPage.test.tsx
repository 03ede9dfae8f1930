import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { classId, event, eventId, firstPage, matched, preview, samId, samuelId } from '../../testing/examples.js';
import { paid } from '../../testing/result-examples.js';

const user = person();
const { rows: ambiguous, changes, money, removed, outcome } = preview;
// A table counts its rows from 1; a file has its header first.
const asks = { applied: false, rows: ambiguous.map((row) => ({ ...row, line: 1 })), changes, money, removed, outcome };
const answered = {
  ...asks,
  rows: [{ ...matched, line: 1 }],
  money: { ...money, issued: { amount: 50000, currency: 'USD' } },
  outcome: 'b',
};
const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  atTheTrack(`/event/${eventId}/class/${classId}/results`, {
    locale,
    answers: { eventResults: { results: [], pagination: firstPage }, ...answers },
  });
const cell = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

test('a class is typed, who is meant is asked, and exactly that is saved', async () => {
  const answers = [asks, answered, { ...answered, applied: true }];
  const { host, router } = open({ putResults: () => answers.shift() });
  await user.type(await cell('Place, row 1'), '1');
  await user.type(await cell('Rider, row 1'), 'Sam Carter');
  await user.click(screen.getByRole('button', { name: 'Check 1 result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these results of 450 A?' }));
  await user.click((await dialog.findAllByRole('radio'))[1]!);
  expect(await dialog.findByText('New awards')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save 1 result' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/promoter/event/${eventId}/results`));
  const sent = asked(host, 'putResults').map(({ body }) => body as { results: object[]; dryRun: boolean });
  const typed = { place: 1, resultType: 'finished', riderName: 'Sam Carter', number: null };
  expect(sent[0]).toMatchObject({ classId, entrants: null, dryRun: true, results: [typed] });
  expect(sent[2]).toMatchObject({ dryRun: false, outcome: 'b', results: [{ ...typed, riderId: samuelId }] });
});

test('riders at one place are tied if the person says so', async () => {
  const answers = [refusal(409, 'PLACE_TAKEN', 'More than one rider has the same place: 1.'), answered];
  const { host } = open({ putResults: () => answers.shift() });
  fireEvent.paste(await cell('Place, row 1'), {
    clipboardData: { getData: () => '1\t12\tLee Park\n1\t7\tAva Stone\n3\t9\tSam Carter\n' },
  });
  await user.click(screen.getByRole('button', { name: 'Check 3 results' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these results of 450 A?' }));
  await user.click(await dialog.findByRole('button', { name: 'Yes, they are tied' }));
  expect(await dialog.findByText('New awards')).toBeVisible();
  const sent = asked(host, 'putResults').map(({ body }) => (body as { results: { tied?: boolean }[] }).results);
  expect(sent.map((rows) => rows.map(({ tied }) => tied))).toEqual([
    [undefined, undefined, undefined],
    [true, true, undefined],
  ]);
});

test('Enter goes down and adds rows; a paste fills cells, and can be undone', async () => {
  open();
  const last = await cell('Place, row 5');
  await user.type(last, '5{Enter}');
  expect(document.activeElement).toBe(await cell('Place, row 6'));
  const first = await cell('Place, row 1');
  fireEvent.paste(first, { clipboardData: { getData: () => '1\t12\tLee Park\n2\t7\tAva Stone\n' } });
  expect((await cell('Rider, row 2')).value).toBe('Ava Stone');
  expect(screen.getByText('2 rows pasted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo paste' }));
  expect((await cell('Rider, row 2')).value).toBe('');
});

test('what is stored is there, of every page, and a rider who was chosen stays', async () => {
  const pages = [
    { results: [paid], pagination: { page: 1, totalPages: 2 } },
    {
      results: [{ ...paid, _id: '01hq00000000000000000t0010', place: 1, rider: null }],
      pagination: { page: 2, totalPages: 2 },
    },
  ];
  const { host } = open({ eventResults: () => pages.shift(), putResults: asks });
  expect((await cell('Place, row 2')).value).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Check 2 results' }));
  await screen.findByRole('dialog', { name: 'Save these results of 450 A?' });
  await waitFor(() => expect(asked(host, 'putResults')).toHaveLength(1));
  const [sent] = asked(host, 'putResults').map(({ body }) => body as { results: { riderId?: string }[] });
  expect(sent?.results.map(({ riderId }) => riderId)).toEqual([undefined, samId]);
});

test('a wrong cell says what it wants, and nothing is sent', async () => {
  const { host } = open();
  await user.type(await cell('Place, row 1'), '1st');
  await user.click(screen.getByRole('button', { name: 'Check 1 result' }));
  expect(await screen.findByText('Write a place such as 5, or DNF, DNS or DQ.')).toBeVisible();
  expect(screen.getByText('2 cells need another look.')).toBeVisible();
  expect(asked(host, 'putResults')).toEqual([]);
});

test('results that do not load can be asked for again', async () => {
  const answers = [refusal(500, 'INTERNAL', 'It did not work.'), { results: [paid], pagination: firstPage }];
  open({ eventResults: () => answers.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await cell('Rider, row 1')).value).toBe('S. Carter');
});

test('after the last day nothing can be typed', async () => {
  open({ getEvent: { event: { ...event, canUpload: false, resultsDueDate: '2020-01-01' }, series: null } });
  expect(await screen.findByText(/Results were due by/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
