import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack, sentWith } from '../../testing/at-the-track.js';
import { event, eventId } from '../../testing/examples.js';
import { classesPreview } from '../../testing/import-examples.js';

const user = person();
const path = `/event/${eventId}/upload-classes`;
const file = new File(['Class,Place 1\nWomen,250'], 'classes.csv', { type: 'text/csv' });

test('a file of classes is checked, read again for each choice, and saved', async () => {
  const { host } = atTheTrack(path, { answers: { uploadClass: classesPreview } });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
  expect(await screen.findByText('Stay as they are')).toBeVisible();
  await user.click(screen.getByLabelText(/Remove classes that are not in the file/));
  await waitFor(() => expect(asked(host, 'uploadClass')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Save 1 class' }));
  expect(await screen.findByText('The event now posts $1,700.00.')).toBeVisible();
  const read = { payoutType: 'dealerCredit', replace: 'true' };
  expect(sentWith(host, 'uploadClass')).toEqual([
    { ...read, dryRun: 'true', replace: 'false' },
    { ...read, dryRun: 'true' },
    { ...read, dryRun: 'false', outcome: classesPreview.outcome },
  ]);
});

test('columns whose headers are not known are said by hand, and sent with the file', async () => {
  const unknown = {
    ...classesPreview,
    rows: [],
    problems: [
      { line: 1, column: null, value: 'Division, Kind, Gold', code: 'HEADER_UNKNOWN', detail: 'No header was found.' },
    ],
    report: {
      ...classesPreview.report,
      columns: [
        { index: 0, header: 'Division', field: null, guess: 'class', samples: ['Women'] },
        { index: 1, header: 'Kind', field: null, guess: 'payout', samples: ['credit'] },
        { index: 2, header: 'Gold', field: null, guess: 'place1', samples: ['250'] },
      ],
    },
  };
  const answers = [unknown, classesPreview, classesPreview];
  const { host } = atTheTrack(path, { answers: { uploadClass: () => answers.shift() } });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
  expect(await screen.findByLabelText(/Column Gold/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply column mapping' }));
  await user.click(await screen.findByRole('button', { name: 'Save 1 class' }));
  await screen.findByText('The event now posts $1,700.00.');
  const mapping = JSON.stringify({ 0: 'class', 1: 'payout', 2: 'place1' });
  expect(sentWith(host, 'uploadClass').map((it) => [it['dryRun'], it['mapping']])).toEqual([
    ['true', undefined],
    ['true', mapping],
    ['false', mapping],
  ]);
});

test('a purse that falls is told before anything else, and the button names it', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const fallen = {
    ...classesPreview,
    contingencyBefore: usd(210_000),
    contingencyAmount: usd(0),
    falls: [{ name: '450 A', before: usd(210_000), after: usd(0) }],
  };
  atTheTrack(path, { answers: { uploadClass: fallen } });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The posted purse falls from $2,100.00 to $0.00');
  expect(alert.textContent).toContain('450 A: $2,100.00 becomes $0.00');
  expect(alert.className).toContain('bad');
  expect(screen.getByRole('button', { name: 'Lower the purse and save' })).toBeVisible();
  expect(screen.getByText('1: $250.00')).toBeVisible();
});

test('after the last day for results, the page says who can still change classes', async () => {
  atTheTrack(path, {
    locale: 'fr',
    answers: { getEvent: { event: { ...event, resultsDueDate: '2020-01-01' }, series: null } },
  });
  expect(await screen.findByText(/Demandez à un administrateur de modifier les classes/)).toBeVisible();
});
