import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { readTable } from '@rrr/spreadsheets/testing';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let demo: DemoServer;
const people = new Map<string, Browser>();
beforeAll(async () => {
  demo = await demoServer();
  for (const text of ['admin', 'dealer', 'rider', 'promoter'] as const) people.set(text, await demo.as(text));
}, 60_000);
afterAll(() => demo.stop());

const as = (name: string): Browser => people.get(name) ?? demo.visit();
const ask = (path: string, name = 'admin', locale = 'en') => {
  const [, what = '', query = ''] = /^([^?]+)(.*)$/.exec(path) ?? [];
  as(name).cookies.set('locale', locale);
  return as(name).ask(`/api/${name}/${what}/export${query}`);
};
/** header and rows, whatever the format */
const rowsOf = async (answer: Answered): Promise<readonly (readonly string[])[]> => {
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return readTable(answer.bytes);
};

const LISTS = [
  'riders',
  'redemptions',
  'revoked-redemptions',
  'refunds-due',
  'refunds',
  'payout-claims',
  'cheques',
  'waiting-cash',
  'cash-years',
  'dealers',
  'dealer-logins',
  'promoters',
  'events',
  'events-late',
  'events-finished',
  'series',
  'categories',
  'vin-patterns',
  'vin-report',
  'rider-earnings',
  'rider-redemptions',
  'cash-out',
  'top-dealers',
  'summary',
  'market-share-month',
  'market-share-series',
  'payouts',
  'movements',
];

describe.each(LISTS)('%s', (what) => {
  test('is the same as CSV and as a spreadsheet, with headers in the language of who reads it', async () => {
    const [csv, xlsx] = [await ask(what), await ask(`${what}?format=xlsx`)];
    expect([csv.headers.get('content-type'), xlsx.headers.get('content-type')]).toEqual([
      'text/csv; charset=utf-8',
      XLSX,
    ]);
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="[A-Z][\w ]+ \d{4}-\d\d-\d\d\.csv"/);
    expect([
      csv.headers.get('cache-control'),
      csv.headers.get('x-content-type-options'),
      csv.bytes.subarray(0, 3).toString('hex'),
    ]).toEqual(['no-store', 'nosniff', 'efbbbf']);
    const [plain, sheet] = [await rowsOf(csv), await rowsOf(xlsx)];
    expect(sheet[0]).toEqual(plain[0]);
    expect(sheet.length).toBe(plain.length);
    const [french, ...rows] = await rowsOf(await ask(what, 'admin', 'fr'));
    expect(french?.length).toBe(plain[0]?.length);
    expect(french).not.toEqual(plain[0]);
    const decimals = (read: readonly (readonly string[])[], point: string) =>
      read.map((row) => row.filter((it) => /^-?\d+[.,]\d{2}$/.test(it)).map((it) => it.replace(point, '.')));
    expect(decimals(rows, ',')).toEqual(decimals(plain.slice(1), '.'));
  });
});

