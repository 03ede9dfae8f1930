import { expect, test } from '@jest/globals';
import { nextEvent } from '../../../pact/examples.js';
import { claimable } from './claimable.js';

const event = (startDate: string | null, resultsDueDate: string | null, _id = nextEvent._id) => ({
  ...nextEvent,
  _id,
  startDate,
  resultsDueDate,
});
const shown = (...events: ReturnType<typeof event>[]) => claimable(events, '2026-04-03').map((it) => it.startDate);

test('from the first day until the window closes, newest first', () =>
  expect(
    shown(
      event('2026-02-17', '2026-04-03', '01hq00000000000000000e0011'),
      event('2026-04-03', '2026-05-18', '01hq00000000000000000e0012'),
      event('2026-04-04', '2026-05-19', '01hq00000000000000000e0013'),
      event('2026-02-16', '2026-04-02', '01hq00000000000000000e0014'),
      event(null, null, '01hq00000000000000000e0015'),
    ),
  ).toEqual(['2026-04-03', '2026-02-17']));

test('an event of two lists comes once, a canceled one never', () => {
  expect(shown(event('2026-04-01', '2026-05-16'), event('2026-04-01', '2026-05-16'))).toHaveLength(1);
  expect(claimable([{ ...event('2026-04-01', '2026-05-16'), status: 'canceled' }], '2026-04-03')).toEqual([]);
});
