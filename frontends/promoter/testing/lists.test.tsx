import { expect, test } from '@jest/globals';
import { rowsByHeader } from '@rrr/kit/desk/testing';
import { atTheTrack } from './at-the-track.js';
import { firstPage, listed } from './examples.js';
import { series, seriesId } from './series-examples.js';

const { resultsDueDate: _due, classesWithResults: _with, ...inSeries } = listed;

/** What stands under each header: two columns that change places would otherwise still be a sound list. */
test.each([
  [
    '/',
    {
      Event: 'Rimrock Motocross Round 3',
      Location: 'Bend, OR',
      Date: 'Nov 1st, 2026',
      'Classes with results': '1 of 3',
      Posted: '$1,450.00',
      Results: 'Waiting',
    },
  ],
  [
    `/serie/${seriesId}`,
    {
      Event: 'Rimrock Motocross Round 3',
      Location: 'Bend, OR',
      Date: 'Nov 1st, 2026',
      Classes: '3',
      Results: '12',
      Posted: '$1,450.00',
    },
  ],
])('at %s, each column shows what its header says', async (path, row) => {
  atTheTrack(path, { answers: { getSeries: { series, categories: [], events: [inSeries], pagination: firstPage } } });
  expect((await rowsByHeader())[0]).toEqual(row);
});
