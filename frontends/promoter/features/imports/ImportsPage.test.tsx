import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { eventId, firstPage } from '../../testing/examples.js';
import { imported, importId } from '../../testing/import-examples.js';
import { takenBack } from '../../testing/result-examples.js';

const user = person();
const undone = { ...imported, _id: '01hq0000000000000000001002', undoneAt: imported.at, undoneBy: 'Jo Hale' };
const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  atTheTrack(`/event/${eventId}/imports`, {
    locale,
    answers: { listEventImports: { imports: [imported, undone], pagination: firstPage }, ...answers },
  });
const effect = {
  applied: false,
  import: imported,
  changes: { removed: 14, restored: 2, changed: 0 },
  money: takenBack.money,
  spent: null,
  outcome: takenBack.outcome,
};

test('a file that was imported is undone after a look at what that changes', async () => {
  const { host } = open({ undoImport: effect });
  expect(await screen.findByText(/Undone by Jo Hale/)).toBeVisible();
  expect(screen.getAllByText('14 added')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Undo 250-b.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo 250-b.csv?' }));
  expect(await dialog.findByText('Rows removed: 14. Rows restored: 2. Rows changed back: 0.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: '250-b.csv is undone.' }]));
  expect(asked(host, 'undoImport').map(({ params, body }) => [params, body])).toEqual([
    [{ importId }, { dryRun: true }],
    [{ importId }, { dryRun: false, outcome: effect.outcome }],
  ]);
});

test('one whose results were changed since says why it stays', async () => {
  open({ undoImport: refusal(409, 'IMPORT_CHANGED_SINCE', 'These results were changed since.') });
  await user.click(await screen.findByRole('button', { name: 'Undo 250-b.csv' }));
  expect(await screen.findByText('These results were changed since.')).toBeVisible();
});
