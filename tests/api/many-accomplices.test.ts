import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import { accompliceScene } from './testing/accomplice-scene.js';
import { aloneTable } from './testing/alone.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { key, resultScene } from './testing/result-scene.js';

jest.setTimeout(180_000);

/**
 * What an administrator alone gets by entering many accomplices, each with little, at events of others (ADR 26): with
 * the settings of a new program, 1,000.00 in 30 days for all of them together.
 */
const { demo, admin, promoter } = await resultScene();
ledgerHolds(demo);
const second = await demo.as('admin2');
const promoterId = (await promoter.session()).user._id;
const { anEvent, enter: enterBy, held, release: releaseBy, worth } = await accompliceScene(demo, admin);
const enter = (event: EventDetail, from: number, who = admin) => enterBy(event, from, who);
const release = (eventId: string, who = second) => releaseBy(eventId, who);
const FIVE = [1, 2, 3, 4, 5];
const fiveEvents = async () => {
  const events: EventDetail[] = [];
  for (const nth of FIVE) events.push(await anEvent(nth, promoterId, second));
  expect(events.map((it) => it.paying)).toEqual(events.map(() => true));
  return events;
};
const TOTAL = 100_000;

describe('an administrator alone, with many accomplices', () => {
  const { attempt, inAll } = aloneTable(demo, worth);

  test.each([
    ['one after the other', false],
    ['all at once', true],
  ])('enters them at five events of others, %s', async (how, atOnce) => {
    const who = `administrator, many accomplices, ${how}`;
    const events = await fiveEvents();
    await attempt(who, `enters eight accomplices at each of five events, ${how}`, async () => {
      const answers = atOnce ? await Promise.all(events.map((it, at) => enter(it, at * 8))) : [];
      if (!atOnce) for (const [at, detail] of events.entries()) answers.push(await enter(detail, at * 8));
      expect(answers.map((it) => it.status)).toEqual(events.map(() => 200));
      return answers.at(-1) as (typeof answers)[0];
    });
    expect(inAll(who)).toBeGreaterThan(0);
    expect(inAll(who)).toBeLessThanOrEqual(TOTAL);
    const waiting = (await Promise.all(events.map((it) => held(it._id)))).flat();
    expect(waiting.length).toBeGreaterThan(10);
    for (const award of waiting) {
      expect(award.enteredByYou).toBe(true);
      expect(award.signals.map(({ code }) => code)).toEqual(['ENTERED_BY_ADMIN', 'ADMIN_TOTAL']);
    }
  });

  test('takes results back and enters others, as the promoter, and at one event after the other', async () => {
    const who = 'administrator, many accomplices, by corrections';
    const [first, second, third] = (await fiveEvents()) as [EventDetail, EventDetail, EventDetail];
    const proxy = await demo.as('admin');
    await proxy.call(contract.startProxy, {
      body: { type: 'promoter', id: promoterId, reason: 'Helping with results', returnTo: '/auth/admin' },
    });
    await attempt(who, 'enters eight accomplices, takes them back, and enters others elsewhere', async () => {
      await enter(first, 0);
      await enter(first, 8);
      const [inClass] = first.classes;
      await admin.ask(`/api/event/${first._id}/results?classId=${inClass?._id}`, { method: 'DELETE', headers: key() });
      for (const [at, detail] of [second, third].entries()) await enter(detail, 16 + at * 8, proxy);
      return enter(third, 0);
    });
    expect(inAll(who)).toBeGreaterThan(0);
    expect(inAll(who)).toBeLessThanOrEqual(TOTAL);
  });

  test('a second administrator releases all of an event at once, and the first may go on as before', async () => {
    const events = await fiveEvents();
    for (const [at, detail] of events.entries()) await enter(detail, at * 8);
    const [eventId = ''] = events.slice(-1).map((it) => it._id);
    const [waiting, before] = [await held(eventId), await worth()];
    expect(waiting.length).toBeGreaterThan(3);
    expect((await release(eventId, admin)).json()).not.toMatchObject({ outcomes: [{ outcome: 'released' }] });
    expect(await worth()).toBe(before);
    const { outcomes } = (await release(eventId)).of(contract.decideHeldAwards);
    expect(new Set(outcomes.map((it) => it.outcome))).toEqual(new Set(['released']));
    expect((await worth()) - before).toBe(waiting.reduce((sum, it) => sum + it.amount.amount, 0));
    // released awards do not use up what one administrator may enter alone
    const [more] = events.slice(2, 3);
    await enter(more as EventDetail, 24);
    expect((await worth()) - before).toBeLessThanOrEqual(
      TOTAL + waiting.reduce((sum, it) => sum + it.amount.amount, 0),
    );
  });
});
