import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack, sentWith } from '../../testing/at-the-track.js';
import { firstPage } from '../../testing/examples.js';
import { eventsPreview, series, seriesId } from '../../testing/more-examples.js';

const user = person();
const path = `/serie/${seriesId}/upload-events`;
const found = { series, categories: [], events: [], pagination: firstPage };
const file = new File(['Title,Date\nRimrock Round 4,2027-04-03'], 'events.csv', { type: 'text/csv' });

test('a file of events is checked and added to the series', async () => {
  const { host } = atTheTrack(path, { answers: { getSeries: found, uploadOwnSeriesEvents: eventsPreview } });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
  expect(await screen.findByText('Rimrock Round 4')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add 1 event' }));
  expect(await screen.findByText('1 event is added.')).toBeTruthy();
  expect(asked(host, 'uploadOwnSeriesEvents').map(({ params }) => params)).toEqual([{ seriesId }, { seriesId }]);
  expect(sentWith(host, 'uploadOwnSeriesEvents')).toEqual([
    { dryRun: 'true' },
    { dryRun: 'false', outcome: eventsPreview.outcome },
  ]);
});

test('another promoter’s series takes no file', async () => {
  atTheTrack(path, { answers: { getSeries: { ...found, series: { ...series, promoter: null } } } });
  expect(await screen.findByText(/belongs to another promoter/)).toBeTruthy();
});
