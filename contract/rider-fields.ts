import { z } from 'zod';
import { date, required, text } from './values.js';

const written = (max: number) => text(max).nullable();

/** A rider's profile, for enrolment and edits, with the stored maximum lengths. */
export const riderFields = z.strictObject({
  firstName: required(60),
  lastName: required(60),
  phone1: written(40),
  dateOfBirth: date.nullable(),
  sex: z.enum(['male', 'female', 'non-binary']).nullable(),
  mainSport: written(60),
  raceStyle: z.enum(['flat', 'motocross', 'road', 'offroad']).nullable(),
  amaNumber: written(40),
  addressLine1: written(120),
  addressLine2: written(120),
  city: written(100),
  state: written(50),
  zipcode: written(12),
  /** two-letter code in either case, from /api/places */
  country: required(2),
  hometown: written(100),
  bio: written(2_000),
  socialMedia: written(500),
});

/** The parent or guardian who consents for a minor. */
export const guardianName = required(120);

/** A motorcycle as entered by its rider. */
export const bikeFields = z.strictObject({
  year: z.int().min(1980).max(2100),
  make: required(60),
  model: required(60),
  /** 17 characters of A–Z and 0–9 without I, O and Q, in either case */
  vin: required(40),
});
