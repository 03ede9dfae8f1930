import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { EVENT } from './testing/event-scene.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key, resultScene } from './testing/result-scene.js';

// each step asks a server
jest.setTimeout(120_000);

/**
 * The most that one person alone gets for an accomplice, the demo's rider, by really trying over HTTP with the settings
 * of a new program. `npm run alone` prints the table.
 */
const { demo, admin, promoter, rider, riderId, balance, firstPrize, putField, path, inClass } = await resultScene();
ledgerHolds(demo);
const promoterId = (await promoter.session()).user._id;
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface Step {
  readonly role: string;
  readonly tries: string;
  readonly answer: string;
  /** minor units of USD that the accomplice has more */
  readonly gets: number;
}
const steps: Step[] = [];
const attempt = async (role: string, tries: string, ask: () => Promise<{ status: number; json: () => unknown }>) => {
  const before = await balance();
  const answer = await ask();
  const { code } = answer.json() as { code?: string };
  steps.push({ role, tries, answer: code ?? String(answer.status), gets: (await balance()) - before });
  return answer;
};
const most = (role: string): number =>
  steps.reduce((sum, it) => sum + (it.role === role ? Math.max(0, it.gets) : 0), 0);

const adjust = (by: Browser, amount: number) =>
  by.ask(`/api/admin/rider/${riderId}/adjust`, {
    method: 'POST',
    headers: key(),
    body: { amount: { amount, currency: 'USD' }, reason: 'Missed at Ridge Creek' },
  });
const forgeResults = (by: Browser, eventId: string, classId: string | undefined) =>
  by.ask(`/api/event/${eventId}/results`, {
    method: 'PUT',
    headers: key(),
    body: { classId, entrants: 12, results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD] },
  });
const raise = async (by: Browser, eventId: string, amount: number) => {
  const { event } = await admin.call(contract.getEvent, { params: { eventId } });
  const classes = event.classes.map(({ _id, name, payoutType }) => ({
    _id,
    name,
    payoutType,
    payoutPlaces: [{ place: 1, amount: { amount, currency: 'USD' } }],
  }));
  return by.ask(`/api/event/${eventId}/classes`, { method: 'PUT', body: { version: event.version, classes } });
};

test('each role alone gets no more than the program lets one person give', async () => {
  const eventId = path.split('/').at(-1) ?? '';
  const visitor = demo.visit();
  const dealer = await demo.as('dealer');
  for (const [role, by] of [
    ['visitor', visitor],
    ['rider', rider],
    ['dealer', dealer],
    ['promoter', promoter],
  ] as const) {
    await attempt(role, 'adjusts the balance', () => adjust(by, 10_000));
    if (role !== 'promoter') await attempt(role, 'enters results', () => forgeResults(by, eventId, inClass._id));
    await attempt(role, 'releases held awards', () =>
      by.ask('/api/admin/awards-held', {
        method: 'PUT',
        headers: key(),
        body: { decision: 'release', resultIds: [], reason: 'Seen' },
      }),
    );
  }

  await attempt('promoter', 'raises the purse of an event that pays', () => raise(promoter, eventId, 900_000));
  await attempt('promoter', 'enters the accomplice as the winner', () => putField());

  await attempt('administrator', 'adjusts by 100.00', () => adjust(admin, 10_000));
  await attempt('administrator', 'adjusts by 100.00 once more', () => adjust(admin, 10_000));
  const { event } = await admin.call(contract.addEvent, {
    body: { ...EVENT, title: 'Straw Cup', startDate: daysAgo(3), promoterId },
  });
  const add = (amount: number) =>
    admin.ask(`/api/event/${event._id}/classes`, {
      method: 'PUT',
      body: {
        version: event.version,
        classes: [
          {
            _id: null,
            name: '450 A',
            payoutType: 'dealerCredit',
            payoutPlaces: [{ place: 1, amount: { amount, currency: 'USD' } }],
          },
        ],
      },
    });
  await attempt('administrator', 'makes an event that pays 1,000.00', () => add(100_000));
  const made = (await admin.call(contract.getEvent, { params: { eventId: event._id } })).event;
  await attempt('administrator', 'enters the accomplice there as the winner', () =>
    forgeResults(admin, made._id, made.classes[0]?._id),
  );
  const { awards } = await admin.call(contract.heldAwards, { query: { eventId: made._id } });
  await attempt('administrator', 'releases that award', () =>
    admin.ask('/api/admin/awards-held', {
      method: 'PUT',
      headers: key(),
      body: { decision: 'release', resultIds: awards.map((it) => it._id), reason: 'Seen on the photos' },
    }),
  );
  const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } });
  const victim = riders.find(
    (it) =>
      it._id !== riderId && it.balances.some(({ available: { amount, currency } }) => currency === 'USD' && amount > 0),
  );
  await attempt('administrator', 'merges another rider into the accomplice', () =>
    admin.ask('/api/admin/riders-merge', {
      method: 'POST',
      headers: key(),
      body: {
        keepId: riderId,
        deleteId: victim?._id,
        confirmation: `DELETE ${victim?.email}`,
        acknowledged: ['SAME_CLASS', 'OTHER_BIRTH_DATE', 'OTHER_AMA_NUMBER', 'OTHER_NAME'],
      },
    }),
  );

  if (process.env['ALONE_TABLE'] === '1') {
    const money = (amount: number): string => (amount / 100).toFixed(2);
    const rows = steps.map((it) => `| ${it.role} | ${it.tries} | ${it.answer} | ${money(it.gets)} |`);
    const sums = [...new Set(steps.map((it) => it.role))].map((it) => `| ${it} | in all | | ${money(most(it))} |`);
    process.stdout.write(
      `\n${['| who | tries | answer | gets |', '| --- | --- | --- | ---: |', ...rows, ...sums].join('\n')}\n`,
    );
  }
  expect([most('visitor'), most('rider'), most('dealer')]).toEqual([0, 0, 0]);
  // what an administrator approved for the place, and nothing beyond
  expect(most('promoter')).toBeLessThanOrEqual(firstPrize.amount);
  expect(most('administrator')).toBe(10_000);
});
