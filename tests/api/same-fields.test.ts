import { describe, expect, test } from '@jest/globals';
import {
  addBike,
  addEvent,
  addOwnEvent,
  addOwnSeries,
  addSeries,
  BIKE_FIELDS,
  DEALER_FIELDS,
  editBike,
  editDealer,
  editEvent,
  editOwnEvent,
  editOwnSeries,
  editPromoter,
  editRider,
  editSeries,
  enrol,
  EVENT_ADMIN_FIELDS,
  EVENT_FIELDS,
  addDealer,
  applyAsPromoter,
  PROMOTER_FIELDS,
  recoverAccount,
  RIDER_FIELDS,
  SERIES_ADMIN_FIELDS,
  SERIES_FIELDS,
} from '@rrr/contract';
import type { DealerFields } from '@rrr/core/dealers';
import type { EventFields } from '@rrr/core/events';
import { editedProfile, newProfile, type RiderProfile } from '@rrr/core/riders';
import type { PromoterProfile } from '@rrr/core/promoters';
import type { SeriesFields } from '@rrr/core/series';
import { DomainError } from '@rrr/core/shared';
import type { BikeFields } from '@rrr/core/vin';
import fc from 'fast-check';

const TODAY = '2025-06-15';
const ENROLLED = {
  email: 'zoe@example.com',
  password: 'correct horse 7',
  pin: '4071',
  firstName: 'Zoë',
  lastName: 'Núñez',
  dateOfBirth: '1998-04-12',
  country: 'US',
  bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA104SM123456' },
};
const TEXTS = (Object.keys(RIDER_FIELDS) as (keyof typeof RIDER_FIELDS)[]).filter(
  (it) => !['choice', 'birthday'].includes(RIDER_FIELDS[it].kind),
);

/** Compiles only if both sides have the same names. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never;
type Named<Contract, Otherwise extends string, Core> = Exclude<keyof Contract, Otherwise> | Core;
/** The contract and the core have the same fields; `profileImage` has its own call. */
const NAMED_ALIKE: readonly true[] = [
  true satisfies Same<Named<typeof RIDER_FIELDS, 'dateOfBirth', 'bornOn' | 'profileImage'>, keyof RiderProfile>,
  true satisfies Same<Named<typeof BIKE_FIELDS, never, never>, keyof BikeFields>,
  true satisfies Same<Named<typeof DEALER_FIELDS, never, 'profileImage'>, keyof DealerFields>,
  true satisfies Same<Named<typeof PROMOTER_FIELDS, never, 'profileImage'>, keyof PromoterProfile>,
  true satisfies Same<
    Named<typeof EVENT_FIELDS & typeof EVENT_ADMIN_FIELDS, 'startDate' | 'endDate', 'startsOn' | 'endsOn'>,
    keyof EventFields
  >,
  true satisfies Same<Named<typeof SERIES_FIELDS & typeof SERIES_ADMIN_FIELDS, never, never>, keyof SeriesFields>,
];

/** text lengths around every limit */
const around = fc.constantFrom(
  1,
  2,
  3,
  5,
  10,
  11,
  12,
  13,
  20,
  21,
  30,
  31,
  40,
  41,
  50,
  51,
  60,
  61,
  80,
  81,
  100,
  101,
  120,
  121,
  200,
  201,
  500,
  501,
  2_000,
  2_001,
);
const long = fc
  .tuple(fc.constantFrom('W', '9', 'é', '🏍', ' ', '-'), around)
  .map(([letter, length]) => letter.repeat(length));
const odd = fc.constantFrom(
  '',
  '   ',
  'CO',
  'co',
  'Colorado',
  'QC',
  'Québec',
  '81301',
  '813011234',
  'h7a1a1',
  'SW1A 1AA',
  '12345-67890',
  'US',
  'ca',
  'MX',
  'XX',
  'usa',
  "O'Neil",
  '+33 1 23 45 67 89',
);
const value = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 130 }), long, odd, fc.constant(null));
const change = fc.dictionary(fc.constantFrom(...TEXTS), value, { minKeys: 1, maxKeys: 4 });

type Fields = Partial<Record<string, unknown>>;
const profileOf = ({ dateOfBirth, ...rest }: Fields): RiderProfile =>
  ({
    ...Object.fromEntries(TEXTS.map((name) => [name, null])),
    ...rest,
    bornOn: dateOfBirth,
    profileImage: null,
  }) as RiderProfile;
const thrown = <T>(work: () => T): T | string => {
  try {
    return work();
  } catch (refused) {
    if (!(refused instanceof DomainError)) throw refused;
    return String(refused.detail['field']);
  }
};

