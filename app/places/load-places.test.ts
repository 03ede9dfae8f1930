import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type Database, sqlPlaces, sqlQueries, migrate, openDatabase, seedInto } from '@rrr/persistence';
import { loadPlaces, loadPlacesOnce } from './load-places.js';

// forty thousand rows, on a busy machine
jest.setTimeout(60_000);

let db: Database;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rrr-places-'));
  db = openDatabase({ url: `sqlite:${join(folder, 'test.sqlite')}` });
  await migrate(db);
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('an empty table is filled once, dealers that waited are located, and distances can be asked for', async () => {
  const dealer = { country: 'US', deactivated: false };
  await seedInto(db, {
    dealers: [
      { ...dealer, id: '00000000000000000000000001', maker_number: '1', name: 'Durango', zipcode: '81301' },
      {
        ...dealer,
        id: '00000000000000000000000002',
        maker_number: '2',
        name: 'Calgary',
        country: 'CA',
        zipcode: 'T2P 1J9',
      },
      { ...dealer, id: '00000000000000000000000003', maker_number: '3', name: 'Nowhere', zipcode: '81301-0001' },
    ],
  });
  const loaded = await loadPlacesOnce(db);
  expect(loaded?.dealers).toBe(3);
  expect(loaded?.postalCodes).toBeGreaterThan(43_000);
  expect(await loadPlacesOnce(db)).toBeNull();
  const { locate } = sqlPlaces(db);
  expect(await locate('US', '10001')).toEqual({ latE6: 40_748_400, lonE6: -73_996_700 });
  expect(await locate('CA', 'T0A 0A0')).toEqual({ latE6: 53_922_500, lonE6: -111_058_500 });
  const found = await sqlQueries(db, { timeZone: 'America/Los_Angeles' }).dealers.search({
    page: 1,
    limit: 15,
    zipcode: '87401',
    zipDistance: 50,
  });
  expect(found.items.map((it) => it.name).toSorted()).toEqual(['Durango', 'Nowhere']);
});

it('loading again changes what is known and adds nothing', async () => {
  await loadPlaces(db);
  const before = await db.read('postal_codes').count({ n: '*' }).first();
  await db.write('postal_codes').where({ country: 'US', postal_code: '10001' }).update({ lat_e6: 0 });
  expect((await loadPlaces(db)).dealers).toBe(0);
  expect(await db.read('postal_codes').count({ n: '*' }).first()).toEqual(before);
  expect((await sqlPlaces(db).locate('US', '10001'))?.latE6).toBe(40_748_400);
});

it('an earlier list, which had lost letters, is read again', async () => {
  await loadPlaces(db);
  const place = { country: 'CA', postal_code: 'G9A' };
  await db.write('postal_codes').where(place).update({ city: 'Trois-rivi\ufffdres East' });
  expect(await loadPlacesOnce(db)).not.toBeNull();
  expect(await db.read('postal_codes').select('city').where(place)).toEqual([{ city: 'Trois-Rivières East' }]);
});
