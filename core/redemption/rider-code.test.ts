import { expect, test } from '@jest/globals';
import { anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { createRiderCode, findRiderByCode } from './index.js';
import { atCounter, dealer, NOW, refused, rider } from './testing/counter.js';

const asRider = anActor({ type: 'rider', subjectId: rider.id });
const seals = {
  seal: (boundTo: string, code: string) => `${boundTo}:${code}`,
  matches: (seal: string, boundTo: string, code: string) => seal === `${boundTo}:${code}`,
};
const scene = () => {
  const db = fakeUnitOfWork({ riders: [rider], dealers: [dealer] });
  const clock = fixedClock(NOW);
  let drawn = 0;
  const ids = { ...sequentialIds(), random: (below: number) => (drawn += 987_654_321_987) % below };
  const ports = { uow: db.uow, clock, ids, seals };
  return {
    ...db,
    clock,
    create: (actor = asRider) => createRiderCode(ports)({ actor }),
    find: (code: string, actor = atCounter) => findRiderByCode(ports)({ actor, code }),
  };
};

test('a code of eight characters for a minute, of which only a digest is kept', async () => {
  const { create, stored } = scene();
  const { code, expiresAt } = await create();
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(expiresAt).toBe('2025-06-10T18:01:00.000Z');
  expect(stored().riderCodes).toEqual([{ riderId: rider.id, seal: `rider-code:${code}`, expiresAt }]);
});

test('finds the rider once, however it is written, and leaves a record', async () => {
  const { create, find, stored } = scene();
  const { code } = await create();
  expect(await find(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(rider.id);
  expect(stored().audit).toMatchObject([
    { action: 'find-rider-by-code', objectType: 'rider', objectId: rider.id, actorId: atCounter.accountId },
  ]);
  expect(await refused(find(code))).toMatchObject({ code: 'RIDER_CODE_NOT_VALID' });
});

test('ends after a minute, and with the next code', async () => {
  const { create, find, clock, stored } = scene();
  const first = await create();
  const second = await create();
  expect(await refused(find(first.code))).toMatchObject({ code: 'RIDER_CODE_NOT_VALID' });
  clock.set('2025-06-10T18:01:00.000Z');
  expect(await refused(find(second.code))).toMatchObject({ code: 'RIDER_CODE_NOT_VALID' });
  expect(stored().audit).toEqual([]);
});

test('is for the rider alone, never for an admin who acts as one', async () => {
  const { create, stored } = scene();
  expect(await refused(create({ ...asRider, proxyHostId: anId('acc', 7) }))).toMatchObject({ code: 'PROXY_FORBIDDEN' });
  expect(await refused(create(atCounter))).toMatchObject({ code: 'NOT_FOUND' });
  expect(stored().riderCodes).toEqual([]);
});
