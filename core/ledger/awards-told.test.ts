import { expect, test } from '@jest/globals';
import { anId, plainDigest, sequentialIds } from '../testing/index.js';
import { awardsTold, correct, emptyWallet, issue, post, spend } from './index.js';

const ids = sequentialIds();
const at = '2026-06-14T18:30:00.000Z';
const riderId = anId('rder', 1);
const source = { eventId: anId('event', 1), classId: anId('c1ass', 1) };
const wallet = emptyWallet({ riderId, currency: 'USD', book: 'credit' });
const cause = { at, actorId: null, proxyHostId: null, reference: null };
const told = (posting: ReturnType<typeof post>) => awardsTold([posting], { at, promoterId: anId('promo', 1), ids });

const issued = post(
  wallet,
  [
    issue({
      id: anId('awd', 1),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial: 12_500,
      awardedAt: at,
      expiresOn: '2027-06-14',
      source,
      seriesId: null,
      label: 'Rimrock · 450 Pro',
    }),
  ],
  cause,
  { ids, digest: plainDigest },
);
const [award] = issued.awards;

test('a new award is told with what it is worth, and without its label', () =>
  expect(told(issued)).toEqual([
    {
      id: expect.any(String),
      type: 'award.issued',
      at,
      promoterId: anId('promo', 1),
      data: {
        awardId: anId('awd', 1),
        riderId,
        type: 'credit',
        ...source,
        seriesId: null,
        value: { amount: 12_500, currency: 'USD' },
        expiresOn: '2027-06-14',
      },
    },
  ]));

test('a corrected one is told with what it was worth before; one that is spent is not', () => {
  if (!award) throw new Error('nothing was issued');
  const corrected = post(issued.wallet, correct(award, 10_000), cause, { ids, digest: plainDigest });
  expect(told(corrected)).toMatchObject([
    { type: 'award.changed', data: { value: { amount: 10_000 }, before: { amount: 12_500 } } },
  ]);
  const reversed = post(issued.wallet, correct(award, 0), cause, { ids, digest: plainDigest });
  expect(told(reversed)).toMatchObject([{ type: 'award.changed', data: { value: { amount: 0 } } }]);
  const spent = post(issued.wallet, spend([award], 500, '2026-06-15', 'USD'), cause, { ids, digest: plainDigest });
  expect(told(spent)).toEqual([]);
});
