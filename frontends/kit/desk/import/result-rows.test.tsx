import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PreviewRow } from '@rrr/contract';
import { renderDesk } from '../testing/render-desk.js';
import { ResultRows } from './ResultRows.js';

const row = (line: number, codes: readonly string[], earns = 0): PreviewRow => ({
  line,
  place: line,
  resultType: 'finished',
  riderName: `Rider ${line}`,
  number: null,
  hometown: null,
  bike: null,
  match: { status: 'unknown', by: null, rider: null, candidates: [] },
  verdict: {
    earns: earns === 0 ? null : { amount: earns, currency: 'USD' },
    type: earns === 0 ? null : 'credit',
    reasons: codes.map((code) => ({ code, detail: code })),
  },
  change: 'new',
});
const headings = () => screen.getAllByRole('heading').map((it) => it.textContent);

test('rows that pay come first; the others stand by the one reason that matters most', () => {
  const unknown = [3, 4, 5, 6, 7].map((line) => row(line, ['RIDER_UNKNOWN']));
  const rows = [row(1, ['NOT_FINISHED', 'RIDER_UNKNOWN']), ...unknown, row(8, ['PLACE_NOT_PAID', 'RIDER_UNKNOWN'])];
  renderDesk(<ResultRows rows={[...rows, row(2, [], 5_000)]} onChoose={() => {}} />);
  expect(headings()).toEqual(['1 row pays', '7 rows earn nothing']);
  expect([...document.querySelectorAll('summary')].map((it) => it.textContent)).toEqual([
    '1 rider did not finish',
    '1 place is not paid',
    '5 riders are not enrolled or not matched',
  ]);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('a few rows without money are shown at once', () => {
  renderDesk(<ResultRows rows={[row(1, ['RIDER_UNKNOWN']), row(2, ['ANOTHER'])]} onChoose={() => {}} />);
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
  expect(headings()).toEqual(['2 rows earn nothing']);
});
