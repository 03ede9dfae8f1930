import { VIN_PATTERN } from '@rrr/records';
import { z } from 'zod';
import { bikeDoubt, garageBike, vinStatus } from './bikes.js';
import { endpoint } from './endpoint.js';
import { answerOf, schemasOf, withSchemas } from './field.js';
import { waitingFound, waitingQuery } from './narrow.js';
import { countryAsked, id, instant, pageQuery, pagination, required, text } from './values.js';

export const VIN_PATTERN_FIELDS = withSchemas(VIN_PATTERN);
export const vinPattern = z.strictObject({
  _id: id,
  ...answerOf(VIN_PATTERN_FIELDS),
  status: z.enum(['unverified', 'verified']),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
});
export type VinPattern = z.output<typeof vinPattern>;

const modelYear = z.coerce.number().int().min(1900).max(2100);
const onePattern = z.strictObject({ pattern: vinPattern });
const byId = z.strictObject({
  /** the `_id` of a pattern */
  pattern: id,
});

export const listVinPatterns = endpoint('listVinPatterns', 'GET /api/vin-patterns', {
  tag: 'VIN',
  summary: 'List VIN patterns by model, year and pattern; `query` is the beginning of a model or pattern',
  query: pageQuery.extend({
    query: text(60).optional(),
    model: text(60).optional(),
    year: modelYear.optional(),
    pattern: text(17).optional(),
    status: z.enum(['unverified', 'verified']).optional(),
  }),
  response: z.strictObject({ vinPatterns: z.array(vinPattern), pagination }),
});

export const addVinPattern = endpoint('addVinPattern', 'POST /api/vin-patterns', {
  tag: 'VIN',
  summary: 'Add a VIN pattern for a model and year; it verifies bikes only after it is verified itself',
  body: z.strictObject(schemasOf(VIN_PATTERN_FIELDS)),
  status: 201,
  response: onePattern,
  errors: ['NOT_FOUND', 'PATTERN_EXISTS', 'PATTERN_NOT_VALID'],
});

export const deleteVinPattern = endpoint('deleteVinPattern', 'DELETE /api/vin-patterns/{patternId}', {
  tag: 'VIN',
  summary: 'Delete a VIN pattern; bikes it verified stay verified',
  params: z.strictObject({ patternId: id }),
  errors: ['NOT_FOUND'],
});

export const verifyVinPattern = endpoint('verifyVinPattern', 'POST /api/vin-patterns/verify', {
  tag: 'VIN',
  summary: 'Verify a VIN pattern; it then verifies new bikes, and waiting bikes with verify-bikes',
  body: byId,
  response: onePattern,
  errors: ['NOT_FOUND'],
});

export const unverifyVinPattern = endpoint('unverifyVinPattern', 'POST /api/vin-patterns/unverify', {
  tag: 'VIN',
  summary: 'Set a VIN pattern to unverified; bikes that it verified stay verified',
  body: byId,
  response: onePattern,
  errors: ['NOT_FOUND'],
});

export const verifyBikes = endpoint('verifyBikes', 'POST /api/vin-patterns/verify-bikes', {
  tag: 'VIN',
  summary: 'Verify waiting bikes against the given verified patterns, or all',
  body: z.strictObject({
    /** ids of patterns; unverified ones have no effect */
    patterns: z.array(id).min(1).max(1000).optional(),
  }),
  response: z.strictObject({
    /** number of bikes checked, and of those now verified */
    looked: z.int(),
    verified: z.int(),
  }),
  errors: ['NOT_FOUND'],
});

/** What the tenth character and the verified patterns say of a VIN: for the rider to confirm; it verifies nothing. */
export const identifyVin = endpoint('identifyVin', 'POST /api/identify-vin', {
  tag: 'VIN',
  summary: 'Read make, model and model year of a VIN, as far as the program knows them; nothing is stored',
  body: z.strictObject({ vin: required(40) }),
  response: z.strictObject({
    /** null: not known, or the program has several makes */
    make: z.string().nullable(),
    /** null: the VIN carries no model year */
    year: z.int().nullable(),
    /** one, if it is certain; at most 10, newest year first; none: no pattern fits */
    models: z.array(z.strictObject({ model: z.string(), year: z.int() })),
  }),
  errors: ['VIN_NOT_VALID'],
  examples: { body: { vin: 'VBKMXA107SM000007' } },
});

