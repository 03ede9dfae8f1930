import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { aloneTable, walletsOf } from './testing/alone.js';
import type { Browser } from './testing/browser.js';
import { EVENT, unchangedEvent } from './testing/event-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { TINY_PICTURE } from './testing/pictures.js';
import { FIELD, finisher, key, resultScene, usd } from './testing/result-scene.js';
import { sendFile } from './testing/send-file.js';

jest.setTimeout(180_000);

/**
 * What an administrator alone gets for accomplices, with the settings of a new program, step by step. `npm run alone`
 * prints the table.
 */
const { demo, admin, promoter, riderId, path, inClass } = await resultScene();
ledgerHolds(demo);
const second = await demo.as('admin2');
const promoterId = (await promoter.session()).user._id;
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } });
const others = riders.filter((it) => it._id !== riderId && it.country === 'US');
const [friend, victim] = [
  others[0]?._id ?? '',
  others.slice(1).find((it) => it.balances.some(({ available: { amount } }) => amount > 0)),
];
// the second administrator wants to give this rider a bonus that they have not got
const [bonus] = (await admin.call(contract.listApprovals, { query: { state: 'waiting', kind: 'bonus' } })).approvals;
const accomplices = [riderId, friend, bonus?.about._id ?? ''];
const worth = () => walletsOf(demo, accomplices);
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const adjust = (amount: number, currency = 'USD', to = riderId) =>
  admin.ask(`/api/admin/rider/${to}/adjust`, {
    method: 'POST',
    headers: key(),
    body: { amount: { amount, currency }, reason: 'Missed at Ridge Creek' },
  });
const read = async (eventId: string) => (await admin.call(contract.getEvent, { params: { eventId } })).event;
const addEvent = async (by: Browser, title: string, startDate: string) =>
  (await by.call(contract.addEvent, { body: { ...EVENT, title, startDate, promoterId } })).event._id;
const setPurse = async (by: Browser, eventId: string, amount: number) => {
  const { version } = await read(eventId);
  const classes = [
    { _id: null, name: '450 A', payoutType: 'dealerCredit', payoutPlaces: [{ place: 1, amount: usd(amount) }] },
  ];
  return by.ask(`/api/event/${eventId}/classes`, { method: 'PUT', body: { version, classes } });
};
const enter = async (by: Browser, eventId: string, classId?: string) =>
  by.ask(`/api/event/${eventId}/results`, {
    method: 'PUT',
    headers: key(),
    body: {
      classId: classId ?? (await read(eventId)).classes[0]?._id,
      entrants: 12,
      results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
    },
  });
const edit = async (eventId: string, change: object) =>
  admin.ask(`/api/admin/event/${eventId}`, {
    method: 'PUT',
    body: { ...unchangedEvent(await read(eventId)), ...change },
  });
const release = async (eventId: string) => {
  const { awards } = await admin.call(contract.heldAwards, { query: { eventId } });
  return admin.ask('/api/admin/awards-held', {
    method: 'PUT',
    headers: key(),
    body: { decision: 'release', resultIds: awards.map((it) => it._id), reason: 'Seen on the photos' },
  });
};

