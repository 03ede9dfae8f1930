import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { aloneTable, walletsOf } from './testing/alone.js';
import { form, identityScene, post, signIn } from './testing/identity-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key } from './testing/result-scene.js';

jest.setTimeout(120_000);

/** What a rider alone gets, with the settings of a new program. `npm run alone` prints the table. */
const { demo, mails } = await identityScene();
ledgerHolds(demo);
const [rider, dealer, promoter] = [await demo.as('rider'), await demo.as('dealer'), await demo.as('promoter')];
const riderId = (await rider.session()).user._id;
const eventId = demo.server.demo?.sample.eventId ?? '';
const mine = [riderId];
const { attempt, inAll, last } = aloneTable(demo, () => walletsOf(demo, mine));
const who = 'rider';

const redeem = (counterCode?: string) =>
  rider.ask('/api/rider/redeem', {
    method: 'POST',
    headers: key(),
    body: {
      riderId,
      dealerId,
      amount: { amount: 900, currency: 'USD' },
      pin: '4719',
      dealerEmployeeName: 'Sam Ortiz',
      ...(counterCode === undefined ? {} : { counterCode }),
    },
  });
const dealerId = (await dealer.session()).user._id;

test('a rider alone gets nothing that nobody else entered or confirmed', async () => {
  const { event } = await promoter.call(contract.getEvent, { params: { eventId } });
  const inClass = event.classes.find((it) => it.payoutType === 'dealerCredit' && it.results.length === 0);
  const claim = (place: number) =>
    rider.ask('/api/rider/result-claims', {
      method: 'POST',
      body: { eventId, classId: inClass?._id, place, message: 'I won this class' },
    });
  await attempt(who, 'claims the first place of a class', () => claim(1));
  await attempt(who, 'claims it again', () => claim(1));

  const spent = async () =>
    (await rider.call(contract.listRedemptions, { params: { role: 'rider' } })).pagination.total;
  const before = await spent();
  await attempt(who, 'redeems without the dealer’s counter code', () => redeem());
  await attempt(who, 'guesses the counter code', async () => {
    for (let at = 0; at < 30; at += 1) {
      const answer = await redeem(String(at).padStart(6, '0'));
      if (answer.status >= 300 && answer.problem().code !== 'WRONG_COUNTER_CODE') return answer;
    }
    return redeem('000031');
  });
  expect([await spent(), last()?.answer]).toEqual([before, 'COUNTER_CODE_LOCKED']);
  const cashOut = () => rider.ask('/api/rider/payout-claims', { method: 'POST', headers: key(), body: {} });
  await attempt(who, 'cashes out without documents', cashOut);
  expect(last()?.answer).toBe('LICENCE_NOT_VERIFIED');

  // somebody else won, and is not enrolled
  const results = [finisher(1, 'Robin Winner'), ...FIELD];
  const put = await promoter.ask(`/api/event/${eventId}/results`, {
    method: 'PUT',
    headers: key(),
    body: { classId: inClass?._id, entrants: 12, results },
  });
  expect(put.status).toBe(200);
  const [by, enrolment] = [demo.visit(), form({ firstName: 'Robin', lastName: 'Winner' })];
  await attempt('newcomer', 'enrolls after the race under the winner’s name', async () => {
    const answer = await post(by, '/api/register', enrolment);
    await signIn(by, enrolment.email);
    mine.push((await by.session()).user._id);
    return answer;
  });
  await attempt('newcomer', 'verifies the address, and the results are matched again', async () =>
    post(by, '/api/account/verify-email', { code: await mails.code(enrolment.email) }),
  );
  await attempt('newcomer', 'claims the winner’s result', () =>
    by.ask('/api/rider/result-claims', {
      method: 'POST',
      body: { eventId, classId: inClass?._id, place: 1, message: 'This is me' },
    }),
  );
  expect([inAll(who), inAll('newcomer')]).toEqual([0, 0]);
});
