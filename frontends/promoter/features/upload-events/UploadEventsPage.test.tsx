import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack, sentWith } from '../../testing/at-the-track.js';
import { firstPage } from '../../testing/examples.js';
import { eventsPreview } from '../../testing/import-examples.js';
import { series, seriesId } from '../../testing/series-examples.js';

const user = person();
const path = `/serie/${seriesId}/upload-events`;
const found = { series, categories: [], events: [], pagination: firstPage };
const file = new File(['Title,Date\nRimrock Round 4,2027-04-03'], 'events.csv', { type: 'text/csv' });

test('a file of events is checked and added to the series', async () => {
  const { host } = atTheTrack(path, { answers: { getSeries: found, uploadOwnSeriesEvents: eventsPreview } });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
  expect(await screen.findByText('Rimrock Round 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 event' }));
  expect(await screen.findByText('1 event is added.')).toBeVisible();
  expect(asked(host, 'uploadOwnSeriesEvents').map(({ params }) => params)).toEqual([{ seriesId }, { seriesId }]);
  expect(sentWith(host, 'uploadOwnSeriesEvents')).toEqual([
    { dryRun: 'true' },
    { dryRun: 'false', outcome: eventsPreview.outcome },
  ]);
});

test('which day a date is, is asked; the order of last time stands first and is marked', async () => {
  const dates = {
    sample: '03/04/2027',
    likely: 'monthFirst' as const,
    chosen: null,
    readings: [
      { order: 'dayFirst' as const, from: '2027-04-03' },
      { order: 'monthFirst' as const, from: '2027-03-04' },
    ],
  };
  const detail = 'Which day is 03/04/2027?';
  const problem = {
    line: 1,
    column: 'Date',
    value: '03/04/2027',
    code: 'DATE_ORDER_UNKNOWN',
    detail,
    question: 'dates',
  };
  const open = { ...eventsPreview, rows: [], problems: [problem], dates: { ...dates, last: 'dayFirst' as const } };
  const answers = [open, { ...eventsPreview, dates: { ...dates, chosen: 'dayFirst' as const } }];
  const { host } = atTheTrack(path, { answers: { getSeries: found, uploadOwnSeriesEvents: () => answers.shift() } });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
  expect(await screen.findByRole('heading', { name: detail })).toBeVisible();
  expect(screen.getByText('Answer 1 question to go on.')).toBeVisible();
  const [first, second] = screen.getAllByRole('button', { name: /first:/ });
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringMatching(/^Day first: .*2027 · as last time$/),
    expect.stringMatching(/^Month first: .*2027$/),
  ]);
  await user.click(first!);
  expect(await screen.findByRole('button', { name: 'Add 1 event' })).toBeVisible();
  expect(sentWith(host, 'uploadOwnSeriesEvents')).toEqual([{ dryRun: 'true' }, { dryRun: 'true', dates: 'dayFirst' }]);
});

test('another promoter’s series takes no file', async () => {
  atTheTrack(path, { answers: { getSeries: { ...found, series: { ...series, promoter: null } } } });
  expect(await screen.findByText(/belongs to another promoter/)).toBeVisible();
});
