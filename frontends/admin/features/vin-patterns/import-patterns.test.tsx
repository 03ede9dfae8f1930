import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PatternsImport } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const pattern = 'VBKMXA43*SM******';
const shared: PatternsImport['shared'] = [{ year: 2025, pattern, models: ['450 SX-F', '450 XC-F'] }];
const preview: PatternsImport = {
  applied: false,
  importId: null,
  file: { name: 'patterns.csv', format: 'csv', encoding: 'utf-8', headerLine: 1 },
  added: 1,
  known: 0,
  rows: [{ line: 2, model: '450 SX-F', year: 2025, pattern }],
  problems: [
    {
      line: 3,
      column: 'Pattern',
      value: pattern,
      code: 'PATTERN_OF_TWO_MODELS',
      detail: 'Another model has this pattern.',
      at: 2,
    },
  ],
  shared,
  report: {
    counts: { title: 0, header: 1, read: 1, refused: 1, leftOut: 0 },
    leftOut: [],
    columns: [{ index: 0, header: 'Model', field: 'model', samples: ['450 SX-F'] }],
  },
  mend: null,
};
const give = async () =>
  fireEvent.change(await screen.findByLabelText(/Choose a file/), {
    target: { files: [new File(['Model,Year,Pattern'], 'patterns.csv')] },
  });

test('a pattern of two models is one question; its line is to be corrected only if it is wrong', async () => {
  const { host } = asAdmin('/vin-patterns/import', { importVinPatterns: preview });
  await give();
  const no = await screen.findByRole('button', { name: 'No, I will correct it' });
  expect(screen.getByText(`${pattern} (2025): 450 SX-F, 450 XC-F`)).toBeVisible();
  expect(screen.queryByText('Another model has this pattern.')).toBeNull();
  await user.click(no);
  expect(await screen.findByText('Another model has this pattern.')).toBeVisible();
  expect(asked(host, 'importVinPatterns')).toHaveLength(2);
});

test('models that share their VINs are sent as such', async () => {
  const { host } = asAdmin('/vin-patterns/import', { importVinPatterns: preview });
  await give();
  await user.click(await screen.findByRole('button', { name: 'Yes, the models have the same VINs' }));
  await waitFor(() => expect(asked(host, 'importVinPatterns')[1]?.body).toMatchObject({ shared: 'true' }));
});
