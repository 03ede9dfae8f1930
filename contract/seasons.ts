import { z } from 'zod';
import { endpoint } from './endpoint.js';
import {
  blankable,
  currency,
  date,
  id,
  instant,
  limit,
  money,
  page,
  pagination,
  raceDay,
  reason,
  text,
} from './values.js';

const days = z.int().min(1).max(3650);
const year = z.int().min(1900).max(2100);
const purse = z.int().min(1).max(1_000_000_000);

/** A family of eligible motorcycles: no models: all, null: no first or last model year. */
const family = z
  .strictObject({
    category: text(60).min(1, 'required'),
    models: z.array(text(60).min(1, 'required')).max(100),
    fromYear: year.nullable(),
    toYear: year.nullable(),
  })
  .refine((item) => item.fromYear === null || item.toYear === null || item.fromYear <= item.toYear, {
    path: ['toYear'],
    message: 'order',
  });

/** With so many starters, a class pays its first places only; each step names more riders and more places. */
const smallClasses = z
  .array(z.strictObject({ riders: z.int().min(1).max(1_000), places: z.int().min(1).max(100) }))
  .max(9)
  .refine(
    (all) =>
      all.every((item, at) => item.riders > (all[at - 1]?.riders ?? 0) && item.places > (all[at - 1]?.places ?? 0)),
    'order',
  );

/** The settings of the program that a season changes (docs/program.md). */
export const seasonSettings = z.strictObject({
  eligibleBikes: z.array(family).min(1, 'required').max(50),
  minimumRidersPerClass: z.int().min(1).max(1_000),
  smallClasses,
  classesPerBikePerEvent: z.int().min(1).max(100),
  ties: z.enum(['share', 'each']),
  resultWindowDays: days,
  paymentInfoDays: days,
  creditMonths: z.int().min(1).max(120),
  /** upper limits of purses: minor units, the same number in each currency */
  limits: z
    .strictObject({ place: purse, class: purse, event: purse })
    .refine((item) => item.place <= item.class, { path: ['class'], message: 'order' })
    .refine((item) => item.class <= item.event, { path: ['event'], message: 'order' }),
});
export type SeasonSettings = z.output<typeof seasonSettings>;

export const SEASON_SETTINGS = [
  'eligibleBikes',
  'minimumRidersPerClass',
  'smallClasses',
  'classesPerBikePerEvent',
  'ties',
  'resultWindowDays',
  'paymentInfoDays',
  'creditMonths',
  'limits',
] as const satisfies readonly (keyof SeasonSettings)[];
export type SeasonSetting = (typeof SEASON_SETTINGS)[number];

/**
 * `draft` · `waiting`: for another administrator · `scheduled`: it begins later · `inForce`: today · `over`: a later one
 * is in force · `replaced`: by a later version for the same day · `withdrawn`: before it began
 */
export const SEASON_STATUSES = ['draft', 'waiting', 'scheduled', 'inForce', 'over', 'replaced', 'withdrawn'] as const;

export const season = z.strictObject({
  _id: id,
  /** of the version; null: it was never scheduled */
  number: z.int().nullable(),
  startDate: date,
  status: z.enum(SEASON_STATUSES),
  note: z.string().nullable(),
  /** incremented by every edit; send it back */
  version: z.int(),
  createdAt: instant,
  createdBy: z.string(),
  scheduledAt: instant.nullable(),
  askedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
});
export type Season = z.output<typeof season>;

/** What a season changes on its first day, or would change by being taken back: the settings that differ. */
export const seasonChange = z.strictObject({
  settings: z.array(z.enum(SEASON_SETTINGS)),
  before: seasonSettings,
  after: seasonSettings,
});
export type SeasonChange = z.output<typeof seasonChange>;

const params = z.strictObject({ seasonId: id });
const version = z.int().min(1).max(2_000_000_000);

export const listSeasons = endpoint('listSeasons', 'GET /api/admin/seasons', {
  tag: 'Seasons',
  summary: 'List the versions of the program’s rules, drafts among them, newest first day first',
  query: z.strictObject({ page, limit }),
  response: z.strictObject({ seasons: z.array(season), pagination }),
});

