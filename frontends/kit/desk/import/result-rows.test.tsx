import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PreviewRow, RowGroup } from '@rrr/contract';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { ResultRows } from './ResultRows.js';

const row = (line: number, group: RowGroup, codes: readonly string[], earns = 0): PreviewRow => ({
  group,
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
  const unknown = [3, 4, 5, 6, 7].map((line) => row(line, 'notEnrolled', ['RIDER_UNKNOWN']));
  const rows = [
    row(1, 'notFinished', ['NOT_FINISHED', 'RIDER_UNKNOWN']),
    ...unknown,
    row(8, 'placeNotPaid', ['PLACE_NOT_PAID', 'RIDER_UNKNOWN']),
  ];
  renderDesk(<ResultRows rows={[...rows, row(2, 'paid', [], 5_000)]} onChoose={() => {}} />);
  expect(headings()).toEqual(['1 row pays', '7 rows earn nothing']);
  expect([...document.querySelectorAll('summary')].map((it) => it.textContent)).toEqual([
    '1 rider did not finish',
    '1 place is not paid',
    '5 riders are not enrolled or not matched',
  ]);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('a few rows without money are shown at once', () => {
  renderDesk(
    <ResultRows rows={[row(1, 'notEnrolled', ['RIDER_UNKNOWN']), row(2, 'other', ['ANOTHER'])]} onChoose={() => {}} />,
  );
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
  expect(headings()).toEqual(['2 rows earn nothing']);
});

test('so many rows as are here are shown, a hundred at a time', async () => {
  const rows = Array.from({ length: 130 }, (_, at) => row(at + 1, 'paid', [], 5_000));
  renderDesk(<ResultRows rows={rows} onChoose={() => {}} />);
  expect(screen.queryByText('Rider 101')).toBeNull();
  await person().click(screen.getByRole('button', { name: 'Show 30 more rows' }));
  expect(screen.getByText('Rider 130')).toBeVisible();
});

test('after another reading, as many rows are shown as before', async () => {
  const of = (from: number, length: number) => Array.from({ length }, (_, at) => row(from + at, 'paid', [], 5_000));
  const asked: unknown[] = [];
  const load = (page: { offset: number }) => {
    asked.push(page);
    return Promise.resolve(of(page.offset + 1, 500));
  };
  const Page = () => {
    const [outcome, setOutcome] = useState('a');
    return (
      <>
        <button type="button" onClick={() => setOutcome('b')}>
          Read again
        </button>
        <ResultRows
          rows={of(1, 100)}
          groups={[{ group: 'paid', classId: null, count: 900 }]}
          outcome={outcome}
          load={load}
          onChoose={() => {}}
        />
      </>
    );
  };
  renderDesk(<Page />);
  await person().click(screen.getByRole('button', { name: 'Show 100 more rows' }));
  expect(await screen.findByText('Rider 200')).toBeVisible();
  await person().click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(await screen.findByText('Rider 200')).toBeVisible();
  expect(screen.queryByText('Rider 201')).toBeNull();
  expect(asked).toEqual(Array(2).fill({ group: 'paid', classId: null, offset: 100 }));
});
