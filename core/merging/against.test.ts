import { describe, expect, test } from '@jest/globals';
import { aClass, anEvent, anId, aResult, aRider, refusal } from '../testing/index.js';
import { given, GONE, KEEP } from './testing/merging.js';

const riders = (gone: Parameters<typeof aRider>[0] = {}) => [
  aRider({ id: KEEP, email: 'casey@example.com', amaNumber: '123', bornOn: '1999-01-01' }),
  aRider({ id: GONE, email: 'k.moreno@example.com', amaNumber: null, bornOn: null, ...gone }),
];
const inOneClass = {
  events: [anEvent()],
  classes: [aClass()],
  results: [KEEP, GONE].map((riderId, at) =>
    aResult({
      id: anId('res0t', at + 1),
      classId: aClass().id,
      place: at + 1,
      type: 'finished' as const,
      riderName: 'Casey Moreno',
      riderId,
    }),
  ),
};

describe('two accounts that may be two persons', () => {
  test.each([
    ['the same name, and nothing else known', {}, []],
    ['the same number, written otherwise', { amaNumber: 'AMA 0123' }, []],
    ['a name that is written otherwise', { fullName: 'MORENO Casey', familyName: 'Casey' }, []],
    ['another birth date', { bornOn: '2001-05-05' }, ['OTHER_BIRTH_DATE']],
    ['another AMA number', { amaNumber: '124' }, ['OTHER_AMA_NUMBER']],
    ['another name', { fullName: 'Terry Thief', familyName: 'Thief' }, ['OTHER_NAME']],
  ] as const)('%s', async (_, gone, codes) => {
    const { preview, apply } = given({ riders: riders(gone) });
    expect((await preview()).against?.map((it) => it.code)).toEqual(codes);
    if (codes.length > 0)
      expect(await refusal(apply(undefined, { acknowledged: [] }))).toBe('REASONS_NOT_ACKNOWLEDGED');
    expect((await apply(undefined, { acknowledged: [...codes] })).applied).toBe(true);
  });

  test('in one class: each reason is named in the preview, and each has to be ticked', async () => {
    const { db, preview, apply } = given({ riders: riders({ bornOn: '2001-05-05' }), ...inOneClass });
    expect((await preview()).against).toEqual([
      { code: 'SAME_CLASS', count: 1 },
      { code: 'OTHER_BIRTH_DATE', count: 1 },
    ]);
    const before = db.stored();
    for (const acknowledged of [[], ['SAME_CLASS'], ['OTHER_BIRTH_DATE', 'OTHER_NAME']] as const)
      expect(await refusal(apply(undefined, { acknowledged }))).toBe('REASONS_NOT_ACKNOWLEDGED');
    expect(db.stored()).toEqual(before);
    await apply(undefined, { acknowledged: ['OTHER_BIRTH_DATE', 'SAME_CLASS', 'OTHER_NAME'] });
    expect(db.stored().audit.at(-1)?.detail).toMatchObject({ against: ['SAME_CLASS', 'OTHER_BIRTH_DATE'] });
  });
});
