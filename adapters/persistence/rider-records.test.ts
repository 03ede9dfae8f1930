import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { enrolRider, editRider, setRiderActive } from '@rrr/core/riders';
import { defaultProgram } from '@rrr/core/program';
import { anActor, anId, aRiderRecord, fixedClock, plainDigest, sequentialIds } from '@rrr/core/testing';
import fc from 'fast-check';
import { recountLists } from './summaries/list-tallies.js';
import { sqlQueries, type Queries } from './queries/index.js';
import { readerOn } from './reader.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { wordsOf } from './words.js';
import { AT, ME, OTHER, recorded } from './testing/recorded-riders.js';

const page = { page: 1, limit: 15 };
const TODAY = '2025-06-10';
const admin = anActor();

describe.each(KINDS)('riders’ records on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await putWorld(made.db, recorded);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  it('show all that is known of a rider, with age, login, PIN, bikes and the documents that stand', async () => {
    const record = await queries.riderRecords.one(ME, TODAY);
    expect(record).toMatchObject({
      fullName: 'Zoë Núñez',
      age: 16,
      consent: { by: 'Iris Núñez', at: AT },
      professional: true,
      taxStatus: 'us-person',
      mergedInto: null,
      login: { emailVerified: false, locale: 'fr' },
      pin: { isSet: true, lockedUntil: AT },
      version: 1,
    });
    expect([record?.bikes.map((it) => [it.id, it.holdsVin]), record?.documents.map((it) => it.id)]).toEqual([
      [
        [anId('b', 1), true],
        [anId('b', 2), false],
      ],
      [anId('d0c', 2), anId('d0c', 3)],
    ]);
    expect(await queries.riderRecords.one(OTHER, '2025-06-11')).toMatchObject({
      age: null,
      login: null,
      pin: { isSet: false, lockedUntil: null },
      deactivated: true,
    });
    expect((await queries.riderRecords.one(ME, '2025-06-11'))?.age).toBe(17);
    expect(await queries.riderRecords.one(anId('n0b0dy'), TODAY)).toBeUndefined();
  });

  it('show notes and timecards, newest first, of that rider alone', async () => {
    expect((await queries.riderRecords.notes({ ...page, riderId: ME })).items.map((it) => it.text)).toEqual([
      'Note 2',
      'Note 1',
    ]);
    expect(await queries.riderRecords.notes({ page: 2, limit: 1, riderId: ME })).toMatchObject({
      items: [{ text: 'Note 1' }],
      totalPages: 2,
    });
    expect((await queries.riderRecords.notes({ ...page, riderId: OTHER })).items).toEqual([]);
    expect((await queries.riderRecords.timecards({ ...page, riderId: ME })).items).toMatchObject([
      { fileName: 'laps.pdf', uploadedBy: 'Robin Vale' },
    ]);
  });

  it('show every document, and those that wait, the oldest first', async () => {
    expect(
      (await queries.riderRecords.documents({ ...page, riderId: ME })).items.map((it) => [it.kind, it.status]),
    ).toEqual([
      ['w9', 'verified'],
      ['licence', 'uploaded'],
      ['licence', 'replaced'],
    ]);
    const { items } = await queries.riderRecords.waiting(page);
    expect(items.map((it) => [it.riderName, it.professional, it.id])).toEqual([
      ['Casey Moreno', false, anId('d0c', 4)],
      ['Zoë Núñez', true, anId('d0c', 2)],
    ]);
  });

  it('show favourite dealers by name and events by day', async () => {
    const names = async (of: 'dealer' | 'event') =>
      (await queries.riderRecords.favourites({ ...page, riderId: ME, kind: of })).items.map((favourite) => [
        favourite.name,
        favourite.startsOn,
        favourite.country,
      ]);
    expect([await names('dealer'), await names('event')]).toEqual([
      [
        ['Érable Moto', null, 'CA'],
        ['Zuni Cycles', null, 'US'],
      ],
      [
        ['Race 2', '2025-06-02', 'US'],
        ['Race 1', '2025-06-01', 'US'],
      ],
    ]);
    expect((await queries.riderRecords.favourites({ ...page, riderId: OTHER, kind: 'dealer' })).items).toEqual([]);
  });

  describe('when riders enrol, change and are removed', () => {
    const clock = fixedClock();
    const seals = { seal: () => 'sealed', matches: () => false };
    const passwords = { hash: async () => 'hash', verify: async () => ({ right: true, outdated: false }) };
    const pins = { seal: () => 'sealed', matches: () => true };
    const ids = sequentialIds();
    const ports = () => ({
      ...{ uow: sqlUnitOfWork(made.db), clock, ids, seals, passwords, pins },
      ...{ digest: plainDigest, program: defaultProgram },
    });
    let count = 0;
    const enrol = async (firstName: string, lastName: string, amaNumber: string | null = null) => {
      count += 1;
      const profile = aRiderRecord({
        firstName,
        lastName,
        amaNumber,
        bornOn: '1998-04-12',
        country: count % 2 === 0 ? 'CA' : 'US',
        state: null,
        zipcode: null,
      });
      const email = `new${count}@example.com`;
      await enrolRider(ports())({
        email,
        password: 'correct horse 7',
        pin: '0417',
        locale: 'en',
        guardian: null,
        profile,
        bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: `VBKMXA104SM2${String(count).padStart(5, '0')}` },
      });
      const [account] = await made.db.read('accounts').where('email', email).select('subject_id');
      return (account as { subject_id: string }).subject_id;
    };
    const found = async (query: string, over: object = {}) =>
      (await queries.riders.search({ page: 1, limit: 100, query, byPersonalFields: true, ...over }, TODAY)).items.map(
        (it) => it.id,
      );
    const counted = async () => {
      const rows = await readerOn(made.db).rows<{
        kind: string;
        tally_key: string;
        bucket: string;
        n: number | string;
      }>(
        `SELECT kind, tally_key, bucket, SUM(n) AS n FROM tallies WHERE kind LIKE 'list:riders/%'
          GROUP BY kind, tally_key, bucket HAVING SUM(n) <> 0`,
      );
      return rows.map((it) => `${it.kind} ${it.tally_key} ${it.bucket} ${Number(it.n)}`).toSorted();
    };
    const recounted = async () =>
      (await recountLists(readerOn(made.db)))
        .filter((it) => it.kind.startsWith('list:riders'))
        .map((it) => `${it.kind} ${it.tally_key} ${it.bucket} ${it.n}`)
        .toSorted();

    it('an enrolled rider is found by any beginning of any word', async () => {
      const part = fc
        .string({ unit: fc.constantFrom('a', 'B', 'é', 'Ø', 'ñ', 'z', '-', "'", '7'), minLength: 2, maxLength: 8 })
        .map((it) => `q${it}`);
      await fc.assert(
        fc.asyncProperty(
          part,
          part,
          fc.option(fc.integer({ min: 10_000, max: 99_999 })),
          fc.nat(20),
          async (firstName, lastName, ama, cut) => {
            const id = await enrol(firstName, lastName, ama === null ? null : `AMA-${ama}`);
            for (const word of wordsOf(`${firstName} ${lastName}`, ama === null ? null : String(ama)))
              expect(await found(word.slice(0, 1 + (cut % word.length)))).toContain(id);
            expect(await found(wordsOf(lastName, firstName).join(' '))).toContain(id);
          },
        ),
        { numRuns: 12 },
      );
      expect(await counted()).toEqual(await recounted());
    });

    it('of enrolments at the same moment one has the e-mail, and one the VIN', async () => {
      const bike = { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA104SM999999' };
      const asked = {
        password: 'correct horse 7',
        pin: '0417',
        locale: 'en' as const,
        guardian: null,
        profile: aRiderRecord({ firstName: 'Tess', lastName: 'Atonce' }),
        bike,
      };
      const emails = ['tess@example.com', 'tess@example.com', 'tom@example.com', 'tom@example.com', 'tim@example.com'];
      await Promise.all(emails.map((email) => enrolRider(ports())({ ...asked, email })));
      expect((await made.db.read('accounts').whereIn('email', emails)).length).toBe(3);
      expect((await made.db.read('bikes').where('vin', bike.vin)).length).toBe(1);
      expect((await made.db.read('vin_disputes').where('vin', bike.vin)).length).toBe(2);
      expect((await found('atonce')).length).toBe(3);
      expect(await counted()).toEqual(await recounted());
    });

    it('a rider who changes name is found by the new one, and lists count on', async () => {
      const id = await enrol('Wanda', 'Xiong');
      await editRider(ports())({
        actor: admin,
        riderId: id,
        version: 1,
        change: { lastName: 'Ybarra', country: 'CA', state: null },
      });
      expect([await found('xiong'), await found('ybar'), await found('wanda', { country: 'CA' })]).toEqual([
        [],
        [id],
        [id],
      ]);
      expect(await counted()).toEqual(await recounted());
    });

    it('a deactivated rider is listed as such, and comes back', async () => {
      const id = await enrol('Vera', 'Quist');
      await setRiderActive(ports())({ actor: admin, riderId: id, active: false });
      await setRiderActive(ports())({ actor: admin, riderId: id, active: false });
      expect([
        await found('quist', { active: true }),
        await found('quist', { active: false }),
        (await queries.riderRecords.one(id, TODAY))?.bikes.map((it) => it.holdsVin),
      ]).toEqual([[], [id], [false]]);
      expect(await counted()).toEqual(await recounted());
      await setRiderActive(ports())({ actor: admin, riderId: id, active: true });
      expect([
        await found('quist', { active: true }),
        (await queries.riderRecords.one(id, TODAY))?.bikes.map((it) => it.holdsVin),
      ]).toEqual([[id], [true]]);
      expect(await counted()).toEqual(await recounted());
    });

    it('a rider who was merged is in no list and no search, but known by id', async () => {
      const [keep, gone] = [await enrol('Ulla', 'Kept', 'AMA-777001'), await enrol('Ulla', 'Gone', 'AMA-777002')];
      await ports().uow.run(async (tx) => {
        await tx.merging.move(gone, keep);
        await tx.merging.close(gone, keep, AT);
      });
      const by = (asked: object) =>
        queries.riders
          .search({ page: 1, limit: 100, byPersonalFields: true, ...asked }, TODAY)
          .then(({ items }) => items.map((it) => it.id));
      for (const asked of [
        {},
        { active: false },
        { active: true },
        { query: 'ulla' },
        { query: 'gone' },
        { name: 'ulla' },
        { email: gone.slice(0, 8) },
        { country: 'US' },
        { country: 'CA' },
        { bikeModel: '450' },
        { vinStatus: 'unverified' },
      ])
        expect(await by(asked)).not.toContain(gone);
      expect(await found('ulla')).toEqual([keep]);
      expect((await queries.vin.report({ page: 1, limit: 100 })).items.map((it) => it.id)).not.toContain(gone);
      expect(await queries.riderRecords.one(gone, TODAY)).toMatchObject({
        fullName: 'Ulla Gone',
        mergedInto: keep,
        deactivated: true,
        addressLine1: null,
      });
      expect(await counted()).toEqual(await recounted());
    });
  });
});
