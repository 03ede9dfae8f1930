import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  aBike,
  anAccount,
  anId,
  aRider,
  aRiderRecord,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  type World,
} from '../testing/index.js';
import type { VinPattern } from '../vin/index.js';
import { type EnrolRider, enrolRider, isMinor } from './index.js';

const VIN = 'VBKMXA104SM123456';
const asked: EnrolRider = {
  email: ' Zoe.Nunez@Example.com ',
  password: 'correct horse 7',
  pin: '0417',
  locale: 'fr',
  guardian: null,
  bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: VIN.toLowerCase() },
  profile: {
    ...aRiderRecord(),
    firstName: ' Zoë ',
    lastName: 'Núñez  Björk',
    phone1: '',
    bornOn: '1998-04-12',
    sex: 'female',
    mainSport: null,
    raceStyle: 'offroad',
    amaNumber: ' 123456 ',
    addressLine1: '1 Rue Haute',
    addressLine2: ' ',
    city: 'Laval',
    state: 'qc',
    zipcode: 'h7a1a1',
    country: 'ca',
    hometown: 'Laval',
  },
};

const house = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork(more);
  const seals = { seal: (boundTo: string, code: string) => `${boundTo}=${code}`, matches: () => false };
  const passwords = {
    hash: async (plain: string) => `hashed ${plain}`,
    verify: async () => ({ right: true, outdated: false }),
  };
  const pins = { seal: (riderId: string, pin: string) => `${riderId}:${pin}`, matches: () => true };
  const enrol = enrolRider(fakePorts(db, { clock, seals, passwords, pins }));
  return {
    ...db,
    clock,
    enrol: (change: Partial<EnrolRider> = {}) => enrol({ ...asked, ...change }),
    born: (bornOn: string | null, guardian: string | null = null) =>
      enrol({
        ...asked,
        guardian: guardian === null ? null : { name: guardian, email: null },
        profile: { ...asked.profile, bornOn },
      }),
    emails: () => db.stored().outbox.map((it) => it.kind),
  };
};
const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (it: { code: string; detail: object }) => [it.code, ...Object.values(it.detail)].join(' '),
  );

