import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ImportRecord } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { eventId, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const importId = '01hq0000000000000000001001';
const record: ImportRecord = {
  _id: importId,
  kind: 'class-results',
  eventId,
  seriesId: null,
  at: '2026-03-01T18:00:00.000Z',
  byName: 'Jo Hale',
  fileName: '450-a.csv',
  digest: 'c'.repeat(64),
  changes: { added: 14, changed: 0, removed: 0, same: 0 },
  undoneAt: null,
  undoneBy: null,
};
const imports = { imports: [record], pagination };

test('a file is undone after a look at what it takes back, and from whom', async () => {
  const { host } = asAdmin('/imports?kind=class-results', {
    listImports: imports,
    undoImport: {
      applied: false,
      import: record,
      changes: { removed: 14, restored: 0, changed: 0 },
      money: { issued: usd(0), reversed: usd(12500), overpaid: usd(4000) },
      spent: [{ riderId, riderName: 'Sam Carter', classId: '01hq00000000000000000c0001', amount: usd(4000) }],
      outcome: 'a'.repeat(64),
    },
  });
  expect((await screen.findByRole('link', { name: 'View event' })).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}`,
  );
  await user.click(screen.getByRole('button', { name: 'Undo 450-a.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo 450-a.csv?' }));
  expect(await dialog.findByRole('link', { name: 'Sam Carter' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }));
  await waitFor(() => expect(asked(host, 'undoImport').map(({ body }) => body['dryRun'])).toEqual([true, false]));
  expect(asked(host, 'listImports')[0]?.query).toEqual({ kind: 'class-results', page: 1, limit: 25 });
});
