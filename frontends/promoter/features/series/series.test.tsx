import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { only, SERIES } from '@rrr/records';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { firstPage, listed, promoterId } from '../../testing/examples.js';
import { series, seriesId } from '../../testing/series-examples.js';

const user = person();
const path = `/serie/${seriesId}`;
const { resultsDueDate: _due, classesWithResults: _with, ...inSeries } = listed;
const found = { series, categories: [], events: [inSeries], pagination: firstPage };
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test.each([
  ['a series', path, SERIES],
  ['its form', `${path}/edit`, only(SERIES, 'editedBy', 'itself')],
])('every field is on the page of %s', async (_, at, fields) => {
  const full = { ...series, ...sampleOf(SERIES), initialValue: { amount: 30_000, currency: 'CAD' } };
  atTheTrack(at, { answers: { getSeries: { ...found, series: full } } });
  await screen.findByText('Sample name');
  expect(fieldsNotShown(fields, 'own')).toEqual([]);
});

test('a series shows its facts and events, and the ways to add more', async () => {
  atTheTrack(path, { answers: { getSeries: found } });
  expect(await screen.findByRole('link', { name: listed.title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload events' }).getAttribute('href')).toBe(
    `/auth/promoter${path}/upload-events`,
  );
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('link', { name: 'Add an event' }).getAttribute('href')).toBe(
    `/auth/promoter/event/new?series=${seriesId}`,
  );
});

test('a series has standings; one without finishers says so', async () => {
  const standings = {
    ...{ seasons: [2026], season: 2026, classes: [{ key: '450a', name: '450 A' }], classKey: '450a' },
    ...{ bestRounds: null, rounds: [], standings: [], pagination: { ...firstPage, total: 0 } },
  };
  const { host } = atTheTrack(path, { answers: { getSeries: found, getStandings: standings } });
  await user.click(await screen.findByRole('button', { name: 'Standings' }));
  expect(await screen.findByText('This class has no finishers yet.')).toBeVisible();
  expect(asked(host, 'getStandings')).toMatchObject([{ params: { seriesId } }]);
});

test('a new series is sent whole, and its page follows', async () => {
  const { host, router } = atTheTrack('/serie/new', { answers: { addOwnSeries: { series }, getSeries: found } });
  await write('Name of the series', 'Rimrock Series');
  await write('Races announced', '6');
  await user.click(screen.getByRole('button', { name: 'Add series' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/promoter${path}`));
  expect(asked(host, 'addOwnSeries')).toMatchObject([
    { body: { name: 'Rimrock Series', races: 6, state: null, notes: null } },
  ]);
});

test('someone else’s edit is shown beside one’s own before either is lost', async () => {
  const theirs = { ...found, series: { ...series, name: 'Rimrock Cup', version: 3 } };
  const answers = [found, theirs];
  const { host } = atTheTrack(`${path}/edit`, {
    answers: {
      getSeries: () => answers.shift() ?? theirs,
      editOwnSeries: refusal(409, 'STALE_EDIT', 'Someone changed this series.'),
    },
  });
  await write('Name of the series', 'Rimrock Open');
  await user.click(screen.getByRole('button', { name: 'Save series' }));
  expect(await screen.findByRole('cell', { name: 'Rimrock Cup' })).toBeVisible();
  expect(asked(host, 'editOwnSeries')).toMatchObject([
    { params: { seriesId }, body: { name: 'Rimrock Open', version: 2 } },
  ]);
});

test('what a series is now is saved whole, with the version that was seen', async () => {
  const { host } = atTheTrack(`${path}/edit`, {
    answers: { getSeries: found, editOwnSeries: { series: { ...series, name: 'Rimrock Open', version: 3 } } },
  });
  await write('Name of the series', 'Rimrock Open');
  await user.click(screen.getByRole('button', { name: 'Save series' }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(asked(host, 'editOwnSeries')).toMatchObject([{ body: { name: 'Rimrock Open', version: 2 } }]);
});

test('another promoter’s series is not edited', async () => {
  const other = { ...series, promoter: { _id: `${promoterId.slice(0, -1)}9`, name: 'Other' } };
  atTheTrack(`${path}/edit`, { answers: { getSeries: { ...found, series: other } } });
  expect(await screen.findByText(/belongs to another promoter/)).toBeVisible();
});
