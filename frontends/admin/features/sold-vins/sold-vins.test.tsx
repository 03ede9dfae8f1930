import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const listed = {
  count: 1200,
  decides: true,
  last: { at: '2026-11-20T17:00:00.000Z', by: 'Ada Moreau', file: 'sold.csv', mode: 'add', added: 1200 },
};

test('the list says how many VINs it has and since when; one is looked up', async () => {
  const { host } = asAdmin('/sold-vins', {
    getSoldVins: listed,
    testSoldVin: { listed: true, model: '450sxf', year: 2025 },
  });
  expect(await screen.findByText('1,200')).toBeVisible();
  expect(screen.getByText(/by Ada Moreau: sold.csv \(added\)/)).toBeVisible();
  await user.type(screen.getByLabelText('VIN'), 'VBKMXA435SM000017');
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByText('Listed')).toBeVisible();
  expect(asked(host, 'testSoldVin')).toMatchObject([{ body: { vin: 'VBKMXA435SM000017' } }]);
});

test('the list is removed after its consequence is said', async () => {
  const { host } = asAdmin('/sold-vins', { getSoldVins: listed, removeSoldVins: undefined });
  await user.click(await screen.findByRole('button', { name: 'Remove the list…' }));
  expect(await screen.findByText(/VINs verify by patterns alone again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the list' }));
  await waitFor(() => expect(asked(host, 'removeSoldVins')).toHaveLength(1));
});

test('an empty list says that patterns decide', async () => {
  asAdmin('/sold-vins', { getSoldVins: { count: 0, decides: true, last: null } });
  expect(await screen.findByText('Empty: VINs verify by patterns alone')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the list…' })).toBeNull();
});

const preview = {
  applied: false,
  file: { name: 'sold.csv', format: 'csv', encoding: 'utf-8', headerLine: 1 },
  mode: 'add',
  added: 2,
  report: { counts: { title: 0, header: 1, read: 2, refused: 1, leftOut: 0 }, leftOut: [], columns: [] },
  known: 1,
  total: 1202,
  leftOut: 1,
  sample: [{ vin: 'VBKMXA435SM000017', model: '450 SX-F', year: 2025 }],
  problems: [{ line: 4, column: 'VIN', value: 'VBK', code: 'vin', detail: 'A VIN has 17 characters.' }],
};

test('a file is imported after it was checked; rows that are left out are told', async () => {
  const { host } = asAdmin('/sold-vins/import', {
    importSoldVins: ({ body }: { body: { dryRun: string } }) => ({ ...preview, applied: body.dryRun === 'false' }),
    getSoldVins: listed,
  });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), {
    target: { files: [new File(['VIN'], 'sold.csv', { type: 'text/csv' })] },
  });
  expect(await screen.findByText('VBKMXA435SM000017')).toBeVisible();
  expect(screen.getByText('Line 4: A VIN has 17 characters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Store 3 VINs' }));
  expect(await screen.findByText('1,202 VINs are in the list now.')).toBeVisible();
  expect(asked(host, 'importSoldVins').map(({ body }) => [body.dryRun, body.mode])).toEqual([
    ['true', 'add'],
    ['false', 'add'],
  ]);
});

test('a list without known headers is read once its columns are said', async () => {
  const unknown = {
    ...preview,
    file: { ...preview.file, headerLine: 0 },
    added: 0,
    known: 0,
    sample: [],
    problems: [{ line: 1, column: null, value: 'Serial, Type', code: 'HEADER_UNKNOWN', detail: 'No header.' }],
    report: {
      ...preview.report,
      columns: [
        { index: 0, header: 'Serial', field: null, guess: 'vin', samples: ['VBKMXA435SM000017'] },
        { index: 1, header: 'Type', field: null, guess: 'model', samples: ['450 SX-F'] },
      ],
    },
  };
  const { host } = asAdmin('/sold-vins/import', {
    importSoldVins: ({ body }: { body: { dryRun: string; mapping?: string } }) =>
      body.mapping ? { ...preview, applied: body.dryRun === 'false' } : unknown,
    getSoldVins: listed,
  });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), {
    target: { files: [new File(['Serial'], 'sold.csv', { type: 'text/csv' })] },
  });
  await user.click(await screen.findByRole('button', { name: 'Apply column mapping' }));
  await user.click(await screen.findByRole('button', { name: 'Store 3 VINs' }));
  expect(await screen.findByText('1,202 VINs are in the list now.')).toBeVisible();
  const mapping = JSON.stringify({ 0: 'vin', 1: 'model' });
  expect(asked(host, 'importSoldVins').map(({ body }) => [body.dryRun, body.mapping])).toEqual([
    ['true', undefined],
    ['true', mapping],
    ['false', mapping],
  ]);
});
