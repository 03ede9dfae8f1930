import { BIKE, RIDER } from '@rrr/records';
import { z } from 'zod';
import { type Fields, schemasOf, withSchemas } from './field.js';
import { required, text } from './values.js';

const said = withSchemas(RIDER);
/** What riders say of themselves: enrolling and editing take the same, each as long as it is kept. */
export const RIDER_FIELDS = {
  ...said,
  // the core refuses what is no postal code of the country, and what is no country
  zipcode: { ...said.zipcode, schema: text(12).nullable() },
  country: { ...said.country, schema: required(2) },
} as const satisfies Fields;
export const riderFields = z.strictObject(schemasOf(RIDER_FIELDS));

/** The parent or guardian who consents for a minor. */
export const guardianName = required(120);

export const BIKE_FIELDS = withSchemas(BIKE);
export const bikeFields = z.strictObject(schemasOf(BIKE_FIELDS));
