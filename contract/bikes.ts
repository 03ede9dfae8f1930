import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { answerOf } from './field.js';
import { BIKE_FIELDS, bikeFields } from './rider-fields.js';
import { id, instant, roleParams, text } from './values.js';

export const vinStatus = z.enum(['unverified', 'verified', 'invalid']);

/**
 * Why a VIN waits for an administrator: one of many new VINs of one source, not among the VINs that the brand sold, or
 * without its model year in the tenth position.
 */
export const bikeDoubt = z.enum(['run', 'not-listed', 'no-year']);

/** A bike as seen by its rider and admins. */
export const garageBike = z.strictObject({
  _id: id,
  ...answerOf(BIKE_FIELDS),
  vinStatus,
  /** false: another active rider has the VIN, or this rider is deactivated; the bike cannot earn */
  holdsVin: z.boolean(),
  /** false: the check digit is wrong (49 CFR 565), so an admin must verify the bike */
  checkDigitFits: z.boolean(),
  verifiedAt: instant.nullable(),
  /** the admin's name, or the pattern that verified it */
  verifiedBy: z.string().nullable(),
  /** send it back with an edit or decision */
  version: z.int(),
  /** why an administrator checks the VIN although it is plausible */
  doubt: bikeDoubt.optional(),
});
export type GarageBike = z.output<typeof garageBike>;

const version = z.int().min(1).max(2_000_000_000);
const oneBike = roleParams.extend({ bikeId: id });
const REFUSED = ['NOT_FOUND', 'VIN_NOT_VALID', 'VIN_YEAR_MISMATCH', 'VIN_TAKEN', 'VIN_YOURS'] as const;

export const addBike = endpoint('addBike', 'POST /api/{role}/rider/{riderId}/bikes', {
  tag: 'Bikes',
  summary: 'Add a bike to a rider (the rider and admins); it is checked against the verified VIN patterns',
  params: roleParams.extend({ riderId: id }),
  body: bikeFields,
  status: 201,
  response: z.strictObject({ bike: garageBike }),
  errors: REFUSED,
});

export const editBike = endpoint('editBike', 'PUT /api/{role}/bike/{bikeId}', {
  tag: 'Bikes',
  summary:
    'Change a bike; another VIN, year, make or model makes it unverified. A verified bike with a new VIN becomes a new bike',
  params: oneBike,
  body: bikeFields.extend({ version }),
  response: z.strictObject({ bike: garageBike }),
  errors: [...REFUSED, 'STALE_EDIT'],
});

export const retireBike = endpoint('retireBike', 'DELETE /api/{role}/bike/{bikeId}', {
  tag: 'Bikes',
  summary: 'Remove a bike from the garage; another rider can then use its VIN, and its earned awards stay',
  params: oneBike,
  errors: ['NOT_FOUND'],
});

export const decideBike = endpoint('decideBike', 'PUT /api/admin/bike/{bikeId}/vin-status', {
  tag: 'Bikes',
  summary: 'Set a bike to verified (waiting results are evaluated again), invalid or unverified',
  params: z.strictObject({ bikeId: id }),
  body: z.strictObject({
    vinStatus,
    version,
    /** needed to verify a VIN with the doubt `no-year` */
    reason: text(500).optional(),
  }),
  response: z.strictObject({ bike: garageBike }),
  errors: ['NOT_FOUND', 'BIKE_WITHOUT_VIN', 'REASON_MISSING', 'STALE_EDIT'],
});
