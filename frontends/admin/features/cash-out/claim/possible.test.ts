import { expect, test } from '@jest/globals';
import type { PayoutClaimDetail } from '@rrr/contract';
import { claimDetail, paymentOrder } from '../../../pact/cash-examples.js';
import { nextAct, possible } from './possible.js';

const made = { ...paymentOrder, status: 'made' } as const;
const cases: readonly [what: string, claim: PayoutClaimDetail, next: string | undefined][] = [
  ['a pending claim is ordered', claimDetail, 'order'],
  [
    'one whose order was accepted before it was sent with it is completed',
    { ...claimDetail, order: made },
    'mark-sent',
  ],
  ['one with corrected results is refreshed first', { ...claimDetail, outdated: true }, 'refresh'],
  ['one that was ordered before the correction is sent', { ...claimDetail, outdated: true, order: made }, 'mark-sent'],
  ['a refused order is asked for again', { ...claimDetail, order: { ...made, status: 'refused' } }, 'order'],
  ['a canceled order is not repeated', { ...claimDetail, order: { ...made, status: 'canceled' } }, 'mark-sent'],
  ['a cheque waits for the run', { ...claimDetail, method: 'cheque' }, undefined],
  ['a sent one is done', { ...claimDetail, state: 'sent', order: made }, undefined],
  [
    'a doubtful one is settled first',
    { ...claimDetail, order: { ...made, doubtful: { since: made.createdAt, until: made.updatedAt } } },
    undefined,
  ],
];
test.each(cases)('%s', (_, claim, next) => expect(nextAct(claim)).toBe(next));

test('what cannot be done says why', () => {
  expect(possible({ ...claimDetail, order: made })).toMatchObject({ cancel: 'ordered', method: 'ordered' });
  expect(possible({ ...claimDetail, state: 'canceled' })).toMatchObject({ order: 'canceled', 'undo-sent': 'canceled' });
  expect(possible({ ...claimDetail, methods: ['cheque'] }).method).toBe('oneMethod');
  expect(possible({ ...claimDetail, state: 'sent' })['undo-sent']).toBeUndefined();
  expect(possible({ ...claimDetail, state: 'sent', order: made })).toMatchObject({
    'undo-sent': 'orderUndo',
    'cancel-order': undefined,
  });
});
