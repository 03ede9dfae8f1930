import { describe, expect, test } from '@jest/globals';
import { addBike, editRider, enrol, riderFields } from '@rrr/contract';
import { editedProfile, newProfile, type RiderProfile } from '@rrr/core/riders';
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
const TEXTS = [
  'firstName',
  'lastName',
  'phone1',
  'mainSport',
  'amaNumber',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipcode',
  'country',
  'hometown',
  'bio',
  'socialMedia',
] as const;

/** texts around every limit that there is, plain and odd */
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
  .map(([email, length]) => email.repeat(length));
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
const profileOf = ({ dateOfBirth, ...it }: Fields): RiderProfile =>
  ({
    ...Object.fromEntries(TEXTS.map((name) => [name, null])),
    ...it,
    bornOn: dateOfBirth,
    profileImage: null,
  }) as RiderProfile;
const thrown = <T>(work: () => T): T | string => {
  try {
    return work();
  } catch (refused) {
    return String((refused as { detail?: { field?: string } }).detail?.field);
  }
};

/** What becomes of an enrolment with these fields: the profile as it is kept, or the fields that are refused. */
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
/** What becomes of an edit of a profile that says little else. */
const edited = (fields: Fields): RiderProfile | string => {
  const before = newProfile(
    profileOf({
      firstName: ENROLLED.firstName,
      lastName: ENROLLED.lastName,
      dateOfBirth: ENROLLED.dateOfBirth,
      country: ENROLLED.country,
      sex: null,
      raceStyle: null,
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

describe('what riders say of themselves', () => {
  test(
    'is taken or refused alike by enrolling and by editing, and kept alike',
    () =>
      fc.assert(
        fc.property(change, (fields) => expect(edited(fields)).toEqual(enrolled(fields))),
        { numRuns: 2_000 },
      ),
    120_000,
  );

  test(
    'as it is kept can be sent again, and stays as it is',
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

  test('is one list of fields', () => {
    for (const name of Object.keys(riderFields.shape))
      expect([name in enrol.body.shape, name in editRider.body.shape]).toEqual([true, true]);
  });
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
    fc.property(bike, (it) =>
      expect(addBike.body.safeParse(it).success).toBe(enrol.body.safeParse({ ...ENROLLED, bike: it }).success),
    ),
    { numRuns: 2_000 },
  );
}, 120_000);