describe('an export', () => {
  test('of redemptions has every one of the list, as a dealer sees it, with plain amounts', async () => {
    const { creditRedemptions, pagination } = await as('dealer').call(contract.listRedemptions, {
      query: { limit: 100 },
    });
    const [header, ...rows] = await rowsOf(await ask('redemptions', 'dealer'));
    expect(header).toEqual([
      'Redeemed at (America/Los_Angeles)',
      'Code',
      'Rider',
      'Dealer',
      'Employee',
      'Amount',
      'Currency',
      'Status',
    ]);
    expect(pagination.totalPages).toBe(1);
    expect(rows.map((it) => [it[1], it[2], it[5]])).toEqual(
      creditRedemptions.map((it) => [it.code, it.rider.fullName, (it.amount.amount / 100).toFixed(2)]),
    );
  });

  test('of riders contains the filtered riders, and can be read back', async () => {
    const found = await as('admin').call(contract.searchRiders, { query: { country: 'CA', limit: 100 } });
    const [header, ...rows] = await rowsOf(await ask('riders?country=CA&format=xlsx'));
    expect(rows.map((it) => it[header?.indexOf('E-mail') ?? -1])).toEqual(found.riders.map((it) => it.email));
    expect(rows.length).toBeGreaterThan(3);
  });

  test('of a promoter has its own events and series alone', async () => {
    const [own, all] = [await rowsOf(await ask('events', 'promoter')), await rowsOf(await ask('events'))];
    const promoter = own[0]?.indexOf('Promoter') ?? -1;
    expect([new Set(own.slice(1).map((it) => it[promoter])).size, own.length < all.length]).toEqual([1, true]);
    expect((await rowsOf(await ask('series', 'promoter'))).length).toBeLessThan(
      (await rowsOf(await ask('series'))).length,
    );
  });

  test('of an event lists its results with what each earns or why not, for its promoter and admins only', async () => {
    const { events } = await as('promoter').call(contract.roleEvents, { query: { filter: 'done', limit: 1 } });
    const path = `event/${events[0]?._id}/results`;
    const [own, all] = [await rowsOf(await ask(path, 'promoter')), await rowsOf(await ask(`${path}?format=xlsx`))];
    expect([own[0], own.length]).toEqual([all[0], all.length]);
    expect(own[0]).toEqual([
      'Class',
      'Place',
      'Status',
      'Rider',
      'Number',
      'AMA number',
      'E-mail',
      'Hometown',
      'Bike',
      'Matched to',
      'Earned (USD)',
      'Reason',
    ]);
    const { event } = await as('promoter').call(contract.getEvent, { params: { eventId: events[0]?._id ?? '' } });
    expect(own.slice(1).map((it) => [it[0], it[1], it[3], it[10], it[11]])).toEqual(
      event.classes.flatMap(({ name, results }) =>
        results.map((result) => [
          name,
          result.place === null ? '' : String(result.place),
          result.riderName,
          result.verdict?.earns ? (result.verdict.earns.amount / 100).toFixed(2) : '',
          result.verdict?.reasons.map((one) => one.detail).join(' '),
        ]),
      ),
    );
    const [first] = event.classes;
    expect(
      (await rowsOf(await ask(`${path}?classId=${first?._id}`))).slice(1).every((it) => it[0] === first?.name),
    ).toBe(true);
    expect((await rowsOf(await ask(`${path}?unmatched=true`))).slice(1).every((it) => it[9] === '')).toBe(true);
    const others = (await as('admin').call(contract.roleEvents, { query: { limit: 100 } })).events.filter(
      (it) => it.promoter?._id !== undefined,
    );
    const mine = await subject('promoter');
    const other = others.find((it) => it.promoter?._id !== mine)?._id;
    expect((await ask(`event/${other}/results`, 'promoter')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await ask(`event/${'0'.repeat(26)}/results`)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    for (const who of ['rider', 'dealer']) expect((await ask(path, who)).status).toBe(403);
  });

  test('leaves a sum blank that there is nothing to add up to', async () => {
    const { events } = await as('admin').call(contract.roleEvents, { query: { limit: 100 } });
    const column = async (what: string, name: string) => {
      const [header, ...rows] = await rowsOf(await ask(what));
      return rows.map((it) => it[header?.indexOf(name) ?? -1]);
    };
    const shown = (all: readonly { readonly amount: number }[]) =>
      all.map(({ amount }) => (amount === 0 ? '' : (amount / 100).toFixed(2)));
    const posted = (await column('events', 'Contingency')).slice(0, events.length);
    expect(posted).toEqual(shown(events.map((it) => it.contingencyAmount)));
    const { riders } = await as('admin').call(contract.reportEarnings, { query: { limit: 100 } });
    for (const [name, key] of [
      ['Credit', 'credit'],
      ['Bonus', 'bonus'],
      ['Cash', 'cash'],
    ] as const)
      expect((await column('rider-earnings', name)).slice(0, 100)).toEqual(shown(riders.map((it) => it[key])));
    const finished = await column('events-finished', 'Earned');
    expect((await column('events-finished', 'Riders paid')).map((it) => it === '0')).toEqual(
      finished.map((it) => it === ''),
    );
  });

  test('of cheques is the register', async () => {
    const { cheques } = await as('admin').call(contract.listCheques, { query: { limit: 100 } });
    const [header, ...rows] = await rowsOf(await ask('cheques'));
    expect(header).toEqual([
      'Number',
      'Issued on',
      'Payee',
      'Address',
      'Address, line 2',
      'City',
      'State or province',
      'ZIP or postal code',
      'Country',
      'Amount',
      'Currency',
      'Issued by',
      'Voided at (America/Los_Angeles)',
      'Voided by',
      'Reason',
      'Reissued as',
    ]);
    expect(rows.map((it) => [it[0], it[2], it[9]])).toEqual(
      cheques.map((it) => [String(it.number), it.payee, (it.amount.amount / 100).toFixed(2)]),
    );
    expect((await ask('cheques', 'promoter')).status).toBe(403);
  });

  test('contains only a rider’s own rows, and other lists are refused', async () => {
    const rows = await rowsOf(await ask('redemptions', 'rider'));
    expect(new Set(rows.slice(1).map((it) => it[2])).size).toBe(1);
    for (const what of ['riders', 'dealers', 'payout-claims', 'summary', 'rider-earnings'])
      expect([(await ask(what, 'rider')).status, (await ask(what, 'dealer')).status]).toEqual([403, 403]);
    expect((await demo.visit().ask('/api/admin/riders/export')).status).toBe(401);
  });

  test.each([
    'riders?page=2',
    'riders?format=pdf',
    'redemptions?sort=amount',
    'market-share-month?startDate=2025-01-01',
    'summary?startDate=2025-02-01&endDate=2025-01-01',
  ])('%s is refused', async (path) => {
    expect((await ask(path)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('never contains formulas that a spreadsheet would run', async () => {
    const { dealer } = await as('dealer').call(contract.getDealer, { params: { dealerId: await subject('dealer') } });
    const { version, _id } = dealer;
    const bio = {
      version,
      addressLine1: '=HYPERLINK("http://example.com";"x")',
      phone: '+1 602 555 0100',
      city: 'a;=1',
    };
    expect((await as('admin').ask(`/api/admin/dealer/${_id}`, { method: 'PUT', body: bio })).status).toBe(200);
    const csv = (await ask('dealers')).text;
    expect(csv).toContain(`"'=HYPERLINK(""http://example.com"";""x"")"`);
    expect(csv).toContain(`"'+1 602 555 0100"`);
    expect(csv).toContain(`"a;'=1"`);
    const [header, ...rows] = await rowsOf(await ask('dealers?format=xlsx'));
    expect(rows.map((it) => it[header?.indexOf('Phone') ?? -1])).toContain('+1 602 555 0100');
  });

  test('is audited with the user, the list and the names of the filters, but not their values', async () => {
    await ask('riders?email=canary');
    const trail = await demo.server.container
      .get(S.database)
      .read('audit_log')
      .where({ action: 'export', object_id: 'riders' })
      .orderBy('sequence', 'desc')
      .first<{ detail: string; actor_id: string }>();
    expect([JSON.parse(trail.detail), trail.actor_id.length]).toEqual([{ format: 'csv', filters: ['email'] }, 26]);
    expect(trail.detail).not.toContain('canary');
  });

  test('stops when its client disconnects, and others continue', async () => {
    const cookie = [...as('admin').cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const [answer] = (await once(get(`${demo.base}/api/admin/riders/export`, { headers: { cookie } }), 'response')) as [
      IncomingMessage,
    ];
    answer.destroy();
    expect((await ask('categories')).status).toBe(200);
  });
});

const subject = async (name: string): Promise<string> => (await as(name).session()).user._id;
