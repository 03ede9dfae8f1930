import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { atTheTrack, sentWith } from '../../testing/at-the-track.js';
import { event, eventId, otherClassId } from '../../testing/examples.js';
import { allPreview } from '../../testing/import-examples.js';

const user = person();
const path = `/event/${eventId}/upload-results`;
const file = new File(['Class,Pos,Rider'], 'all.csv', { type: 'text/csv' });
const give = async () => fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });

const otherName = event.classes.find((it) => it._id === otherClassId)?.name ?? '';
const told = { ...allPreview, classes: allPreview.classes.map((it) => ({ ...it, leftOut: it.class === null })) };

test('a class that the file names otherwise is told once, and all are stored together', async () => {
  const answers = [allPreview, told, { ...told, applied: true }];
  const { host } = atTheTrack(path, { answers: { uploadAllClassResult: () => answers.shift() } });
  await give();
  expect(await screen.findByRole('heading', { name: 'Which class of the event is “250B”?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: otherName }));
  const classes = JSON.stringify([{ name: '250B', classId: otherClassId }]);
  await waitFor(() =>
    expect(sentWith(host, 'uploadAllClassResult')[1]).toEqual({ page: 'first', dryRun: 'true', classes }),
  );
  await user.click(await screen.findByRole('button', { name: /^Save 1 result/ }));
  expect(await screen.findByText('1 result is saved.')).toBeVisible();
  expect(sentWith(host, 'uploadAllClassResult')[2]).toEqual({
    page: 'first',
    dryRun: 'false',
    classes,
    outcome: allPreview.outcome,
  });
});

test('rows that earn nothing stand class by class, and more of a class come when they are asked for', async () => {
  const other = { _id: otherClassId, name: event.classes.find(({ _id }) => _id === otherClassId)!.name };
  const [row] = allPreview.rows;
  const unpaid = (line: number) => ({
    ...row!,
    line,
    riderName: `Unknown of line ${line}`,
    class: other,
    group: 'notEnrolled' as const,
  });
  const groups = [
    { group: 'paid' as const, classId: null, count: 1 },
    { group: 'notEnrolled' as const, classId: otherClassId, count: 7 },
  ];
  const known = { ...allPreview, classes: allPreview.classes.filter((it) => it.class !== null) };
  const answers = [
    { ...known, rows: [{ ...row!, group: 'paid' as const }, unpaid(20)], groups },
    { ...known, rows: [21, 22, 23, 24, 25, 26].map(unpaid), groups },
  ];
  const { host } = atTheTrack(path, { answers: { uploadAllClassResult: () => answers.shift() } });
  await give();
  await user.click(await screen.findByText(`${other.name} · 7 results earn nothing`));
  await user.click(screen.getByText('7 riders are not enrolled or not matched'));
  expect(screen.getByText('Unknown of line 20')).toBeVisible();
  await user.click(screen.getByText('Show 6 more rows'));
  expect(await screen.findByText('Unknown of line 26')).toBeVisible();
  const page = JSON.stringify({ group: 'notEnrolled', classId: otherClassId, offset: 1 });
  expect(sentWith(host, 'uploadAllClassResult')[1]).toEqual({ page, dryRun: 'true', outcome: allPreview.outcome });
});

test('a file with a heading above each class is read by the other call', async () => {
  const { host } = atTheTrack(path, { answers: { uploadAllFormattedClassResult: told } });
  await user.click(await screen.findByLabelText('A heading above the rows of each class'));
  await give();
  await screen.findByRole('heading', { name: '1 row pays' });
  expect(sentWith(host, 'uploadAllFormattedClassResult')).toEqual([{ page: 'first', dryRun: 'true' }]);
});

test('where no row could be read, its classes can still be told', async () => {
  const problems = [{ line: 2, column: null, value: '250B', code: 'CLASS_UNKNOWN', detail: 'No class “250B”.' }];
  atTheTrack(path, { answers: { uploadAllClassResult: { ...allPreview, rows: [], problems } } });
  await give();
  expect(await screen.findByRole('heading', { name: 'Which class of the event is “250B”?' })).toBeVisible();
  expect(screen.queryByText('No class “250B”.')).toBeNull();
});

test('where results cannot be sent, the page says why', async () => {
  atTheTrack(path, {
    answers: { getEvent: { event: { ...event, status: 'canceled', canUpload: false }, series: null } },
  });
  expect(await screen.findByText('This event is canceled. Its results cannot be sent or changed.')).toBeVisible();
});
