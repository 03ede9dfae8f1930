import type { Missing, WaitingAward, WaitingSearch } from '@rrr/core/payouts';
import type { LocalDate } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { toSafeInteger } from '../sql.js';
import type { AwardRow } from '../tables/index.js';
import {
  EXTENDED_UNTIL,
  inRaceDays,
  IS_WAITING,
  LACKING,
  MISSING,
  NOT_EXTENDED,
  RACE_DAY,
  RIDER_LACKS_SOMETHING,
} from '../waiting-cash.js';
import { inOrder } from './word-search.js';

export type WaitingRow = Pick<AwardRow, 'id' | 'rider_id' | 'label' | 'current_value' | 'currency' | 'awarded_at'> & {
  readonly rider_name: string;
  readonly race_day: LocalDate;
  readonly extended_until: LocalDate | null;
} & Readonly<Record<Missing, number>>;

/** So many of the awards that wait longest are listed: each costs a look at its rider's papers. */
export const WAITING = 1_500;

export const waitingOf = (row: WaitingRow): WaitingAward => ({
  id: row.id,
  riderId: row.rider_id,
  riderName: row.rider_name,
  label: row.label,
  amount: toSafeInteger(row.current_value),
  currency: row.currency,
  awardedAt: row.awarded_at,
  raceDay: row.race_day,
  extendedUntil: row.extended_until,
  missing: MISSING.filter((missing) => Boolean(row[missing])),
});

/** What `waitingOf` reads of `fromAwards`. */
export const waitingColumns = (read: Knex) => [
  'a.id',
  'a.rider_id',
  'r.full_name as rider_name',
  'a.label',
  'a.current_value',
  'a.currency',
  'a.awarded_at',
  read.raw(`${RACE_DAY} AS race_day`),
  read.raw(`${EXTENDED_UNTIL} AS extended_until`),
  read.raw(LACKING),
];

// from the awards on, whatever the database believes of riders: the list ends long before them
export const fromAwards = (read: Knex): Knex.QueryBuilder =>
  read
    .from(read.raw(`awards as a ${inOrder(read)} riders as r ON r.id = a.rider_id`))
    .leftJoin('events as e', 'e.id', 'a.event_id');

export const waitingKeys = (
  read: Knex,
  { riderId, raceDays, today }: Omit<WaitingSearch, 'page' | 'limit'>,
): Knex.QueryBuilder => {
  const keys = read('awards as a').whereRaw(IS_WAITING).whereRaw(RIDER_LACKS_SOMETHING);
  if (riderId !== undefined) void keys.where('a.rider_id', riderId);
  if (raceDays !== undefined) {
    const { text, values } = inRaceDays(raceDays);
    void keys.leftJoin('events as e', 'e.id', 'a.event_id').whereRaw(text, values as never);
  }
  if (today !== undefined) void keys.whereRaw(NOT_EXTENDED, [today]);
  return keys;
};