/** Enrols with these fields. @returns the stored profile, or the refused fields */
const enrolled = (fields: Fields): RiderProfile | string => {
  const read = enrol.body.safeParse({ ...ENROLLED, ...fields });
  if (!read.success) return refusedFields(read.error.issues);
  const {
    email: _,
    password: _p,
    pin: _n,
    bike: _b,
    parentalConsent: _c,
    captcha: _a,
    locale: _l,
    ...profile
  } = read.data;
  return thrown(() => newProfile(profileOf(profile), TODAY));
};
/** Edits a minimal profile with these fields. @returns the stored profile, or the refused fields */
const edited = (fields: Fields): RiderProfile | string => {
  const before = newProfile(
    profileOf({
      firstName: ENROLLED.firstName,
      lastName: ENROLLED.lastName,
      dateOfBirth: ENROLLED.dateOfBirth,
      country: ENROLLED.country,
      sex: null,
      raceStyle: null,
      showName: false,
    }),
    TODAY,
  );
  const read = editRider.body.safeParse({ version: 1, ...fields });
  if (!read.success) return refusedFields(read.error.issues);
  const { version: _, dateOfBirth, ...asked } = read.data;
  return thrown(() =>
    editedProfile(
      { ...before, ...asked, ...(dateOfBirth === undefined ? {} : { bornOn: dateOfBirth }) } as RiderProfile,
      before,
      TODAY,
    ),
  );
};
const refusedFields = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string =>
  [...new Set(issues.map((it) => String(it.path[0])))].toSorted().join();

describe('a rider’s profile', () => {
  test(
    'is accepted or refused, and stored, the same way by enrolling and editing',
    () =>
      fc.assert(
        fc.property(change, (fields) => expect(edited(fields)).toEqual(enrolled(fields))),
        { numRuns: 2_000 },
      ),
    120_000,
  );

  test(
    'can be sent again as it is stored, and stays unchanged',
    () =>
      fc.assert(
        fc.property(change, (fields) => {
          const kept = enrolled(fields);
          fc.pre(typeof kept !== 'string');
          const { bornOn, profileImage: _, ...said } = kept;
          expect([edited({ ...said, dateOfBirth: bornOn }), enrolled({ ...said, dateOfBirth: bornOn })]).toEqual([
            kept,
            kept,
          ]);
        }),
        { numRuns: 2_000 },
      ),
    120_000,
  );
});

const EVERYTHING_OF_EVENTS = { ...EVENT_FIELDS, ...EVENT_ADMIN_FIELDS };
const EVERYTHING_OF_SERIES = { ...SERIES_FIELDS, ...SERIES_ADMIN_FIELDS };

test.each<[string, object, readonly { readonly shape: object }[]]>([
  ['riders', RIDER_FIELDS, [enrol.body, editRider.body]],
  ['bikes', BIKE_FIELDS, [enrol.body.shape.bike, addBike.body, editBike.body]],
  ['dealers', DEALER_FIELDS, [addDealer.body, editDealer.body]],
  ['promoters', PROMOTER_FIELDS, [applyAsPromoter.body, editPromoter.body]],
  ['events', EVERYTHING_OF_EVENTS, [addEvent.body, editEvent.body]],
  ['events of their own', EVENT_FIELDS, [addOwnEvent.body, editOwnEvent.body]],
  ['series', EVERYTHING_OF_SERIES, [addSeries.body, editSeries.body]],
  ['series of their own', SERIES_FIELDS, [addOwnSeries.body, editOwnSeries.body]],
])('every call that writes %s takes every field', (_, fields, bodies) => {
  expect(NAMED_ALIKE).not.toContain(false);
  for (const body of bodies) expect(Object.keys(body.shape)).toEqual(expect.arrayContaining(Object.keys(fields)));
});

test('a bike is taken or refused alike by enrolling and by the garage', () => {
  const text = fc.oneof(long, fc.string({ maxLength: 70 }));
  const bike = fc.record({
    year: fc.oneof(fc.integer({ min: 1890, max: 2110 }), fc.double()),
    make: text,
    model: text,
    vin: text,
  });
  fc.assert(
    fc.property(bike, (drawn) =>
      expect(addBike.body.safeParse(drawn).success).toBe(enrol.body.safeParse({ ...ENROLLED, bike: drawn }).success),
    ),
    { numRuns: 2_000 },
  );
}, 120_000);

test('a VIN that enrolling takes can be sent to recover the account', () => {
  const vin = fc.oneof(long, fc.string({ maxLength: 45 }), fc.constantFrom([...'VBKMXA104SM123456'].join(' ')));
  fc.assert(
    fc.property(vin, (typed) => {
      const { bike, dateOfBirth } = ENROLLED;
      const enrolling = enrol.body.safeParse({ ...ENROLLED, bike: { ...bike, vin: typed } });
      expect(recoverAccount.body.safeParse({ vin: typed, dateOfBirth, captcha: 'x' }).success).toBe(enrolling.success);
    }),
  );
});
