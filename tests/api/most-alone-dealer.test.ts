import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { aloneTable } from './testing/alone.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { key } from './testing/result-scene.js';
import { startDemo } from './testing/start-demo.js';

jest.setTimeout(120_000);

/** What a dealer alone gets, with the settings of a new program. `npm run alone` prints the table. */
const demo = await startDemo();
ledgerHolds(demo);
const [dealer, rider, admin] = [await demo.as('dealer'), await demo.as('rider'), await demo.as('admin')];
const [dealerId, riderId] = [(await dealer.session()).user._id, (await rider.session()).user._id];
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } });
const others = riders.filter(
  (card) =>
    card._id !== riderId &&
    card.balances.some(({ available: { amount, currency } }) => currency === 'USD' && amount > 0),
);
/** what the program owes or paid this dealer: minor units */
const owed = async (): Promise<number> => {
  const [row] = (await demo.server.container
    .get(S.database)
    .read('redemptions')
    .where({ dealer_id: dealerId })
    .whereNot({ status: 'revoked' })
    .sum({ sum: 'amount' })) as { sum: number | null }[];
  return Number(row?.sum ?? 0);
};
const { attempt, inAll, last } = aloneTable(demo, owed);
const who = 'dealer';

const redeem = (pin: string | undefined, of = riderId, amount = 900) =>
  dealer.ask('/api/dealer/redeem', {
    method: 'POST',
    headers: key(),
    body: {
      riderId: of,
      amount: { amount, currency: 'USD' },
      ...(pin === undefined ? {} : { pin }),
      dealerEmployeeName: 'Sam Ortiz',
      riderIdVerified: true,
    },
  });
const isWrong = (code: string): boolean => code === 'WRONG_PIN';

test('a dealer alone gets nothing without the PIN of a rider, and nothing twice', async () => {
  await attempt(who, 'redeems without a PIN', () => redeem(undefined));
  let guesses = 0;
  const guess = async (of: string) => {
    for (let pin = 0; ; pin += 1) {
      const answer = await redeem(String(pin).padStart(4, '0'), of, 100);
      if (answer.status < 300 || !isWrong(answer.problem().code)) return answer;
      guesses += 1;
    }
  };
  await attempt(who, 'guesses the PIN of one rider until it is stopped', () => guess(others[0]?._id ?? ''));
  expect([last()?.answer, guesses < 6]).toEqual(['PIN_LOCKED', true]);
  await attempt(who, 'goes on with other riders until it is stopped', async () => {
    for (const { _id } of others.slice(1)) {
      const answer = await guess(_id);
      if (answer.status < 300 || answer.problem().code !== 'PIN_LOCKED') return answer;
    }
    throw new Error('Nothing stops a dealer who guesses');
  });
  expect(guesses).toBeLessThanOrEqual(20);
  await attempt(who, 'redeems with the right PIN after that', () => redeem('4719'));
  expect(inAll(who)).toBe(0);
});

test('what a dealer redeemed is undone once, and not refunded after that; other dealers’ are not theirs', async () => {
  const made = (await redeem('4719')).of(contract.redeem).redemption;
  const undo = (id: string) =>
    dealer.ask(`/api/dealer/credit-redemption/${id}?reason=Wrong%20part`, { method: 'DELETE', headers: key() });
  await attempt(who, 'undoes a redemption of a rider who was there', () => undo(made._id));
  await attempt(who, 'undoes it again', () => undo(made._id));
  await attempt(who, 'redeems it again without the rider', () => redeem(undefined));
  const { creditRedemptions } = await admin.call(contract.listRedemptions, { query: { limit: 100 } });
  const foreign = creditRedemptions.find((it) => it.dealer._id !== dealerId);
  await attempt(who, 'undoes a redemption of another dealer', () => undo(foreign?._id ?? ''));
  expect(last()?.answer).toBe('NOT_FOUND');
  await attempt(who, 'marks its own redemptions as refunded', () =>
    dealer.ask(`/api/admin/credit-redemption/${made._id}/refund`, { method: 'POST', headers: key() }),
  );
  expect(last()?.answer).toBe('FORBIDDEN');
  expect(inAll(who)).toBe(0);
});