describe('who enrols', () => {
  test('has a record, a login to verify, a PIN and a first bike at once', async () => {
    const scene = house();
    expect(await scene.enrol()).toEqual({ bike: 'kept', checkDigitFits: true });
    expect(scene.stored().rematchings.length).toBe(1);
    const { riders, riderDetails, accounts, pins, bikes, codes, audit } = scene.stored();
    expect(riders).toMatchObject([
      {
        fullName: 'Zoë Núñez Björk',
        email: 'zoe.nunez@example.com',
        amaNumber: '123456',
        state: 'QC',
        parentalConsent: false,
        bikes: [{ vin: VIN }],
      },
    ]);
    expect(riderDetails).toMatchObject([
      {
        phone1: null,
        addressLine2: null,
        zipcode: 'H7A 1A1',
        country: 'CA',
        professional: false,
        taxStatus: null,
        version: 1,
      },
    ]);
    expect(accounts).toMatchObject([
      {
        email: 'zoe.nunez@example.com',
        type: 'rider',
        subjectId: riders[0]?.id,
        emailVerified: false,
        locale: 'fr',
        passwordHash: 'hashed correct horse 7',
        displayName: 'Zoë Núñez Björk',
      },
    ]);
    expect([pins, bikes.length, codes.length, scene.emails()]).toEqual([
      [{ riderId: riders[0]?.id, seal: `${riders[0]?.id}:0417`, failures: 0, lockedUntil: null }],
      1,
      1,
      ['email-code'],
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/zoe|VBK|0417|horse/i);
  });

  test('has the bike verified at once by a pattern that stands, unless the check digit does not fit', async () => {
    const pattern: VinPattern = {
      id: anId('pat'),
      model: '450 SX-F',
      year: 2025,
      pattern: VIN.slice(0, 8),
      status: 'verified',
      decidedAt: null,
      decidedBy: null,
    };
    const [fits, not] = [house({ vinPatterns: [pattern] }), house({ vinPatterns: [pattern] })];
    await fits.enrol();
    expect(await not.enrol({ bike: { ...asked.bike, vin: VIN.replace('104S', '105S') } })).toEqual({
      bike: 'kept',
      checkDigitFits: false,
    });
    expect([fits, not].map((it) => it.stored().bikes[0]?.vinStatus)).toEqual(['verified', 'unverified']);
  });

  test('with an e-mail that has an account is answered alike, changes nothing, and the address is told', async () => {
    const [known, unknown] = [house({ accounts: [anAccount({ email: 'zoe.nunez@example.com' })] }), house()];
    expect(await known.enrol()).toEqual(await unknown.enrol());
    expect([known.stored().riders, known.stored().bikes, known.stored().pins, known.emails()]).toEqual([
      [],
      [],
      [],
      ['account-exists'],
    ]);
  });

  test('again and again with one e-mail does not bury it in emails', async () => {
    const scene = house({ accounts: [anAccount({ email: 'zoe.nunez@example.com' })] });
    for (let n = 0; n < 9; n += 1) await scene.enrol();
    expect(scene.emails()).toHaveLength(5);
    scene.clock.set('2025-06-10T19:30:00.000Z');
    await scene.enrol();
    expect(scene.emails()).toHaveLength(6);
  });

  test('twice at the same moment is one account', async () => {
    const scene = house();
    expect(
      await Promise.all([scene.enrol(), scene.enrol({ bike: { ...asked.bike, vin: 'VBKMXA104SM999999' } })]),
    ).toMatchObject([{ bike: 'kept' }, { bike: 'kept' }]);
    expect([scene.stored().accounts.length, scene.emails()]).toEqual([1, ['email-code', 'account-exists']]);
  });

  test('with a VIN that another active rider has comes in without the bike, and an admin sees the claim', async () => {
    const holder = aRider({ bikes: [aBike({ vin: VIN })] });
    const scene = house({ riders: [holder] });
    expect(await scene.enrol()).toMatchObject({ bike: 'vin-taken' });
    const [, rider] = scene.stored().riders;
    expect([rider?.bikes, scene.stored().riders[0]?.bikes.length]).toEqual([[], 1]);
    expect(scene.stored().vinDisputes).toMatchObject([
      {
        vin: VIN,
        heldBy: holder.id,
        claimedBy: rider?.id,
        claimed: { bikeId: null, year: 2025, make: 'KTM', model: '450 SX-F' },
        settledAt: null,
      },
    ]);
    expect(
      (await house({ riders: [holder], accounts: [anAccount({ email: 'zoe.nunez@example.com' })] }).enrol()).bike,
    ).toBe('vin-taken');
  });

  test('with the VIN of a deactivated rider keeps it', async () => {
    expect(
      await house({ riders: [aRider({ deactivated: true, bikes: [aBike({ vin: VIN })] })] }).enrol(),
    ).toMatchObject({ bike: 'kept' });
  });
});

describe('is refused', () => {
  test.each<readonly [string, Partial<EnrolRider>]>([
    ['PROFILE_NOT_VALID email', { email: 'zoe@example' }],
    ['PROFILE_NOT_VALID firstName', { profile: { ...asked.profile, firstName: ' ' } }],
    ['PROFILE_NOT_VALID bornOn', { profile: { ...asked.profile, bornOn: null } }],
    ['PROFILE_NOT_VALID bornOn', { profile: { ...asked.profile, bornOn: '2025-06-11' } }],
    ['PROFILE_NOT_VALID bornOn', { profile: { ...asked.profile, bornOn: '2001-02-29' } }],
    ['PROFILE_NOT_VALID country', { profile: { ...asked.profile, country: 'CAN' } }],
    ['PROFILE_NOT_VALID state', { profile: { ...asked.profile, state: 'Québec' } }],
    ['PROFILE_NOT_VALID state', { profile: { ...asked.profile, country: 'MX', state: 'J'.repeat(51) } }],
    [
      'PROFILE_NOT_VALID zipcode',
      { profile: { ...asked.profile, country: 'MX', state: null, zipcode: '4'.repeat(13) } },
    ],
    ['PASSWORD_NOT_VALID special', { password: 'correct!horse' }],
    ['PASSWORD_NOT_VALID common', { password: 'password1' }],
    ['PIN_NOT_VALID digits', { pin: '12345' }],
    ['PIN_NOT_VALID digits', { pin: '１２３４' }],
    ['PIN_NOT_VALID run', { pin: '1234' }],
    ['PIN_NOT_VALID birth-year', { pin: (asked.profile.bornOn ?? '').slice(0, 4) }],
    ['VIN_NOT_VALID', { bike: { ...asked.bike, vin: 'VBK' } }],
    ['VIN_YEAR_MISMATCH 2024 S', { bike: { ...asked.bike, year: 2024 } }],
  ])('%s', async (code, change) => {
    const scene = house();
    expect(await refusal(scene.enrol(change))).toBe(code);
    expect([scene.stored().riders, scene.stored().accounts, scene.emails()]).toEqual([[], [], []]);
  });
});

describe('parental consent', () => {
  test('is needed under 18, with a name, and is not taken from the rider’s own form', async () => {
    expect(await refusal(house().born('2010-01-01'))).toBe('CONSENT_NEEDED 18');
    expect(await refusal(house().born('2010-01-01', '  '))).toBe('CONSENT_NEEDED 18');
    const scene = house();
    await scene.born('2010-01-01', ' Iris  Núñez ');
    expect(scene.stored().riders[0]?.parentalConsent).toBe(false);
    expect(scene.stored().guardians).toEqual([]);
  });

  test('is not kept of adults, whatever the form says', async () => {
    const scene = house();
    await scene.born('1998-04-12', 'Iris Núñez');
    expect(scene.stored().riders[0]?.parentalConsent).toBe(false);
  });

  test('counts days in the program’s time zone', async () => {
    const [before, after] = [house(), house()];
    before.clock.set('2025-06-10T06:59:59.000Z');
    after.clock.set('2025-06-10T07:00:00.000Z');
    expect([await refusal(before.born('2007-06-10')), await refusal(after.born('2007-06-10'))]).toEqual([
      'CONSENT_NEEDED 18',
      'nothing',
    ]);
  });

  test.each([
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    ['2008-02-29', '2026-02-27', true],
    ['2008-02-28', '2026-02-28', false],
    ['2008-03-01', '2026-02-28', true],
  ])('someone born on %s is a minor on %s: %s', (born, day, minor) =>
    expect(isMinor(born, day, { adultAge: 18 })).toBe(minor),
  );

  test('on leap days too: who comes of age stays of age, and does so within a day of the birthday', () => {
    const days = fc
      .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2012-12-31T00:00:00Z'), noInvalidDate: true })
      .map((it) => it.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.constantFrom(16, 18, 21), (born, adultAge) => {
        const [year, rest] = [Number(born.slice(0, 4)) + adultAge, born.slice(4)];
        const next = (date: string, n: number): string =>
          new Date(Date.parse(`${date}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);
        const leap = rest === '-02-29' && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
        const birthday = leap ? `${year}-03-01` : `${year}${rest}`;
        expect([
          isMinor(born, next(birthday, -1), { adultAge }),
          isMinor(born, birthday, { adultAge }),
          isMinor(born, next(birthday, 400), { adultAge }),
        ]).toEqual([true, false, false]);
      }),
    );
  });
});
