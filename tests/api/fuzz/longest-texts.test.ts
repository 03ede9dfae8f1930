import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { blank, PROMOTER } from '@rrr/records';
import { endpoints } from '@rrr/contract';
import { checkDigit } from '@rrr/core/vin';
import { emptyDatabase, type TestDatabase } from '../../../adapters/persistence/testing/databases.js';
import type { Answered, Browser } from '../testing/browser.js';
import { oneAdmin } from '../testing/one-admin.js';
import { type DemoServer, demoServer } from '../testing/demo-server.js';
import { EVENT } from '../testing/event-scene.js';
import { findObjects, fresh, key, type Objects } from '../testing/matrix/index.js';
import { upload } from '../testing/upload.js';
import { lengthen } from './lengthen.js';

/** A plain letter, one of four bytes, and letters whose search key or capital has two or three letters. */
const LETTERS = ['W', '🏍', 'ß', '각'];

let made: TestDatabase;
let demo: DemoServer;
let objects: Objects;
/** for classes from a file */
let emptyEvent: string;
const people = new Map<string, Browser>();
const who = (name: string) => people.get(name) as Browser;

// SQLite stores texts of any length; only MariaDB refuses texts that are too long for a column
beforeAll(async () => {
  made = await emptyDatabase('mysql');
  demo = await demoServer({ DATABASE_URL: made.url, RATE_LIMIT_FACTOR: '1000' }, oneAdmin);
  people.set('public', demo.visit());
  for (const type of ['rider', 'dealer', 'promoter', 'admin'] as const) people.set(type, await demo.as(type));
  objects = await findObjects(who('admin'), who('rider'), who('dealer'), who('promoter'));
  emptyEvent = await newEvent();
}, 120_000);
afterAll(async () => {
  await demo.stop();
  await made.drop();
});

const newEvent = async () => (await who('admin').call(contract.addEvent, { body: EVENT })).event._id;
const mail = () => `long${fresh()}@example.com`;
/** A motorcycle with the right check digit: a VIN that could be verified is noted in more tables. */
const bike = () => {
  const plain = `VBKMXA100SM${800_000 + fresh()}`;
  return { year: 2025, vin: `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}` };
};
/** a country without a list of regions */
const address = { country: 'MX', zipcode: null, websiteUrl: null };
const race = { country: 'MX', venueWebsite: null, startDate: '2025-05-02', endDate: '2025-05-03', seriesId: null };
const versionOf = async (path: string): Promise<number> =>
  Number(/"version":(\d+)/.exec((await who('admin').ask(path)).text)?.[1]);

/** By call: the caller, the path, and the given fields; all other texts are lengthened. */
const WRITES: Readonly<Record<string, () => Promise<readonly [by: string, path: string, given: object]>>> = {
  addEvent: async () => ['admin', '/api/admin/events', { ...race, paying: true, promoterId: null }],
  editEvent: async () => {
    const eventId = await newEvent();
    const version = await versionOf(`/api/event/${eventId}`);
    return ['admin', `/api/admin/event/${eventId}`, { ...race, paying: true, promoterId: null, version }];
  },
  saveClasses: async () => {
    const eventId = await newEvent();
    const version = await versionOf(`/api/event/${eventId}`);
    return [
      'admin',
      `/api/event/${eventId}/classes`,
      { version, classes: [{ payoutType: 'noPayout', payoutPlaces: [] }] },
    ];
  },
  cancelEvent: async () => ['admin', `/api/event/${await newEvent()}/cancel`, {}],
  restoreEvent: async () => {
    const eventId = await newEvent();
    await who('admin').call(contract.cancelEvent, { params: { eventId }, body: { reason: 'Rain' } });
    return ['admin', `/api/admin/event/${eventId}/restore`, {}];
  },
  addSeries: async () => [
    'admin',
    '/api/admin/series',
    { country: null, races: null, bonus: false, initialValue: null, expirationDate: null, promoterId: null },
  ],
  addCategory: async () => ['admin', '/api/admin/categories', { active: true, seriesIds: [] }],
  putResult: async () => [
    'admin',
    `/api/event/${objects.event.id}/result`,
    {
      place: null,
      resultType: 'DNF',
      state: null,
      email: null,
      classId: objects.event.classId,
      riderId: objects.otherRider,
    },
  ],
  addDealer: async () => ['admin', '/api/admin/dealers', { ...address, email: null, login: { email: mail() } }],
  editDealer: async () => [
    'admin',
    `/api/admin/dealer/${objects.otherDealer}`,
    {
      ...address,
      dealerId: `long-${fresh()}`,
      email: null,
      version: await versionOf(`/api/admin/dealer/${objects.otherDealer}`),
    },
  ],
  inviteDealerLogin: async () => ['admin', `/api/admin/dealer/${objects.dealer}/logins`, { email: mail() }],
  addPromoter: async () => ['admin', '/api/admin/promoters', { promoter: { ...address, email: mail() } }],
  applyAsPromoter: async () => ['public', '/api/promoters/apply', { ...address, email: mail(), captcha: 'x' }],
  rejectPromoter: async () => {
    const club = { name: 'Rimrock Club', contactName: 'Ira Wood', email: mail() };
    await who('public').call(contract.applyAsPromoter, { body: { ...blank(PROMOTER), ...address, ...club } });
    const { promoters } = await who('admin').call(contract.listPromoters, { query: { status: 'pending', limit: 1 } });
    return ['admin', `/api/admin/promoter/${promoters[0]?._id}/reject`, {}];
  },
  editRider: async () => [
    'admin',
    `/api/admin/rider/${objects.otherRider}`,
    { country: 'MX', sex: null, raceStyle: null, version: await versionOf(`/api/admin/rider/${objects.otherRider}`) },
  ],
  addRiderNote: async () => ['admin', `/api/admin/rider/${objects.rider}/notes`, {}],
  adjustWallet: async () => [
    'admin',
    `/api/admin/rider/${objects.rider}/adjust`,
    { amount: { amount: 5_000, currency: 'USD' } },
  ],
  redeem: async () => [
    'dealer',
    '/api/dealer/redeem',
    { riderId: objects.rider, amount: { amount: 100, currency: 'USD' }, pin: '4719', riderIdVerified: true },
  ],
  addBike: async () => ['admin', `/api/admin/rider/${objects.rider}/bikes`, bike()],
  addVinPattern: async () => ['admin', '/api/vin-patterns', { year: 2025, pattern: 'VBKM*' }],
  decideDocument: async () => ['admin', `/api/admin/document/${objects.document}`, { status: 'refused' }],
  enrol: async () => [
    'public',
    '/api/register',
    {
      email: mail(),
      password: 'Moab2468road',
      pin: '4719',
      dateOfBirth: '1990-01-01',
      country: 'MX',
      state: null,
      zipcode: null,
      bike: bike(),
      parentalConsent: { agreed: true },
      captcha: 'x',
    },
  ],
  'enrol from afar': async () => [
    'public',
    '/api/register',
    {
      email: mail(),
      password: 'Moab2468road',
      pin: '4719',
      dateOfBirth: '1990-01-01',
      country: 'MX',
      bike: bike(),
      parentalConsent: null,
      captcha: 'x',
    },
  ],
  contactUs: async () => ['public', '/api/contact-us', { email: mail(), captcha: 'x' }],
  addAdmin: async () => ['admin', '/api/admin/admins', { email: mail() }],
};

