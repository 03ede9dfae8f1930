import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anActor, anId, fakePorts, fakeUnitOfWork } from '../testing/index.js';
import { importSoldVins, readSoldVins, removeSoldVins, soldAmong, type SoldVinSeals, testSoldVin } from './index.js';

const NEW: SoldVinSeals = { seals: (vin) => [`new ${vin}`, `old ${vin}`] };
const OLD: SoldVinSeals = { seals: (vin) => [`old ${vin}`] };
const admin = anActor();
const vin = (n: number): string => `VBKMXA10XSM${String(n).padStart(6, '0')}`;
const read = (...rows: readonly (readonly string[])[]) =>
  readSoldVins({
    format: 'csv',
    encoding: 'utf-8',
    rows: rows.map((cells, at) => ({ line: at + 1, cells: [...cells] })),
  });

const scene = (seals = NEW) => {
  const db = fakeUnitOfWork();
  const ports = (soldVinSeals: SoldVinSeals) => fakePorts(db, { soldVinSeals });
  let keys = 0;
  const send = (vins: readonly string[], over: object = {}, by = seals) =>
    importSoldVins(ports(by))({
      actor: admin,
      read: read(['VIN'], ...vins.map((it) => [it])),
      file: { name: 'sold.csv', digest: 'f'.repeat(64) },
      mode: 'add',
      apply: { accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: String(keys) },
      ...over,
    });
  return { db, ports, send };
};

test('every row is read, or told why it is left out', () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: 1, max: 50 }).map(vin), fc.string())), (cells) => {
      const { rows, problems } = read(['Chassis number'], ['VBKMXA10XSM999999'], ...cells.map((it) => [it]));
      expect(rows.length + problems.length).toBe(cells.length + 1);
      expect(new Set(rows.map((it) => it.vin)).size).toBe(rows.length);
    }),
  ));

test('a VIN that was stored under an older key is found, and not stored twice', async () => {
  const { db, send, ports } = scene();
  await send([vin(1)], {}, OLD);
  expect(await send([vin(1), vin(2)])).toMatchObject({ added: 1, known: 1, total: 2 });
  expect(db.stored().soldVins.map((it) => it.seal)).toEqual([`old ${vin(1)}`, `new ${vin(2)}`]);
  expect(await testSoldVin(ports(NEW))({ actor: admin, vin: vin(1) })).not.toBeNull();
});

test('a preview stores nothing, a replacement removes what was there, and both are in the audit log', async () => {
  const { db, send, ports } = scene();
  expect(await send([vin(1)], { apply: null })).toMatchObject({ applied: false, added: 1 });
  expect([db.stored().soldVins, db.stored().audit]).toEqual([[], []]);
  await send([vin(1), vin(2)]);
  await send([vin(3)], { mode: 'replace' });
  expect(db.stored().soldVins).toHaveLength(1);
  await removeSoldVins(ports(NEW))({ actor: admin });
  expect(db.stored().soldVins).toEqual([]);
  expect(db.stored().audit.map((it) => it.action)).toEqual([
    'import-sold-vins',
    'import-sold-vins',
    'remove-sold-vins',
  ]);
  expect(JSON.stringify(db.stored().audit)).not.toContain('VBK');
  await expect(send([], {})).rejects.toMatchObject({ code: 'NO_SOLD_VINS' });
  await expect(send([vin(1)], { actor: anActor({ type: 'rider', subjectId: anId('rder', 1) }) })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  );
});

test('model and year are compared where the list has them', async () => {
  const { db } = scene();
  db.give({
    soldVins: [
      { seal: `new ${vin(1)}`, model: '450sxf', year: 2025 },
      { seal: `new ${vin(2)}`, model: null, year: null },
    ],
  });
  const bike = (n: number, model = '450 SX-F', year = 2025) => ({ vin: vin(n), model, year });
  const all = [bike(1), bike(1, '250 SX'), bike(1, '450 SX-F', 2024), bike(2, 'Any', 2021), bike(3)];
  const sold = await db.uow.run((tx) => soldAmong(tx, all, NEW));
  expect(all.map((it) => sold?.has(it))).toEqual([true, false, false, true, false]);
  expect(await fakeUnitOfWork().uow.run((tx) => soldAmong(tx, all, NEW))).toBeNull();
});