export const addSeason = endpoint('addSeason', 'POST /api/admin/season', {
  tag: 'Seasons',
  summary: 'Draft a season with the settings that would be in force on its first day',
  body: z.strictObject({ startDate: raceDay }),
  response: z.strictObject({ season }),
  errors: ['SEASON_REFUSED'],
});

export const getSeason = endpoint('getSeason', 'GET /api/admin/season/{seasonId}', {
  tag: 'Seasons',
  summary: 'Get a season, its settings, and what they change, setting by setting',
  params,
  response: z.strictObject({
    season,
    settings: seasonSettings,
    /** against what is in force on its first day without it */
    change: seasonChange,
    /** the version that it is compared with; null: the operator's settings */
    comparedWith: z.strictObject({ number: z.int(), startDate: date }).nullable(),
    /** the request about it that waits for another administrator */
    approvalId: id.nullable(),
    /** the operator's, in the currency that limits are shown in; a season cannot be above them */
    highest: z.strictObject({ place: money, class: money, event: money }),
  }),
  errors: ['NOT_FOUND'],
});

export const editSeason = endpoint('editSeason', 'PUT /api/admin/season/{seasonId}', {
  tag: 'Seasons',
  summary: 'Change a draft that nobody decides about now',
  params,
  body: z.strictObject({
    startDate: raceDay,
    settings: seasonSettings,
    /** what it is for */
    note: blankable(500),
    version,
  }),
  response: z.strictObject({ season }),
  errors: ['NOT_FOUND', 'STALE_EDIT', 'SEASON_REFUSED'],
});

export const deleteSeason = endpoint('deleteSeason', 'DELETE /api/admin/season/{seasonId}', {
  tag: 'Seasons',
  summary: 'Delete a draft that nobody decides about now',
  params,
  response: z.strictObject({ season }),
  errors: ['NOT_FOUND', 'SEASON_REFUSED'],
});

const asked = z.strictObject({ version, reason: blankable(500) });
/** null: it was done at once, as where approvals are only recorded */
const submitted = z.strictObject({ season, approvalId: id.nullable() });

export const submitSeason = endpoint('submitSeason', 'POST /api/admin/season/{seasonId}/submit', {
  tag: 'Seasons',
  summary: 'Ask another administrator to schedule a draft; from its first day on it is in force by itself',
  params,
  body: asked,
  response: submitted,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'SEASON_REFUSED'],
});

export const withdrawSeason = endpoint('withdrawSeason', 'POST /api/admin/season/{seasonId}/withdraw', {
  tag: 'Seasons',
  summary: 'Ask another administrator to take a scheduled season back before its first day',
  params,
  body: asked,
  response: submitted,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'SEASON_REFUSED'],
});

/** The last race of a page, for the next. */
const raced = z.strictObject({ _id: id, startDate: date });

export const simulateSeason = endpoint('simulateSeason', 'POST /api/admin/season/{seasonId}/simulate', {
  tag: 'Seasons',
  summary: 'What the results of the last twelve months would earn by a season, some races at a time; nothing is stored',
  params,
  body: z.strictObject({
    /** `next` of the call before; null: from the beginning */
    after: raced.nullable(),
  }),
  response: z.strictObject({
    startDate: date,
    endDate: date,
    /** races of all calls together */
    total: z.int(),
    races: z.array(
      z.strictObject({
        event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
        currency,
        /** of all its results, by the rules of its day and by the season */
        before: money,
        after: money,
        /** riders who would earn something else; the same rider may be in another race */
        riders: z.array(id),
        /** how many results would earn something else */
        changed: z.int(),
        /** the largest of them, losses first; at most 20 */
        results: z.array(
          z.strictObject({
            _id: id,
            riderId: id.nullable(),
            riderName: z.string(),
            className: z.string(),
            before: money,
            after: money,
            reasons: z.array(reason),
          }),
        ),
      }),
    ),
    next: raced.nullable(),
  }),
  errors: ['NOT_FOUND'],
});