export const vinReport = endpoint('vinReport', 'GET /api/vin-report', {
  tag: 'VIN',
  summary:
    'Riders, also deactivated ones, with their bikes that fit; `query`: a name, an AMA number, or the beginning of a VIN',
  query: pageQuery.extend({
    query: text(100).optional(),
    /** the name, or how it begins, up to a hyphen: 250 SX is not 250 SX-F */
    model: text(60).optional(),
    year: modelYear.optional(),
    status: vinStatus.optional(),
    country: countryAsked.optional(),
  }),
  response: z.strictObject({
    riders: z.array(
      z.strictObject({
        _id: id,
        fullName: z.string(),
        email: z.string(),
        country: z.string(),
        deActivated: z.boolean(),
        bikes: z.array(garageBike),
      }),
    ),
    pagination,
  }),
});

/** A count up to 10,000. */
const counted = z.int().max(10_000);

export const vinCounts = endpoint('vinCounts', 'GET /api/vin-counts', {
  background: true,
  tag: 'VIN',
  summary: 'Count open and completed bikes, patterns and disputes, each up to 10,000',
  response: z.strictObject({
    /** those that riders have, of deactivated riders too, as the report lists them */
    bikes: z.strictObject({ unverified: counted, verified: counted, invalid: counted }),
    /** unverified ones of active riders that hold their VIN: what verify-bikes checks */
    waitingBikes: counted.optional(),
    patterns: z.strictObject({ unverified: counted, verified: counted }),
    openDisputes: counted,
  }),
});

const claimant = z.strictObject({ _id: id, fullName: z.string() });

export const listVinDisputes = endpoint('listVinDisputes', 'GET /api/vin-disputes', {
  tag: 'VIN',
  summary: 'List VIN disputes, newest first: open or settled; claims of a second rider, and VINs in doubt',
  query: pageQuery.extend({
    open: z
      .enum(['true', 'false'])
      .default('true')
      .transform((value) => value === 'true'),
    ...waitingQuery,
  }),
  response: z.strictObject({
    vinDisputes: z.array(
      z.strictObject({
        _id: id,
        vin: z.string(),
        heldBy: claimant,
        claimedBy: claimant,
        /** the bike as described by the claimant */
        claimed: z.strictObject({ year: z.int(), make: z.string(), model: z.string() }),
        at: instant,
        settled: z.strictObject({ at: instant, by: z.string() }).nullable(),
        /** left out: a second rider claims the VIN; otherwise it is in doubt, and both riders are its owner */
        reason: bikeDoubt.optional(),
        /** the same for all VINs of a run */
        runId: id.optional(),
        /** VINs of the run that wait for a decision, up to 10,000 */
        runSize: z.int().optional(),
      }),
    ),
    pagination,
    ...waitingFound,
  }),
});

export const settleVinDispute = endpoint('settleVinDispute', 'POST /api/vin-disputes/{disputeId}/settle', {
  tag: 'VIN',
  summary:
    "Settle a VIN dispute: the VIN stays, or moves to the claimant and the holder's bike is retired; a VIN in doubt is verified or refused",
  params: z.strictObject({ disputeId: id }),
  body: z.strictObject({
    outcome: z.enum(['stays', 'moves', 'verified', 'refused']),
    /** needed to verify a VIN without its model year */
    reason: text(500).optional(),
  }),
  errors: ['NOT_FOUND', 'BIKE_WITHOUT_VIN', 'DISPUTE_SETTLED', 'DISPUTE_OF_ANOTHER_KIND', 'REASON_MISSING'],
});

export const settleVinRun = endpoint('settleVinRun', 'POST /api/vin-runs/{runId}/settle', {
  tag: 'VIN',
  summary: 'Verify or refuse every VIN of a run that waits for a decision',
  params: z.strictObject({ runId: id }),
  body: z.strictObject({ outcome: z.enum(['verified', 'refused']) }),
  response: z.strictObject({
    /** number of VINs decided */
    settled: z.int(),
  }),
  errors: ['NOT_FOUND', 'BIKE_WITHOUT_VIN'],
});
