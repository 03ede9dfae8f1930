import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { changesOf } from '@rrr/core/audit';
import {
  ADMIN,
  BIKE,
  CATEGORY,
  DEALER,
  EVENT,
  type Field,
  type Fields,
  namesOf,
  only,
  PROMOTER,
  RIDER,
  SERIES,
  type ValuesOf,
  valuesOf,
  VIN_PATTERN,
} from '@rrr/records';
import { sampleOf } from '@rrr/records/testing';
import { FIELD_WORDS } from '@rrr/records/words';
import { readTable } from '@rrr/spreadsheets/testing';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

const shapeOf = (schema: { readonly shape: object }): readonly string[] => Object.keys(schema.shape);

/** The answers that show a whole record, and to whom. */
const SURFACES: readonly (readonly [
  record: string,
  fields: Fields,
  toEverybody: readonly (readonly string[])[],
  toItself: readonly (readonly string[])[],
])[] = [
  [
    'dealer',
    DEALER,
    [shapeOf(contract.dealersLean.response.shape.dealers.element)],
    [shapeOf(contract.getDealer.response.shape.dealer), shapeOf(contract.listDealers.response.shape.dealers.element)],
  ],
  [
    'promoter',
    PROMOTER,
    [shapeOf(contract.listPromoters.response.shape.promoters.element)],
    [shapeOf(contract.getPromoter.response.shape.promoter), shapeOf(contract.editPromoter.response.shape.promoter)],
  ],
  [
    'series',
    SERIES,
    [shapeOf(contract.listSeries.response.shape.series.element)],
    [shapeOf(contract.getSeries.response.shape.series), shapeOf(contract.adminSeries.response.shape.series.element)],
  ],
  [
    'event',
    EVENT,
    [shapeOf(contract.getEvent.response.shape.event)],
    [shapeOf(contract.editEvent.response.shape.event)],
  ],
  [
    'category',
    CATEGORY,
    [shapeOf(contract.listCategories.response.shape.categories.element)],
    [shapeOf(contract.getCategory.response.shape.category)],
  ],
  [
    'rider',
    RIDER,
    [shapeOf(contract.riderCard), shapeOf(contract.riderDetail)],
    [[...shapeOf(contract.riderDetail), ...shapeOf(contract.riderDetail.shape.personal.unwrap())]],
  ],
  [
    'administrator',
    ADMIN,
    [],
    [shapeOf(contract.getAdmin.response.shape.admin), shapeOf(contract.listAdmins.response.shape.admins.element)],
  ],
  [
    'bike',
    BIKE,
    [shapeOf(contract.riderCard.shape.bikes.element)],
    [shapeOf(contract.addBike.response.shape.bike), shapeOf(contract.riderDetail.shape.bikes.element)],
  ],
  ['VIN pattern', VIN_PATTERN, [], [shapeOf(contract.vinPattern)]],
];

describe.each(SURFACES)('every field of a %s', (_, fields, toEverybody, toItself) => {
  test('is in each answer of whom it is shown to', () => {
    for (const shape of toEverybody)
      expect(shape).toEqual(expect.arrayContaining([...namesOf(only(fields, 'seenBy', 'everyone'))]));
    for (const shape of toItself) expect(shape).toEqual(expect.arrayContaining([...namesOf(fields)]));
  });

  test('is in the audit as its record says: what it held, or only that it changed', () => {
    for (const [name, { audit }] of Object.entries<Field>(fields)) {
      const { [name]: change } = changesOf<Record<string, unknown>>({ [name]: 'was' }, { [name]: 'is' });
      expect([name, change]).toEqual([
        name,
        audit === 'shown' ? { before: 'was', after: 'is' } : { before: '***', after: '***' },
      ]);
    }
  });
});