const faultless = (answer: Answered, what: string, letter: string): void =>
  expect([what, letter, answer.status < 500, answer.text.slice(0, 200)]).toEqual([
    what,
    letter,
    true,
    expect.any(String),
  ]);

const heard = (answer: Answered): string => (answer.status < 300 ? 'ok' : answer.problem().code);

describe.each(LETTERS)('texts as long as the contract lets them be, of %s,', (letter) => {
  test.each(Object.keys(WRITES))('are kept or refused by %s', async (id) => {
    const endpoint = endpoints.find((one) => one.id === id.split(' ')[0]);
    const [by, path, given = {}] = (await WRITES[id]?.()) ?? [];
    if (!endpoint?.body || by === undefined || path === undefined) throw new Error(`${id} is no write`);
    // the fingerprint of a preview is not a text that people write
    const { outcome: _, ...body }: Record<string, unknown> = Object(lengthen(endpoint.body, given, letter));
    const answer = await who(by).ask(path, {
      method: endpoint.method,
      headers: endpoint.idempotent ? key() : {},
      body,
    });
    faultless(answer, id, letter);
    // plain letters must be accepted, otherwise this test would prove nothing
    if (letter === 'W') expect([id, heard(answer)]).toEqual([id, 'ok']);
  });
});

/** A header and one row with the longest texts. */
const FILES: Readonly<
  Record<
    string,
    (
      of: (characters: number) => string,
    ) => readonly [path: string, content: string, fields?: Readonly<Record<string, string>>]
  >
> = {
  'class results': (of) => [
    `/api/event/${objects.event.id}/upload-class-result`,
    `Pos,Rider,#,AMA #,Hometown,State,Bike\n1,${of(120)},${of(40)},${of(40)},${of(120)},${of(120)},${of(120)}\n`,
    { classId: objects.event.classId },
  ],
  'numbers too long': (of) => [
    `/api/event/${objects.event.id}/upload-class-result`,
    `Pos,Rider,#,AMA #\n1,Ann Lee,${of(120)},${of(120)}\n`,
    { classId: objects.event.classId },
  ],
  classes: (of) => [`/api/event/${emptyEvent}/upload-class`, `Class,Payout\n${of(120)},No payout\n`],
  events: (of) => [
    `/api/admin/serie/${objects.series}/upload-events`,
    [
      'Title,Start date,Venue,Website,City,State,Zip,Country,Type',
      [of(200), '2030-06-14', of(200), `https://${of(292)}`, of(100), of(50), of(12), 'MX', of(60)].join(),
      '',
    ].join('\n'),
  ],
  'VIN patterns': (of) => [
    '/api/vin-patterns/import',
    `Model,Year,Pattern\n${of(60)},2024,VBKM*\n`,
    { shared: 'true' },
  ],
};

describe.each(LETTERS)('cells as long as they may be, of %s,', (letter) => {
  test.each(Object.keys(FILES))('are kept or refused in a file of %s', async (kind) => {
    const [path, content, fields = {}] =
      FILES[kind]?.((characters) => letter.repeat(Math.floor(characters / letter.length))) ?? [];
    if (path === undefined || content === undefined) throw new Error(`No file of ${kind}`);
    const answer = await upload(
      who('admin'),
      path,
      content,
      { ...fields, dryRun: 'false' },
      { name: `${letter.repeat(60)}.csv` },
    );
    faultless(answer, kind, letter);
    if (letter === 'W')
      expect([kind, heard(answer)]).toEqual([kind, kind === 'numbers too long' ? 'IMPORT_HAS_PROBLEMS' : 'ok']);
  });
});
