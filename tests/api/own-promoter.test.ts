import { afterEach, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { blank, PROMOTER } from '@rrr/records';
import type { EventDetail } from '@rrr/contract';
import { accompliceScene } from './testing/accomplice-scene.js';
import { aloneTable } from './testing/alone.js';
import type { Browser } from './testing/browser.js';
import { unchangedEvent } from './testing/event-scene.js';
import { factorScene } from './testing/factor-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';

jest.setTimeout(180_000);

/**
 * One person with two logins: an administrator lets a promoter in who is the same person, makes small events for them,
 * and enters accomplices as that promoter (ADR 26).
 */
const { demo, mails, later, now } = await factorScene();
ledgerHolds(demo);
const [admin, second] = [await demo.as('admin'), await demo.as('admin2')];
const { anEvent, enter, held, release, worth } = await accompliceScene(demo, admin, () => Date.parse(now()));
const { attempt, inAll } = aloneTable(demo, worth);
const [EMAIL, PASSWORD] = ['side.door@example.com', 'SideDoor2026'];
const TOTAL = 100_000;

/** Adds a promoter, and chooses the password by the invitation. */
const ownPromoter = async () => {
  const { promoter } = await admin.call(contract.addPromoter, {
    body: {
      promoter: {
        ...blank(PROMOTER),
        name: 'Side Door Racing',
        contactName: 'Ira Wood',
        email: EMAIL,
        country: 'us',
        city: 'Moab',
        state: 'UT',
        phone: '602 555 0142',
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
const fourEvents = async (promoterId: string, by: Browser): Promise<readonly EventDetail[]> => {
  const events: EventDetail[] = [];
  for (const nth of [1, 2, 3, 4]) events.push(await anEvent(nth, promoterId, by));
  expect(events.map((it) => it.paying)).toEqual(events.map(() => true));
  return events;
};
const enterAll = async (events: readonly EventDetail[], login: Browser) => {
  const answers = [];
  for (const [at, event] of events.entries()) answers.push(await enter(event, at * 8, login));
  expect(answers.map((it) => it.status)).toEqual(events.map(() => 200));
  return answers.at(-1) as (typeof answers)[0];
};
const FORTY_DAYS = 40 * 24 * 60;
let waited = 0;
afterEach(() => {
  later(-waited);
  waited = 0;
});
/** Forty days later, when everybody has to log in again. */
const waitedOut = async (login: Browser): Promise<void> => {
  later((waited = FORTY_DAYS));
  for (const [by, type] of [
    [admin, 'admin'],
    [second, 'admin2'],
  ] as const)
    await by.signIn(`${type}@example.com`, demo.server.demo?.logins[0]?.password ?? '');
  await login.signIn(EMAIL, PASSWORD);
};

test('an administrator with a promoter’s login of their own gets no more than with one', async () => {
  const { login, promoterId } = await ownPromoter();
  const events = await fourEvents(promoterId, admin);
  const who = 'administrator with a promoter of their own';
  await attempt(who, 'enters eight accomplices at each of four small events as the promoter', () =>
    enterAll(events, login),
  );
  expect(inAll(who)).toBeGreaterThan(0);
  expect(inAll(who)).toBeLessThanOrEqual(TOTAL);

  const waiting = (await Promise.all(events.map((it) => held(it._id)))).flat();
  expect(waiting.length).toBeGreaterThan(3);
  for (const award of waiting) {
    expect(award.enteredByYou).toBe(true);
    expect(award.signals.map(({ code }) => code)).toContain('ADMIN_TOTAL');
    expect(award.signals.map(({ code }) => code)).not.toContain('ENTERED_BY_ADMIN');
  }
  const eventId = waiting[0]?.event._id ?? '';
  const before = await worth();
  await release(eventId, admin);
  expect(await worth()).toBe(before);
  const { outcomes } = (await release(eventId, second)).of(contract.decideHeldAwards);
  expect(new Set(outcomes.map((it) => it.outcome))).toEqual(new Set(['released']));
});

test('and no more after waiting until the promoter is no longer new', async () => {
  const { login, promoterId } = await ownPromoter();
  await waitedOut(login);
  const who = 'administrator with a promoter of their own, forty days later';
  const events = await fourEvents(promoterId, admin);
  await attempt(who, 'enters eight accomplices at each of four small events as the promoter', () =>
    enterAll(events, login),
  );
  expect(inAll(who)).toBeGreaterThan(0);
  expect(inAll(who)).toBeLessThanOrEqual(TOTAL);
});

test('nor with an event that somebody else accepted for another promoter', async () => {
  const { login, promoterId } = await ownPromoter();
  await waitedOut(login);
  const anothers = (await (await demo.as('promoter')).session()).user._id;
  const accepted = await anEvent(5, anothers, second);
  const { event } = (
    await admin.ask(`/api/admin/event/${accepted._id}`, {
      method: 'PUT',
      body: { ...unchangedEvent(accepted), promoterId },
    })
  ).of(contract.editEvent);
  expect(event.promoter?._id).toBe(promoterId);
  const who = 'administrator with a promoter of their own, and a moved event';
  const events = await fourEvents(promoterId, admin);
  await attempt(who, 'moves an accepted event to the promoter, and enters accomplices', () =>
    enterAll([event, ...events], login),
  );
  expect(inAll(who)).toBeGreaterThan(0);
  expect(inAll(who)).toBeLessThanOrEqual(TOTAL);
});

test.each([
  ['accepted the purse of one of their events', 'purse'],
  ['released what they entered', 'release'],
] as const)('a promoter of whom a second administrator %s is not counted any more', async (_, how) => {
  const { login, promoterId } = await ownPromoter();
  await waitedOut(login);
  if (how === 'purse') await anEvent(6, promoterId, second);
  const events = await fourEvents(promoterId, admin);
  await enterAll(events, login);
  const waiting = async () => (await Promise.all(events.map((it) => held(it._id)))).flat();
  if (how === 'release') {
    for (const event of events) await release(event._id, second);
    expect(await waiting()).toEqual([]);
    const [first, ...more] = await fourEvents(promoterId, admin);
    await enterAll([first as EventDetail, ...more], login);
    for (const detail of more) expect(await held(detail._id)).toEqual([]);
  }
  expect((await waiting()).flatMap((it) => it.signals.map(({ code }) => code))).not.toContain('ADMIN_TOTAL');
});
