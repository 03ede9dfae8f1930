import { describe, expect, it, test } from '@jest/globals';
import type { AwardView } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import type { EarningView } from '../results/index.js';
import { anId } from '../testing/index.js';
import { type ClaimSummary, type RiderCash, paymentProgress } from './index.js';

const RECEIVED = '2025-06-02T18:00:00.000Z';
const AWARDED = '2025-06-03T18:00:00.000Z';
const award = (change: Partial<AwardView> = {}): AwardView => ({
  id: anId('awd', 1),
  riderId: anId('rder', 1),
  currency: 'USD',
  type: 'cash',
  status: 'earned',
  initial: 10_000,
  current: 10_000,
  spent: 0,
  expired: 0,
  taken: 0,
  awardedAt: AWARDED,
  expiresOn: null,
  label: 'Race · Class',
  source: null,
  seriesId: null,
  event: null,
  className: null,
  place: 1,
  ...change,
});
const earning = (won: AwardView | null): EarningView => ({
  id: anId('res', 1),
  event: { id: anId('evt', 1), title: 'Race', startsOn: '2025-06-01' },
  className: 'Class',
  place: 1,
  type: 'finished',
  receivedAt: RECEIVED,
  currency: 'USD',
  verdict: { earns: { amount: 10_000, type: 'cash', bikeId: anId('b', 1) }, reasons: [] },
  award: won,
});
const claim = (change: Partial<ClaimSummary> = {}): ClaimSummary => ({
  id: anId('cm', 1),
  riderId: anId('rder', 1),
  riderName: 'Casey Moreno',
  currency: 'USD',
  gross: 12_000,
  withholding: 3_600,
  net: 8_400,
  withholdingBasisPoints: 3_000,
  method: 'reward-link',
  state: 'pending',
  requestedAt: '2025-06-10T18:00:00.000Z',
  requestedBy: 'Casey Moreno',
  dueOn: '2025-07-10',
  sent: null,
  canceledAt: null,
  version: 1,
  awards: 1,
  overdue: false,
  ...change,
});
const cash = (missing: RiderCash['missing']): RiderCash => ({
  payee: {
    riderId: anId('rder', 1),
    fullName: 'Casey Moreno',
    email: 'casey@example.com',
    addressLine1: null,
    city: null,
    state: null,
    zipcode: null,
    country: 'US',
    taxStatus: null,
    tax: null,
    deactivated: false,
  },
  missing,
  years: [],
  awards: [
    {
      id: anId('awd', 1),
      label: 'Race · Class',
      amount: 10_000,
      currency: 'USD',
      awardedAt: AWARDED,
      extendedUntil: null,
      raceDay: '2025-06-01',
    },
  ],
});
const way = (earning: EarningView, claims: readonly ClaimSummary[] = [], owed?: RiderCash) =>
  paymentProgress(earning, claims, owed, defaultProgram);
const states = (steps: ReturnType<typeof way>) => steps.map((it) => `${it.step} ${it.state}`);
const BEGUN = ['received done', 'matched done', 'checks done'];

describe('the way of a result’s money', () => {
  it('ends at the checks with every reason', () => {
    const reasons = [{ code: 'NOT_FINISHED', detail: {} }] as const;
    const steps = way({ ...earning(null), verdict: { earns: null, reasons } });
    const bare = { at: null, dueOn: null, amount: null, reasons: [], missing: [] };
    expect(steps).toEqual([
      { ...bare, step: 'received', state: 'done', at: RECEIVED },
      { ...bare, step: 'matched', state: 'done' },
      { ...bare, step: 'checks', state: 'stopped', reasons },
    ]);
  });

  it('waits for an award that is not issued yet, and ends at one that was taken back', () => {
    const waiting = way(earning(null));
    expect(states(waiting)).toEqual([...BEGUN, 'award waiting']);
    expect(waiting.at(-1)).toMatchObject({ at: null, amount: 10_000 });
    const reversed = way(earning(award({ status: 'reversed', current: 0 })));
    expect(states(reversed)).toEqual([...BEGUN, 'award stopped']);
    expect(reversed.at(-1)).toMatchObject({ at: AWARDED, amount: 0 });
  });

  test.each([
    ['current', 4_000, 'redeem waiting', '2026-06-03'],
    ['spent', 0, 'redeem done', null],
    ['expired', 0, 'redeem stopped', '2026-06-03'],
  ] as const)('of credit that is %s', (status, current, step, dueOn) => {
    const steps = way(earning(award({ type: 'credit', status, current, expiresOn: '2026-06-03' })));
    expect(states(steps)).toEqual([...BEGUN, 'award done', step]);
    expect(steps.at(-1)).toMatchObject({ amount: current, dueOn });
    expect(steps.at(-2)).toMatchObject({ amount: 10_000, at: AWARDED });
  });

  it('of cash says what is missing and by when, until there is nothing missing', () => {
    const steps = way(earning(award()), [], cash(['w9']));
    expect(states(steps)).toEqual([...BEGUN, 'award done', 'claim waiting', 'payment ahead']);
    expect(steps.at(-2)).toMatchObject({ amount: 10_000, missing: ['w9'], dueOn: '2025-07-31' });
    expect(way(earning(award()), [], cash([])).at(-2)).toMatchObject({ missing: [], dueOn: null });
  });

  it('of cash is due by the day of its own race, and by none while what its rider waits for is not known', () => {
    const owed = cash(['w9']);
    const another = owed.awards.map((it) => ({ ...it, id: anId('awd', 2), raceDay: '2025-05-01' }));
    expect(way(earning(award()), [], { ...owed, awards: [...another, ...owed.awards] }).at(-2)).toMatchObject({
      missing: ['w9'],
      dueOn: '2025-07-31',
    });
    expect(way(earning(award()), [], { ...owed, awards: another }).at(-2)).toMatchObject({
      missing: ['w9'],
      dueOn: null,
    });
    expect(way(earning(award())).at(-2)).toMatchObject({
      step: 'claim',
      state: 'waiting',
      amount: 10_000,
      missing: [],
      dueOn: null,
    });
  });

  it('of cash that is claimed tells what is paid by when, and of cash that is paid when it was', () => {
    const pending = way(earning(award()), [claim({ state: 'canceled' }), claim()], cash([]));
    expect(states(pending).slice(-2)).toEqual(['claim done', 'payment waiting']);
    expect(pending.slice(-2)).toMatchObject([
      { amount: 12_000, at: '2025-06-10T18:00:00.000Z' },
      { amount: 8_400, dueOn: '2025-07-10', at: null },
    ]);
    const sent = way(
      earning(award({ status: 'funded', current: 0 })),
      [claim({ state: 'sent', sent: { at: '2025-06-20T18:00:00.000Z', byName: 'Robin Vale', on: '2025-06-20' } })],
      cash([]),
    );
    expect(sent.at(-1)).toMatchObject({
      step: 'payment',
      state: 'done',
      at: '2025-06-20T18:00:00.000Z',
      amount: 8_400,
      dueOn: null,
    });
  });

  it('of a claim that was canceled begins again at the claim, and ends where an admin had the award expire', () => {
    expect(states(way(earning(award()), [claim({ state: 'canceled' })], cash([]))).slice(-2)).toEqual([
      'claim waiting',
      'payment ahead',
    ]);
    const expired = way(earning(award({ status: 'expired', current: 0 })), [], cash([]));
    expect(states(expired)).toEqual([...BEGUN, 'award done', 'claim stopped']);
    expect(expired.at(-1)).toMatchObject({ amount: 0 });
  });
});
