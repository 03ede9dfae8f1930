import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { classId, event, eventId, firstPage } from '../../testing/examples.js';
import { paid, result, resultId, takenBack } from '../../testing/result-examples.js';

const user = person();
const path = `/event/${eventId}/results`;
const results = { results: [{ ...paid, _id: '01hq00000000000000000t0008' }, result], pagination: firstPage };

test('results are listed with their rider and what they earn; a row leads to its correction', async () => {
  const { host } = atTheTrack(`${path}?classId=${classId}&unmatched=true`, { answers: { eventResults: results } });
  const table = within(await screen.findByRole('table', { name: 'Results' }));
  expect(table.getByText('Sam Carter')).toBeVisible();
  expect(table.getByText('No rider')).toBeVisible();
  expect(table.getAllByRole('link', { name: 'S. Carter' })[1]?.getAttribute('href')).toBe(
    `/auth/promoter${path}/${resultId}`,
  );
  await waitFor(() =>
    expect(asked(host, 'eventResults')).toContainEqual({
      params: { eventId },
      query: { classId, unmatched: 'true', page: 1 },
    }),
  );
});

test('the results of a class are removed after a look at what is taken back', async () => {
  const { host } = atTheTrack(`${path}?classId=${classId}`, {
    answers: { eventResults: results, deleteResults: takenBack },
  });
  await screen.findByRole('table', { name: 'Results' });
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Remove results of 450 A' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the results of 450 A?' }));
  expect(await dialog.findByText('1 result is removed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove results' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The results are removed.' }]));
  expect(asked(host, 'deleteResults').map(({ query }) => query)).toEqual([
    { classId, dryRun: 'true' },
    { classId, dryRun: 'false', outcome: takenBack.outcome },
  ]);
});

test('results that cannot be changed are only shown', async () => {
  atTheTrack(path, {
    answers: { eventResults: results, getEvent: { event: { ...event, canUpload: false }, series: null } },
  });
  await screen.findByRole('table', { name: 'Results' });
  await screen.findByText(event.title);
  expect(screen.queryByRole('link', { name: 'Add result' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'S. Carter' })).toBeNull();
});
