import type { Currency, getRider, Money, Response, RiderDetail } from '@rrr/contract';
import { blank, only, RIDER } from '@rrr/records';

export const usd = (amount: number): Money & { currency: Currency } => ({ amount, currency: 'USD' });

export const riderId = '01hq00000000000000000r0001';

export const card = {
  _id: riderId,
  fullName: 'Sam Carter',
  profileImage: null,
  hometown: 'Bend',
  state: 'OR',
  country: 'US',
  amaNumber: '1200345',
  deActivated: false,
} satisfies Partial<RiderDetail>;

export const bike: RiderDetail['bikes'][number] = {
  _id: '01hq00000000000000000b0001',
  year: 2025,
  make: 'KTM',
  model: '450 SX-F',
  vin: 'VBKMXA435SM000017',
  vinStatus: 'verified',
};

export const personal: NonNullable<RiderDetail['personal']> = {
  ...blank(only(RIDER, 'seenBy', 'itself')),
  firstName: 'Sam',
  lastName: 'Carter',
  email: 'rider@example.com',
  phone1: '5415550123',
  dateOfBirth: '1999-04-02',
  age: 27,
  sex: 'non-binary',
  addressLine1: '12 Juniper Street',
  city: 'Bend',
  zipcode: '97701',
  factory: false,
  professional: false,
  enrolledAt: '2025-01-10T17:00:00.000Z',
};

export const record: NonNullable<RiderDetail['record']> = {
  consent: null,
  taxStatus: null,
  login: { emailVerified: true, locale: 'en' },
  pinLockedUntil: null,
  mergedInto: null,
  bikes: [
    {
      ...bike,
      vin: 'VBKMXA435SM000017',
      holdsVin: true,
      checkDigitFits: true,
      verifiedAt: null,
      verifiedBy: null,
      version: 1,
    },
  ],
  documents: [],
  races: 0,
  results: 0,
  cashEarned: [usd(0)],
  creditEarned: [usd(42500)],
  favouriteDealers: [],
  favouriteEvents: [],
  notes: null,
};

/** The rider as they see themselves. */
export const ownRecord: Response<typeof getRider>['rider'] = {
  ...card,
  bikes: [bike],
  balances: [{ available: usd(42500), nextExpiry: { amount: usd(12500), expireDate: '2027-03-01' } }],
  hasPin: true,
  version: 1,
  personal,
  record,
};
