import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, id, limit, money, page, pagination, required } from './values.js';

const season = z.coerce.number().int().min(1990).max(2100);
const classKey = required(255);
const oneSeries = z.strictObject({ seriesId: id });

/** How the standings of a series count, and what its places are worth. */
export const standingsRules = z.strictObject({
  /** of the first place, the second, and so on */
  points: z.array(z.int().min(0).max(1_000)).min(1).max(50),
  /** so many of a rider's best rounds count; null: all */
  bestRounds: z.int().min(1).max(100).nullable(),
  /** the bonus of each place of a class, first place first, in the currency of the series' country */
  amounts: z.array(money.extend({ amount: z.int().min(0).max(100_000_000) })).max(10),
  /** 0: nobody set them yet; send it back with an edit */
  version: z.int().min(0).max(2_000_000_000),
});
export type StandingsRules = z.output<typeof standingsRules>;

const round = z.strictObject({ eventId: id, title: z.string(), date: date.nullable(), hasResults: z.boolean() });

const standing = z.strictObject({
  /** riders who are level share it */
  rank: z.int(),
  /** as in the results */
  name: z.string(),
  points: z.int(),
  wins: z.int(),
  /** in the order of the rounds */
  scores: z.array(
    z.strictObject({
      eventId: id,
      place: z.int(),
      points: z.int(),
      /** false: not one of the best rounds */
      counts: z.boolean(),
    }),
  ),
});
export type Standing = z.output<typeof standing>;

export const getStandings = endpoint('getStandings', 'GET /api/serie/{seriesId}/standings', {
  tag: 'Series',
  summary: 'Get the standings of a class of a series in a calendar year, computed from its results',
  cached: true,
  params: oneSeries,
  query: z.strictObject({
    /** without, or with one that has no events: the newest that has begun */
    season: season.optional(),
    /** without, or with one that the season does not have: the first class */
    classKey: classKey.optional(),
    page,
    limit,
  }),
  response: z.strictObject({
    /** newest first */
    seasons: z.array(z.int()),
    season: z.int().nullable(),
    classes: z.array(z.strictObject({ key: z.string(), name: z.string() })),
    classKey: z.string().nullable(),
    bestRounds: z.int().nullable(),
    rounds: z.array(round),
    standings: z.array(standing),
    pagination,
  }),
  errors: ['NOT_FOUND'],
});

/** Why a place of the standings gets no bonus now. */
export const BONUS_REFUSALS = [
  'NOT_ENROLLED',
  'RIDER_DEACTIVATED',
  'RIDER_FACTORY',
  'CONSENT_MISSING',
  'EMAIL_NOT_VERIFIED',
  'OTHER_BRAND',
  'BIKE_NOT_ELIGIBLE',
  'BEING_CHECKED',
  'CHECK_REFUSED',
  'UNMATCHED_RESULTS',
  'PLACE_PAID',
  'RIDER_PAID',
] as const;

const plannedBonus = z.strictObject({
  rank: z.int(),
  /** null: not enrolled */
  riderId: id.nullable(),
  name: z.string(),
  points: z.int(),
  amount: money,
  /** `given`: before · `ready`: would be given now · `refused`: by the reasons */
  state: z.enum(['given', 'ready', 'refused']),
  reasons: z.array(
    z.strictObject({ code: z.enum(BONUS_REFUSALS), /** the round that it is about */ round: z.string().nullable() }),
  ),
  /** what was given for this place before, and to whom; it can be another rider, if the standings changed since */
  paid: z.strictObject({ riderId: id, name: z.string(), amount: money }).nullable(),
});
export type PlannedBonus = z.output<typeof plannedBonus>;

export const getStandingsBonuses = endpoint(
  'getStandingsBonuses',
  'GET /api/admin/serie/{seriesId}/standings-bonuses',
  {
    tag: 'Series',
    summary: 'Preview the bonuses of the first places of a class, with who is refused and why',
    params: oneSeries,
    query: z.strictObject({ season: season.optional(), classKey: classKey.optional() }),
    response: z.strictObject({
      rules: standingsRules,
      seasons: z.array(z.int()),
      season: z.int().nullable(),
      classes: z.array(z.strictObject({ key: z.string(), name: z.string() })),
      classKey: z.string().nullable(),
      bonuses: z.array(plannedBonus),
      /** of those that are ready */
      total: money,
      /** last day of the bonuses: the series' own */
      expireDate: date.nullable(),
      /** rounds of the season that lie ahead, or have no results of the class; bonuses wait for them */
      openRounds: z.int(),
      /** fingerprint; send it back to give what was shown */
      outcome: z.string(),
      /** the request that waits for another administrator */
      approvalId: id.nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
);

export const giveStandingsBonuses = endpoint(
  'giveStandingsBonuses',
  'POST /api/admin/serie/{seriesId}/standings-bonuses',
  {
    tag: 'Series',
    summary:
      'Give the bonuses that are ready, each place once; above what one administrator adjusts alone they wait for another',
    params: oneSeries,
    body: z.strictObject({
      season: z.int().min(1990).max(2100),
      classKey,
      outcome: z.string().max(2_000),
    }),
    response: z.strictObject({
      /** how many were given; 0: they wait */
      given: z.int(),
      total: money,
      /** the change that waits for another administrator; null: they were given */
      approvalId: id.nullable(),
    }),
    idempotent: true,
    errors: ['NOT_FOUND', 'STANDINGS_NO_BONUS', 'STANDINGS_OPEN', 'NO_BONUS_TO_GIVE', 'PREVIEW_OUTDATED'],
  },
);

export const editStandingsRules = endpoint('editStandingsRules', 'PUT /api/admin/serie/{seriesId}/standings-rules', {
  tag: 'Series',
  summary: 'Set how the standings of a series count, and the bonus of each place',
  params: oneSeries,
  body: standingsRules,
  response: z.strictObject({ rules: standingsRules }),
  errors: ['NOT_FOUND', 'STALE_EDIT', 'BONUS_OVER_LIMIT'],
});