describe('an administrator alone', () => {
  const { attempt, inAll, last } = aloneTable(demo, worth);

  test('adjusts 100.00 a day, however it is split', async () => {
    const who = 'administrator, by adjusting';
    await attempt(who, 'adjusts by 20.00, ten times', async () => {
      for (let at = 0; at < 9; at += 1) await adjust(2_000);
      return adjust(2_000);
    });
    await attempt(who, 'adjusts in another currency', () => adjust(2_000, 'CAD'));
    await attempt(who, 'adjusts another accomplice', () => adjust(2_000, 'USD', friend));
    await attempt(who, 'takes from one rider and gives to another', async () => {
      await adjust(-5_000, 'USD', victim?._id);
      return adjust(5_000, 'USD', friend);
    });
    await attempt(who, 'gives an accomplice the bonus of a series', () =>
      admin.ask(`/api/admin/serie/${bonus?.series?._id}/bonus`, {
        method: 'POST',
        headers: key(),
        body: { riderId: bonus?.about._id },
      }),
    );
    expect(last()?.answer).toBe('waits');
    expect(inAll(who)).toBe(10_000);
  });

  test('makes no event that pays an accomplice', async () => {
    const who = 'administrator, by an own event';
    const eventId = await addEvent(admin, 'Straw Cup', daysAgo(3));
    await attempt(who, 'makes an event that pays 1,000.00', () => setPurse(admin, eventId, 100_000));
    await attempt(who, 'enters the accomplice as the winner', () => enter(admin, eventId));
    await attempt(who, 'releases that award', () => release(eventId));
    const larger = await addEvent(admin, 'Large Cup', daysAgo(3));
    await attempt(who, 'makes an event that pays 1,000.01', () => setPurse(admin, larger, 100_001));
    await attempt(who, 'decides that it pays', () => edit(larger, { paying: true }));
    expect((await read(larger)).paying).toBe(false);
    expect(inAll(who)).toBe(0);
  });

  test('moves no dates so that a check is avoided, not even by not paying in between', async () => {
    const who = 'administrator, by dates';
    // the accomplice enrolled after the race, so awards wait for a check
    const enrolled = `${daysAgo(2)}T18:00:00.000Z`;
    await demo.server.container
      .get(S.database)
      .write('riders')
      .where({ id: riderId })
      .update({ enrolled_at: enrolled });
    const held = async (purse: number) => {
      const eventId = await addEvent(second, `Cup ${purse}`, daysAgo(5));
      await setPurse(second, eventId, purse);
      if (!(await read(eventId)).paying) await edit(eventId, { paying: true });
      expect((await enter(promoter, eventId)).status).toBe(200);
      const { awards } = await admin.call(contract.heldAwards, { query: { eventId } });
      expect(awards.map((it) => it.amount.amount)).toEqual([purse]);
      return eventId;
    };
    const [small, large] = [await held(100_000), await held(120_000)];
    const later = { startDate: daysAgo(1), endDate: null };
    await attempt(who, 'moves an event that pays 1,000.00 to a day after the enrollment', () => edit(small, later));
    expect(last()?.gets).toBe(0);
    await attempt(who, 'makes it not pay', () => edit(small, { paying: false }));
    await attempt(who, 'moves it then', () => edit(small, { ...later, paying: false }));
    await attempt(who, 'makes it pay again', () => edit(small, { paying: true }));
    await attempt(who, 'does all this with one that pays 1,200.00', async () => {
      await edit(large, { paying: false });
      await edit(large, { ...later, paying: false });
      return edit(large, { paying: true });
    });
    expect(inAll(who)).toBe(0);
  });

  test('gets for results what somebody else approved for the place', async () => {
    const who = 'administrator, by results';
    const eventId = path.split('/').at(-1) ?? '';
    await attempt(who, 'enters the accomplice as the winner of an event of somebody else', () =>
      enter(admin, eventId, inClass._id),
    );
    expect(inAll(who)).toBeLessThanOrEqual(inClass.payoutPlaces[0]?.amount.amount ?? 0);
  });

  test.each([
    ['one after the other', false],
    ['all at once', true],
  ])('enters the accomplice as the winner of six events of others, %s, and gets two of them', async (how, atOnce) => {
    const who = `administrator, by six events ${how}`;
    const events: string[] = [];
    for (const nth of [1, 2, 3, 4, 5, 6]) {
      const eventId = await addEvent(second, `Ridge Cup ${nth}`, daysAgo(2 * nth));
      await setPurse(second, eventId, 25_000);
      if (!(await read(eventId)).paying) await edit(eventId, { paying: true });
      events.push(eventId);
    }
    await attempt(who, `enters the accomplice as the winner of six events of others, ${how}`, async () => {
      const answers = atOnce ? await Promise.all(events.map((it) => enter(admin, it))) : [];
      if (!atOnce) for (const event of events) answers.push(await enter(admin, event));
      return answers.at(-1) as (typeof answers)[0];
    });
    expect(inAll(who)).toBe(50_000);
    // the others wait for a second administrator, who sees why; whoever entered them does not release them
    const { awards } = await admin.call(contract.heldAwards, { query: { limit: 100 } });
    const held = awards.filter(({ event }) => events.includes(event._id));
    expect(held.map((it) => [it.amount.amount, it.signals.map(({ code }) => code)])).toEqual(
      [1, 2, 3, 4].map(() => [25_000, ['ENTERED_BY_ADMIN']]),
    );
    await attempt(who, 'releases those that wait', async () => release(held[0]?.event._id ?? ''));
    expect(inAll(who)).toBe(50_000);
  });

  test('gets nothing by other people’s money, documents and logins', async () => {
    const who = 'administrator, by people';
    await attempt(who, 'merges another rider into the accomplice', () =>
      admin.ask('/api/admin/riders-merge', {
        method: 'POST',
        headers: key(),
        body: { keepId: riderId, deleteId: victim?._id, confirmation: `DELETE ${victim?.email}` },
      }),
    );
    await attempt(who, 'redeems the accomplice’s credit with a guessed PIN', async () =>
      admin.ask('/api/admin/redeem', {
        method: 'POST',
        headers: key(),
        body: {
          riderId,
          dealerId: (await (await demo.as('dealer')).session()).user._id,
          amount: usd(900),
          pin: '0001',
          dealerEmployeeName: 'Sam Ortiz',
          riderIdVerified: true,
        },
      }),
    );
    await admin.ask(`/api/admin/rider/${riderId}/upload-id-files`, sendFile(TINY_PICTURE, { kind: 'licence' }));
    const { documents } = await admin.call(contract.riderDocuments, { params: { role: 'admin', riderId } });
    await attempt(who, 'verifies a document that they uploaded', () =>
      admin.ask(`/api/admin/document/${documents[0]?._id}`, { method: 'PUT', body: { status: 'verified' } }),
    );
    expect(last()?.answer).toBe('SECOND_PERSON_NEEDED');
    await attempt(who, 'claims the accomplice’s cash', () =>
      admin.ask('/api/admin/payout-claims', { method: 'POST', headers: key(), body: { riderId } }),
    );
    const { awards } = await admin.call(contract.listWaitingCash, { query: { overdue: 'true', limit: 100 } });
    const large = awards.find((it) => it.amount.amount > 10_000);
    await attempt(who, 'lets the cash of another rider expire, and adjusts the accomplice by it', async () => {
      await admin.ask(`/api/admin/rider/${large?.rider._id}/expire-cash`, {
        method: 'POST',
        headers: key(),
        body: { awardId: large?._id, amount: large?.amount, reason: 'No documents' },
      });
      return adjust(large?.amount.amount ?? 0);
    });
    await attempt(who, 'adds a second login for themselves', () =>
      admin.ask('/api/admin/admins', {
        method: 'POST',
        body: { firstName: 'Sam', lastName: 'Field', email: 'sam.field@example.com' },
      }),
    );
    const { approvals } = await admin.call(contract.listApprovals, { query: { state: 'waiting', limit: 100 } });
    const twin = approvals.find((it) => it.about.name === 'Sam Field');
    await attempt(who, 'approves it', () =>
      admin.ask(`/api/admin/approval/${twin?._id}`, {
        method: 'PUT',
        body: { version: 1, approve: true, answer: null },
      }),
    );
    expect([inAll(who), last()?.answer]).toEqual([0, 'SECOND_PERSON_NEEDED']);
  });
});
