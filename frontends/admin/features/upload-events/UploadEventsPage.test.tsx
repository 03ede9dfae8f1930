import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { EventsImport } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { seriesDetail } from '@rrr/kit/pact/examples';
import { eventSummary, pagination } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const path = `/serie/${seriesDetail._id}/upload-events`;
const getSeries = { series: seriesDetail, categories: [], events: [eventSummary], pagination };
const file = new File(['Title,Date\nRimrock Round 4,2027-04-03'], 'events.csv', { type: 'text/csv' });
const preview: EventsImport = {
  applied: false,
  importId: null,
  file: { name: 'events.csv', format: 'csv', encoding: 'utf-8', headerLine: 1 },
  rows: [
    {
      line: 2,
      _id: null,
      title: 'Rimrock Round 4',
      venue: 'Rimrock Park',
      city: 'Bend',
      state: 'OR',
      country: 'US',
      startDate: '2027-04-03',
      endDate: '2027-04-03',
      type: 'motocross',
      paying: true,
      change: 'new',
    },
  ],
  problems: [],
  changes: { added: 1, changed: 0, removed: 0, same: 0 },
  mend: null,
  dates: null,
  report: {
    counts: { title: 0, header: 1, read: 1, refused: 0, leftOut: 0 },
    leftOut: [],
    columns: [
      { index: 0, header: 'Title', field: 'title', samples: ['Rimrock Round 4'] },
      { index: 1, header: 'Date', field: 'startsOn', samples: ['2027-04-03'] },
    ],
  },
  outcome: 'a'.repeat(64),
};
const choose = async () =>
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
/** What was sent, without the number under which progress is told. */
const sent = ({ host }: ReturnType<typeof asAdmin>) =>
  asked(host, 'uploadSeriesEvents').map(({ body: { progressId: _, ...body } }) => body);

test('a file of events is checked first, and added to the series as it was seen', async () => {
  const shown = asAdmin(path, { getSeries, uploadSeriesEvents: preview });
  await choose();
  expect(await screen.findByText('Rimrock Round 4')).toBeVisible();
  expect(screen.getByText('New events pay, unless their row says otherwise.')).toBeVisible();
  expect(sent(shown)).toEqual([{ dryRun: 'true', paying: 'true' }]);
  await user.click(screen.getByRole('button', { name: 'Add 1 event' }));
  expect(await screen.findByText('1 event is added.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the series' }).getAttribute('href')).toBe(
    `/auth/admin/serie/${seriesDetail._id}`,
  );
  expect(sent(shown)[1]).toEqual({ dryRun: 'false', paying: 'true', outcome: preview.outcome });
});

test('whether new events pay is chosen before the file', async () => {
  const rows = preview.rows.map((row) => ({ ...row, paying: false }));
  const shown = asAdmin(path, { getSeries, uploadSeriesEvents: { ...preview, rows } });
  await user.click(await screen.findByRole('checkbox', { name: 'New events pay' }));
  await choose();
  expect(await screen.findByText('New events pay nothing, unless their row says otherwise.')).toBeVisible();
  expect(sent(shown)).toEqual([{ dryRun: 'true', paying: 'false' }]);
});

test('events that are there already add nothing', async () => {
  const rows = preview.rows.map((row) => ({ ...row, change: 'same' as const }));
  const changes = { added: 0, changed: 0, removed: 0, same: 1 };
  asAdmin(path, { getSeries, uploadSeriesEvents: { ...preview, rows, changes } });
  await choose();
  expect(await screen.findByText('No changes. All these events are there already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('a series that is not there takes no file', async () => {
  asAdmin(path, { getSeries: refusal(404, 'NOT_FOUND', 'There is no such series.') });
  expect(await screen.findByText('There is no such series.')).toBeVisible();
  expect(screen.queryByLabelText(/Choose a file/)).toBeNull();
});

test('in French too', async () => {
  asAdmin(path, { getSeries }, 'fr');
  expect(await screen.findByRole('checkbox', { name: 'Les nouveaux événements sont admissibles' })).toBeVisible();
});
