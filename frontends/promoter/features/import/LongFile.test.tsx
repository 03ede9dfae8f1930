import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { type asked, atTheTrack, sentWith } from '../../testing/at-the-track.js';
import { classId, eventId, preview, previewOfChoice } from '../../testing/examples.js';

const user = person();
const path = `/event/${eventId}?class=${classId}`;
const file = new File(['Pos,Rider\n1,Sam Carter'], 'results.csv', { type: 'text/csv' });
const begin = (...answers: unknown[]) => atTheTrack(path, { answers: { uploadClassResult: () => answers.shift() } });
const give = async (given = file) =>
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [given] } });
const bodies = (host: Parameters<typeof asked>[0]) => sentWith(host, 'uploadClassResult');

const long = {
  ...previewOfChoice,
  rows: [{ ...previewOfChoice.rows[0]!, group: 'paid' as const }],
  groups: [{ group: 'paid' as const, classId: null, count: 3 }],
};
const moreRows = [3, 4].map((line) => ({ ...long.rows[0]!, line, riderName: `Rider of line ${line}` }));

test('of a long file the first rows come, then more of the same preview; all are saved', async () => {
  const { host } = begin(long, { ...long, rows: moreRows }, { ...long, applied: true });
  await give();
  await user.click(await screen.findByRole('button', { name: 'Show 2 more rows' }));
  expect(await screen.findByText('Rider of line 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: /more row/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save 3 results · pays $500.00' }));
  expect(await screen.findByText('3 results of 450 A are saved.')).toBeVisible();
  const { outcome } = long;
  const page = JSON.stringify({ group: 'paid', classId: null, offset: 1 });
  expect(bodies(host)).toEqual([
    { classId, page: 'first', dryRun: 'true' },
    { classId, page, dryRun: 'true', outcome },
    { classId, page: 'first', dryRun: 'false', outcome },
  ]);
});

test('more rows that cannot be had say why, and can be asked for again', async () => {
  begin(long, refusal(0, 'NETWORK', 'No connection'), { ...long, rows: moreRows });
  await give();
  await user.click(await screen.findByRole('button', { name: 'Show 2 more rows' }));
  expect(await screen.findByText('No connection')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 2 more rows' }));
  expect(await screen.findByText('Rider of line 3')).toBeVisible();
  expect(screen.queryByText('No connection')).toBeNull();
});

test('more rows of a preview that no longer holds: the file is checked anew', async () => {
  const { host } = begin(long, refusal(409, 'PREVIEW_OUTDATED', 'Something changed since the preview.'), preview);
  await give();
  await user.click(await screen.findByRole('button', { name: 'Show 2 more rows' }));
  expect(await screen.findByText('Something changed since the preview.')).toBeVisible();
  expect(await screen.findByText('Choose the rider of 1 row')).toBeVisible();
  expect(bodies(host).at(-1)).toEqual({ classId, page: 'first', dryRun: 'true' });
});

test('of those who would be removed few are shown, then a hundred at a time', async () => {
  const removed = Array.from({ length: 130 }, (_, at) => ({ place: at + 1, riderName: `Gone ${at + 1}` }));
  begin({ ...previewOfChoice, removed, changes: { ...previewOfChoice.changes, removed: 130 } });
  await give();
  expect(await screen.findByText('130 results would be removed')).toBeVisible();
  expect(screen.getByText('Gone 5')).toBeVisible();
  expect(screen.queryByText('Gone 6')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 100 more rows' }));
  expect(screen.getByText('Gone 105')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 25 more rows' }));
  expect(screen.getByText('Gone 130')).toBeVisible();
});