describe('what is written in every field', () => {
  let demo: DemoServer;
  let admin: Browser;
  beforeAll(async () => {
    demo = await demoServer();
    admin = await demo.as('admin');
  }, 60_000);
  afterAll(() => demo.stop());

  /** What the file of such records says of the one with this name, by the labels of its columns. */
  const inFile = async (what: string, name: string): Promise<Record<string, string>> => {
    const [header = [], ...rows] = await readTable((await admin.ask(`/api/admin/${what}/export`)).bytes);
    const row = rows.find((cells) => cells.includes(name)) ?? [];
    return Object.fromEntries(header.map((label, at) => [label, row[at] ?? '']));
  };
  /** The same of a record. */
  const inColumns = <R extends Fields>(fields: R, record: ValuesOf<R>) =>
    Object.fromEntries(
      Object.entries<Field>(fields).flatMap(([name, { kind, label, header = label, width }]) =>
        width === undefined ? [] : [[FIELD_WORDS.en[header], kind === 'yes-no' ? 'yes' : String(record[name])]],
      ),
    );

  test('of a dealer is in its record, in the finder and in the file', async () => {
    const { dealers } = await admin.call(contract.listDealers, { query: {} });
    const [one] = dealers;
    if (!one) throw new Error('The demo has no dealer');
    const params = { role: 'admin', dealerId: one._id } as const;
    const written = sampleOf(DEALER);
    await admin.call(contract.editDealer, { params, body: { ...written, version: one.version } });
    const { dealer } = await admin.call(contract.getDealer, { params });
    expect(valuesOf(DEALER, dealer)).toEqual(written);
    const found = await demo.visit().call(contract.dealersLean, { query: { name: written.name } });
    const everybodys = only(DEALER, 'seenBy', 'everyone');
    expect(found.dealers).toMatchObject([valuesOf(everybodys, written)]);
    expect(await inFile('dealers', written.name)).toMatchObject(inColumns(DEALER, written));
  });

  test('of a promoter is in its record and in the file', async () => {
    const { promoters } = await admin.call(contract.listPromoters, { query: { status: 'approved' } });
    const [one] = promoters;
    if (!one) throw new Error('The demo has no promoter');
    const params = { role: 'admin', id: one._id } as const;
    const written = sampleOf(PROMOTER);
    const { promoter: before } = await admin.call(contract.getPromoter, { params });
    await admin.call(contract.editPromoter, { params, body: { ...written, version: before.version } });
    const { promoter } = await admin.call(contract.getPromoter, { params });
    expect(valuesOf(PROMOTER, promoter)).toEqual(written);
    expect(await inFile('promoters', written.name)).toMatchObject(inColumns(PROMOTER, written));
  });

  test('of a series is in its record, in the list of all and in the file', async () => {
    const { series } = await admin.call(contract.adminSeries, { query: {} });
    const [one] = series;
    if (!one) throw new Error('The demo has no series');
    const written = sampleOf(SERIES);
    const { series: saved } = await admin.call(contract.editSeries, {
      params: { seriesId: one._id },
      body: {
        ...written,
        initialValue: { amount: 30_000, currency: 'CAD' },
        promoterId: one.promoter?._id ?? null,
        version: one.version,
      },
    });
    expect(valuesOf(SERIES, saved)).toEqual(written);
    const found = await demo.visit().call(contract.listSeries, { query: { query: written.name } });
    const everybodys = only(SERIES, 'seenBy', 'everyone');
    expect(found.series).toMatchObject([valuesOf(everybodys, written)]);
    expect(await inFile('series', written.name)).toMatchObject(inColumns(SERIES, written));
  });

  test('of an event is in its record and in the file', async () => {
    const written = sampleOf(EVENT);
    const body = { ...written, seriesId: null, promoterId: null, paying: false };
    const { event: added } = await admin.call(contract.addEvent, { body });
    const { event } = await demo.visit().call(contract.getEvent, { params: { eventId: added._id } });
    expect(valuesOf(EVENT, event)).toEqual(written);
    expect(await inFile('events', written.title)).toMatchObject(inColumns(EVENT, written));
  });

  test('of a category is in its record, in the list and in the file', async () => {
    const written = sampleOf(CATEGORY);
    const { category } = await admin.call(contract.addCategory, { body: { ...written, seriesIds: [] } });
    expect(valuesOf(CATEGORY, category)).toEqual(written);
    const { categories } = await demo.visit().call(contract.listCategories, { query: {} });
    expect(categories.filter(({ _id }) => _id === category._id)).toMatchObject([written]);
    expect(await inFile('categories', written.description)).toMatchObject(inColumns(CATEGORY, written));
  });

  test('of an administrator is in its record and in the list', async () => {
    const written = sampleOf(ADMIN);
    const { admin: added } = await admin.call(contract.addAdmin, { body: written });
    expect(valuesOf(ADMIN, added)).toEqual(written);
    const { admins } = await admin.call(contract.listAdmins, { query: {} });
    expect(admins.filter(({ _id }) => _id === added._id)).toMatchObject([written]);
  });

  test('of a rider is in the record and in the file, and in what the rider may take away', async () => {
    const rider = await demo.as('rider');
    const params = { role: 'rider', riderId: (await rider.session()).user._id } as const;
    const read = async () => (await rider.call(contract.getRider, { params })).rider;
    const written = sampleOf(RIDER);
    await rider.call(contract.editRider, { params, body: { ...written, version: (await read()).version! } });
    const { personal, ...card } = await read();
    expect({ ...card, ...personal }).toMatchObject(written);
    const { phone1: phone, ...others } = written;
    const held = await demo.server.container.get(S.uow).run((tx) => tx.deletions.ownRecords(params.riderId));
    expect(held['profile']).toMatchObject([{ ...others, phone }]);
    expect(await inFile('riders', written.lastName)).toMatchObject(inColumns(RIDER, written));
  });

  test('of a bike is in its garage, and in what its rider may take away', async () => {
    const rider = await demo.as('rider');
    const params = { role: 'rider', riderId: (await rider.session()).user._id } as const;
    const written = { ...sampleOf(BIKE), year: 2025, vin: 'VBKMXA104SM123456' };
    const { bike } = await rider.call(contract.addBike, { params, body: written });
    expect(valuesOf(BIKE, bike)).toEqual(written);
    const held = await demo.server.container.get(S.uow).run((tx) => tx.deletions.ownRecords(params.riderId));
    expect(held['bikes']).toContainEqual(expect.objectContaining(written));
  });

  test('of a VIN pattern is in its record, in the list and in the file', async () => {
    const written = { ...sampleOf(VIN_PATTERN), pattern: 'VBKMXZ' };
    const { pattern } = await admin.call(contract.addVinPattern, { body: written });
    expect(valuesOf(VIN_PATTERN, pattern)).toEqual(written);
    const { vinPatterns } = await admin.call(contract.listVinPatterns, { query: { pattern: written.pattern } });
    expect(vinPatterns).toMatchObject([written]);
    expect(await inFile('vin-patterns', written.pattern)).toMatchObject(inColumns(VIN_PATTERN, written));
  });
});
