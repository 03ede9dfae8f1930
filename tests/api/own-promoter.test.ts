import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import { aloneTable, walletsOf } from './testing/alone.js';
import { emails } from './testing/emails.js';
import { EVENT } from './testing/event-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { finisher, key } from './testing/result-scene.js';
import { startDemo } from './testing/start-demo.js';

jest.setTimeout(180_000);

/**
 * One person with two logins: an administrator lets a promoter in who is the same person, makes small events for them,
 * and enters accomplices as that promoter (ADR 155).
 */
const mails = emails();
const demo = await startDemo({}, mails.bind);
ledgerHolds(demo);
const [admin, second] = [await demo.as('admin'), await demo.as('admin2')];
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } });
const accomplices = riders.filter((it) => it.country === 'US');
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
const [EMAIL, PASSWORD] = ['side.door@example.com', 'SideDoor2026'];

/** Adds a promoter, and chooses the password by the invitation. */
const ownPromoter = async () => {
  const { promoter } = await admin.call(contract.addPromoter, {
    body: {
      promoter: {
        name: 'Side Door Racing',
        contactName: 'Ira Wood',
        email: EMAIL,
        country: 'us',
        addressLine1: null,
        addressLine2: null,
        city: 'Moab',
        state: 'UT',
        zipcode: null,
        phone: '602 555 0142',
        websiteUrl: null,
        bio: null,
      },
    },
  });
  const login = demo.visit();
  const code = await mails.code(EMAIL);
  const accepted = await login.ask('/api/accept-invitation', {
    method: 'POST',
    body: { email: EMAIL, code, password: PASSWORD },
  });
  expect(accepted.status).toBeLessThan(300);
  await login.signIn(EMAIL, PASSWORD);
  return { login, promoterId: promoter._id };
};
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** An event with eight places of 100.00 that the administrator makes pay alone. */
const anEvent = async (nth: number, promoterId: string): Promise<EventDetail> => {
  const { event } = await admin.call(contract.addEvent, {
    body: { ...EVENT, title: `Side Door ${nth}`, startDate: daysAgo(2 * nth), promoterId },
  });
  const payoutPlaces = PLACES.map((place) => ({ place, amount: { amount: 10_000, currency: 'USD' } }));
  const classes = [{ _id: null, name: '450 A', payoutType: 'dealerCredit', payoutPlaces }];
  const answer = await admin.ask(`/api/event/${event._id}/classes`, {
    method: 'PUT',
    body: { version: event.version, classes },
  });
  return answer.of(contract.saveClasses).event;
};

const worth = () =>
  walletsOf(
    demo,
    accomplices.map((it) => it._id),
  );
const { attempt, inAll } = aloneTable(demo, worth);

test('an administrator with a promoter’s login of their own gets no more than with one', async () => {
  const { login, promoterId } = await ownPromoter();
  const events: EventDetail[] = [];
  for (const nth of [1, 2, 3, 4]) events.push(await anEvent(nth, promoterId));
  expect(events.map((it) => it.paying)).toEqual(events.map(() => true));

  const who = 'administrator with a promoter of their own';
  await attempt(who, 'enters eight accomplices at each of four small events as the promoter', async () => {
    const answers = [];
    for (const [at, event] of events.entries())
      answers.push(
        await login.ask(`/api/event/${event._id}/results`, {
          method: 'PUT',
          headers: key(),
          body: {
            classId: event.classes[0]?._id,
            entrants: 12,
            results: PLACES.map((place) => {
              const rider = accomplices[(at * 8 + place) % accomplices.length];
              return finisher(place, rider?.fullName ?? '', { riderId: rider?._id });
            }),
          },
        }),
      );
    expect(answers.map((it) => it.status)).toEqual(events.map(() => 200));
    return answers.at(-1) as (typeof answers)[0];
  });
  expect(inAll(who)).toBeGreaterThan(0);
  expect(inAll(who)).toBeLessThanOrEqual(100_000);

  const { awards } = await admin.call(contract.heldAwards, { query: { limit: 100 } });
  const waiting = awards.filter((it) => events.some(({ _id }) => _id === it.event._id));
  expect(waiting.length).toBeGreaterThan(3);
  for (const it of waiting) {
    expect(it.enteredByYou).toBe(true);
    expect(it.signals.map(({ code }) => code)).toContain('ADMIN_TOTAL');
    expect(it.signals.map(({ code }) => code)).not.toContain('ENTERED_BY_ADMIN');
  }
  const release = (by: typeof admin) =>
    by.ask('/api/admin/awards-held', {
      method: 'PUT',
      headers: key(),
      body: { decision: 'release', resultIds: waiting.map((it) => it._id), reason: 'Compared with the organizer' },
    });
  const before = await worth();
  await release(admin);
  expect(await worth()).toBe(before);
  const { outcomes } = (await release(second)).of(contract.decideHeldAwards);
  expect(new Set(outcomes.map((it) => it.outcome))).toEqual(new Set(['released']));
});
