import { z } from 'zod';
import { type Fields, schemasOf } from './field.js';
import { date, required, text } from './values.js';

const written = (max: number) => text(max).nullable();

/**
 * What riders say of themselves: enrolling and editing take the same, each as long as it is kept. To add one, add it
 * here: docs/architecture.md tells what the compiler asks for next.
 */
export const RIDER_FIELDS = {
  lastName: { schema: required(60), label: 'lastName', kind: 'text', width: 18 },
  firstName: { schema: required(60), label: 'firstName', kind: 'text', width: 16 },
  dateOfBirth: { schema: date.nullable(), label: 'dateOfBirth', kind: 'date' },
  sex: { schema: z.enum(['male', 'female', 'non-binary']).nullable(), label: 'sex', kind: 'choice' },
  phone1: { schema: written(40), label: 'phone', kind: 'phone', width: 18 },
  amaNumber: { schema: written(40), label: 'amaNumber', kind: 'text', width: 14 },
  mainSport: { schema: written(60), label: 'mainSport', kind: 'text' },
  raceStyle: {
    schema: z.enum(['flat', 'motocross', 'road', 'offroad']).nullable(),
    label: 'raceStyle',
    kind: 'choice',
  },
  hometown: { schema: written(100), label: 'hometown', kind: 'text', width: 20 },
  addressLine1: { schema: written(120), label: 'addressLine1', kind: 'text' },
  addressLine2: { schema: written(120), label: 'addressLine2', kind: 'text' },
  city: { schema: written(100), label: 'city', kind: 'text', width: 18 },
  state: { schema: written(50), label: 'state', kind: 'region', width: 12 },
  zipcode: { schema: written(12), label: 'zipcode', kind: 'postal-code', width: 11 },
  /** two letters, in either case: /api/places lists them */
  country: { schema: required(2), label: 'country', kind: 'country', width: 9 },
  bio: { schema: written(2_000), label: 'bio', kind: 'long-text' },
  socialMedia: { schema: written(500), label: 'socialMedia', kind: 'text' },
  /** whether the public pages may name them: first name and initial */
  showName: { schema: z.boolean(), label: 'showName', kind: 'yes-no' },
} as const satisfies Fields;
export const riderFields = z.strictObject(schemasOf(RIDER_FIELDS));

/** The parent or guardian who consents for a minor. */
export const guardianName = required(120);

/** A motorcycle as its rider writes it. */
export const BIKE_FIELDS = {
  year: { schema: z.int().min(1980).max(2100), label: 'year', kind: 'number' },
  make: { schema: required(60), label: 'make', kind: 'text' },
  model: { schema: required(60), label: 'model', kind: 'text' },
  /** 17 characters of A–Z and 0–9 without I, O and Q, in either case */
  vin: { schema: required(40), label: 'vin', kind: 'text' },
} as const satisfies Fields;
export const bikeFields = z.strictObject(schemasOf(BIKE_FIELDS));
