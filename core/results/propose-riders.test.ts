import { describe, expect, test } from '@jest/globals';
import { anId, aRider, fakeUnitOfWork } from '../testing/index.js';
import { evidenceOf, proposeRiders } from './propose-riders.js';
import type { Result } from './result.js';

const result = (change: Partial<Result> = {}): Result => ({
  id: anId('res0t', 1),
  classId: anId('c0ass', 1),
  place: 1,
  type: 'finished',
  riderName: 'Casey Moreno',
  number: null,
  hometown: null,
  bike: null,
  email: null,
  amaNumber: null,
  riderId: null,
  ...change,
});
const casey = aRider({ amaNumber: '123456', email: 'casey@example.com', login: 'verified' });

describe('the evidence for a rider', () => {
  test.each([
    [
      'everything fits',
      { hometown: 'Moab, UT', amaNumber: 'AMA 123456', email: 'Casey@example.com' },
      {},
      ['sameAmaNumber', 'sameEmail', 'sameName', 'sameTown', 'sameState'],
    ],
    ['another town in the same state', { hometown: 'Provo, UT' }, {}, ['sameName', 'otherTown', 'sameState']],
    ['a town without its state', { hometown: 'MOAB' }, {}, ['sameName', 'sameTown']],
    ['an initial', { riderName: 'C. Moreno' }, {}, ['similarName']],
    ['the number of another name', { riderName: 'Pat Lee', amaNumber: '123456' }, {}, ['sameAmaNumber', 'otherName']],
    ['another number', { amaNumber: '654321' }, {}, ['otherAmaNumber', 'sameName']],
    ['an account that proved nothing', {}, { login: 'unverified' as const }, ['sameName', 'emailNotVerified']],
  ])('%s', (_, said, rider, expected) => expect(evidenceOf(result(said), { ...casey, ...rider })).toEqual(expected));
});

describe('riders are proposed', () => {
  const other = aRider({ id: anId('rder', 2), hometown: 'Reno', state: 'NV', login: 'verified' });
  const gone = aRider({ id: anId('rder', 3), deactivated: true });
  const { uow } = fakeUnitOfWork({ riders: [casey, other, gone] });
  const idsFor = async (said: Partial<Result>) => {
    const [proposed] = [...(await proposeRiders({ uow })([result(said)])).values()];
    return proposed?.riders.map(({ rider }) => rider.id);
  };

  test('for a name that several have, but none who is deactivated', async () =>
    expect(await idsFor({})).toEqual([casey.id, other.id]));
  test('for a town that tells them apart', async () =>
    expect(await idsFor({ hometown: 'Reno, NV' })).toEqual([other.id]));
  test('ten of many, and how many more there are', async () => {
    const many = Array.from({ length: 14 }, (_, n) => aRider({ id: anId('rder', n + 10), login: 'verified' }));
    const [proposed] = [...(await proposeRiders(fakeUnitOfWork({ riders: many }))([result({})])).values()];
    expect([proposed?.riders.length, proposed?.leftOut]).toEqual([10, 4]);
  });
  test('not for a name that nobody has', async () => expect(await idsFor({ riderName: 'Nobody Atall' })).toEqual([]));
});
