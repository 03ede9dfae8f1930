import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeProfiles, type EligibilityProfile } from './index.js';

const plain: EligibilityProfile = {
  factory: false,
  professional: false,
  taxStatus: null,
  tax: null,
  bornOn: null,
  consent: null,
  amaNumber: null,
};
const merged = (keep: Partial<EligibilityProfile>, deleted: Partial<EligibilityProfile>) =>
  mergeProfiles({ ...plain, ...keep }, { ...plain, ...deleted });

describe('mergedStanding', () => {
  const consent = { by: 'Dana Moreno', at: null };

  it.each<[string, Partial<EligibilityProfile>, Partial<EligibilityProfile>, Partial<EligibilityProfile>]>([
    ['a factory rider stays one, whichever name goes', {}, { factory: true }, { factory: true }],
    ['a pro stays one', {}, { professional: true }, { professional: true }],
    [
      'a non-resident alien stays one, whatever the other name said',
      { taxStatus: 'us-person' },
      { taxStatus: 'non-resident-alien' },
      { taxStatus: 'non-resident-alien' },
    ],
    [
      'the kept rider’s word on tax, when nothing is withheld by either',
      { taxStatus: 'us-person' },
      {},
      { taxStatus: 'us-person' },
    ],
    ['the deleted rider’s, when the kept one says nothing', {}, { taxStatus: 'us-person' }, { taxStatus: 'us-person' }],
    ['a minor stays one', {}, { bornOn: '2010-01-02' }, { bornOn: '2010-01-02' }],
    ['the kept rider’s own birth date', { bornOn: '1998-04-12' }, { bornOn: '2010-01-02' }, { bornOn: '1998-04-12' }],
    ['a guardian agreed once', {}, { consent }, { consent }],
    ['the AMA number by which results know them', {}, { amaNumber: '77120' }, { amaNumber: '77120' }],
    ['the kept rider’s own AMA number', { amaNumber: '77121' }, { amaNumber: '77120' }, { amaNumber: '77121' }],
  ])('%s', (_, keep, deleted, expected) => expect(merged(keep, deleted)).toEqual({ ...plain, ...expected }));

  it('of what holds a rider back, it does not matter which of the two is kept', () => {
    const some = fc.record({
      factory: fc.boolean(),
      taxStatus: fc.constantFrom(null, 'us-person' as const, 'non-resident-alien' as const),
    });
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [one, other] = [merged(a, b), merged(b, a)];
        expect([one.factory, one.taxStatus]).toEqual([other.factory, other.taxStatus]);
      }),
    );
  });
});
