import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { bikeFields } from './rider-fields.js';
import { id, instant, roleParams } from './values.js';

export const vinStatus = z.enum(['unverified', 'verified', 'invalid']);

/** A bike as its rider and admins see it. */
export const garageBike = z.strictObject({
  _id: id,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  vin: z.string(),
  vinStatus,
  /** false: another active rider has the VIN, or this one is deactivated; the bike counts for nothing until it does */
  holdsVin: z.boolean(),
  /** false: the ninth character does not fit the others (49 CFR 565); the bike waits for an admin */
  checkDigitFits: z.boolean(),
  verifiedAt: instant.nullable(),
  /** an admin's name, or the pattern that verified it */
  verifiedBy: z.string().nullable(),
  /** what was read, to send back with an edit or a decision */
  version: z.int(),
});
export type GarageBike = z.output<typeof garageBike>;

const version = z.int().min(1).max(2_000_000_000);
const oneBike = roleParams.extend({ bikeId: id });
const REFUSED = ['NOT_FOUND', 'VIN_NOT_VALID', 'VIN_YEAR_MISMATCH', 'VIN_TAKEN', 'VIN_YOURS'] as const;

export const addBike = endpoint({
  id: 'addBike',
  method: 'POST',
  path: '/api/{role}/rider/{riderId}/bikes',
  tag: 'Bikes',
  summary:
    'Add a bike to a rider (their own, or any by an admin); it is checked against the verified VIN patterns at once',
  params: roleParams.extend({ riderId: id }),
  body: bikeFields,
  status: 201,
  response: z.strictObject({ bike: garageBike }),
  errors: REFUSED,
});

export const editBike = endpoint({
  id: 'editBike',
  method: 'PUT',
  path: '/api/{role}/bike/{bikeId}',
  tag: 'Bikes',
  summary:
    'Change a bike: another VIN, year, make or model starts over at unverified, and is checked ' +
    'at once. The answer is another bike where a verified one gets another VIN',
  params: oneBike,
  body: bikeFields.extend({ version }),
  response: z.strictObject({ bike: garageBike }),
  errors: [...REFUSED, 'STALE_EDIT'],
});

export const retireBike = endpoint({
  id: 'retireBike',
  method: 'DELETE',
  path: '/api/{role}/bike/{bikeId}',
  tag: 'Bikes',
  summary: 'Take a bike out of the garage, sold or given up: its VIN is free for another, what it earned stays',
  params: oneBike,
  errors: ['NOT_FOUND'],
});

export const decideBike = endpoint({
  id: 'decideBike',
  method: 'PUT',
  path: '/api/admin/bike/{bikeId}/vin-status',
  tag: 'Bikes',
  summary:
    'Decide about a bike: verified (results that waited for it are judged again), invalid, or unverified once more',
  params: z.strictObject({ bikeId: id }),
  body: z.strictObject({ vinStatus, version }),
  response: z.strictObject({ bike: garageBike }),
  errors: ['NOT_FOUND', 'BIKE_WITHOUT_VIN', 'STALE_EDIT'],
});
