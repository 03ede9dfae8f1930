import type { UserType } from '@rrr/core/access';
import { hmacCodeSeals, hmacPins } from '@rrr/crypto';
import type { Draft } from './draft.js';

/** Defaults for people whom a state's parameters do not name. */
export const RIDER = '01hq00000000000000000r0001';
export const DEALER = '01hq00000000000000000f0001';
const PROMOTER = '01hq00000000000000000p0001';
const ADMIN = '01hq00000000000000000a0001';
export const BIKE = '01hq00000000000000000b0001';

export const PIN_KEY = Buffer.alloc(32, 7);
const pins = hmacPins(PIN_KEY);
export const seals = hmacCodeSeals(PIN_KEY);

/** The id of a related record. */
export const belonging = (prefix: string, id: string): string => `${prefix}${id.slice(1)}`;

export const SESSION_BEGAN = '2026-01-01T00:00:00.000Z';
export const SESSION_ENDS = '2027-01-01T00:00:00.000Z';

interface Login {
  readonly type: UserType;
  readonly subjectId: string;
  readonly email: string;
  readonly name: string;
}

/** argon2id of `RedRider2026`, made with the parameters of the product. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Sk5BL8/ZUXFcGrfk/RkzkA$YHaw0TSDpKwdZEzMhd4Rip/pbPCaoN9ThHTWidUKM3k';

/** An account with a session; the state decides whose session the request uses. */
const logIn = (draft: Draft, { type, subjectId, email, name }: Login): string => {
  const [accountId, sessionId] = [belonging('a', subjectId), belonging('s', subjectId)];
  draft.put('accounts', {
    id: accountId,
    email,
    password_hash: PASSWORD_HASH,
    type,
    subject_id: subjectId,
    email_verified: true,
    deactivated: false,
    locale: 'en',
    display_name: name,
  });
  draft.put('sessions', { id: sessionId, account_id: accountId, created_at: SESSION_BEGAN, expires_at: SESSION_ENDS });
  return sessionId;
};

/** A rider who agreed to be named in public. */
export const named = (draft: Draft, id: string): void => void rider(draft, id, true);

/** A rider with every field that a screen shows. */
export const rider = (draft: Draft, id = RIDER, showName?: boolean): string => {
  const other =
    id === RIDER
      ? { first: 'Sam', email: 'rider@example.com', ama: '1200345' }
      : // the same person, as far as anybody can tell, so that the two can be merged
        { first: 'Samuel', email: `${id}@example.com`, ama: 'AMA 1200345' };
  draft.put('riders', {
    id,
    first_name: other.first,
    last_name: 'Carter',
    full_name: `${other.first} Carter`,
    email: other.email,
    phone1: '5415550123',
    born_on: '1999-04-02',
    sex: 'non-binary',
    address_line1: '12 Juniper Street',
    city: 'Bend',
    state: 'OR',
    zipcode: '97701',
    country: 'US',
    hometown: 'Bend',
    ama_number: other.ama,
    factory: false,
    professional: false,
    parental_consent: false,
    deactivated: false,
    enrolled_at: '2025-01-10T17:00:00.000Z',
    ...(showName === undefined ? {} : { show_name: showName }),
  });
  return id;
};

/** The rider's PIN; null if the rider never set one. */
export const pin = (draft: Draft, riderId: string, plain: string | null, lockedUntil: string | null = null): void =>
  draft.put('pin_guards', {
    rider_id: rider(draft, riderId),
    seal: plain === null ? null : pins.seal(riderId, plain),
    failures: 0,
    locked_until: lockedUntil,
  });

type VinState = 'verified' | 'unverified';
export const bike = (draft: Draft, riderId: string, status: VinState = 'verified', doubt: 'run' | null = null) =>
  draft.put('bikes', {
    id: BIKE,
    rider_id: rider(draft, riderId),
    year: 2025,
    make: 'KTM',
    model: '450 SX-F',
    vin: 'VBKMXA435SM000017',
    vin_status: status,
    doubt,
  });

export const dealer = (draft: Draft, id = DEALER): string => {
  draft.put('dealers', {
    id,
    maker_number: '40217',
    name: 'High Desert Cycles',
    address_line1: '410 Mill Road',
    address_line2: 'Suite 2',
    city: 'Bend',
    state: 'OR',
    zipcode: '97701',
    country: 'US',
    phone: '5415550140',
    email: 'dealer@example.com',
    website_url: 'https://cycles.example.com',
    bio: 'Parts and service since 1986',
    deactivated: false,
  });
  return id;
};

/** A dealer with a location, and a postal code a few miles away. */
export const dealerOnTheMap = (draft: Draft, id = DEALER): void => {
  draft.put('dealers', { id: dealer(draft, id), lat_e6: 44_058_200, lon_e6: -121_315_300 } as never);
  draft.put('postal_codes', {
    country: 'US',
    postal_code: '97702',
    city: 'Bend',
    state: 'OR',
    lat_e6: 44_000_000,
    lon_e6: -121_300_000,
  });
};

export const promoter = (draft: Draft, id = PROMOTER): string => {
  draft.put('promoters', {
    id,
    name: 'Rimrock Racing',
    email: 'promoter@example.com',
    phone: '5415550177',
    status: 'approved',
    deactivated: false,
  });
  return id;
};

const admin = (draft: Draft, id = ADMIN): string => {
  draft.put('admins', {
    id,
    first_name: 'Ada',
    last_name: 'Moreau',
    full_name: 'Ada Moreau',
    email: 'admin@example.com',
    phone: '3035550118',
    deactivated: false,
  });
  return id;
};

/** A person who can sign in, with their session. */
export const person = (draft: Draft, type: UserType, id: string | undefined): string => {
  switch (type) {
    case 'rider':
      return logIn(draft, { type, subjectId: rider(draft, id), email: 'rider@example.com', name: 'Sam Carter' });
    case 'dealer':
      return logIn(draft, { type, subjectId: dealer(draft, id), email: 'dealer@example.com', name: 'Robin Vance' });
    case 'promoter':
      return logIn(draft, { type, subjectId: promoter(draft, id), email: 'promoter@example.com', name: 'Jo Hale' });
    case 'admin':
      return logIn(draft, { type, subjectId: admin(draft, id), email: 'admin@example.com', name: 'Ada Moreau' });
  }
};

/** A second login of a dealer, without a session. */
export const anotherLogin = (draft: Draft, dealerId: string | undefined, accountId: string): void =>
  draft.put('accounts', {
    id: accountId,
    email: 'robin@example.com',
    password_hash: PASSWORD_HASH,
    type: 'dealer',
    subject_id: dealer(draft, dealerId),
    email_verified: true,
    deactivated: false,
    locale: 'en',
    display_name: 'Robin Vance',
  });

/** The admin's session, in which they act as the rider. */
export const proxying = (draft: Draft, adminId: string | undefined, riderId: string, returnTo: string): string => {
  const sessionId = person(draft, 'admin', adminId);
  person(draft, 'rider', riderId);
  draft.put('sessions', {
    id: sessionId,
    account_id: belonging('a', adminId ?? ADMIN),
    created_at: SESSION_BEGAN,
    expires_at: SESSION_ENDS,
    proxy_type: 'rider',
    proxy_subject_id: riderId,
    proxy_account_id: belonging('a', riderId),
    proxy_reason: 'Asked on the phone',
    proxy_return_to: returnTo,
    proxy_until: SESSION_ENDS,
  });
  return sessionId;
};
