import {
  ADMIN,
  BIKE,
  CATEGORY,
  DEALER,
  EVENT,
  namesOf,
  only,
  PROMOTER,
  RIDER,
  SERIES,
  VIN_PATTERN,
} from '@rrr/records';

/**
 * Fields that the audit shows. Of any other it says that it changed, not what it holds: a new field is masked until
 * somebody decides that it tells nothing of how to reach, pay or recognize a person.
 */
const SHOWN: ReadonlySet<string> = new Set([
  ...[DEALER, PROMOTER, SERIES, CATEGORY, VIN_PATTERN, ADMIN, RIDER, EVENT, BIKE].flatMap((fields) =>
    namesOf(only(fields, 'audit', 'shown')),
  ),
  // of any record
  'id',
  'version',
  'active',
  'deactivated',
  'canceled',
  'createdAt',
  'status',
  'type',
  'notes',
  'profileImage',
  'currency',
  // of people and partners
  'fullName',
  'showEmail',
  'professional',
  'factory',
  'consent',
  // of bikes
  'vinStatus',
  'holdsVin',
  'verifiedAt',
  'verifiedBy',
  'retiredAt',
  // of events, classes and results
  'startsOn',
  'endsOn',
  'paying',
  'published',
  'willPay',
  'payingAskedAt',
  'lateResultsAccepted',
  'copyOf',
  'cancelReason',
  'canceledAt',
  'eventId',
  'classId',
  'riderId',
  'seriesId',
  'promoterId',
  'payoutType',
  'places',
  'entrants',
  'payoutSteps',
  'resultsReceivedAt',
  'place',
  'riderName',
  'number',
  'bike',
  'verdict',
  // of series and categories
  'initialValue',
  'seriesIds',
  // of notices
  'kind',
  'en',
  'fr',
  'link',
  'from',
  'until',
  // of payouts
  'method',
  'gross',
  'withholding',
  'net',
]);

const MASK = '***';
const shown = (field: string, value: unknown): unknown =>
  SHOWN.has(field) || value === null || value === undefined ? (value ?? null) : MASK;

export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/**
 * What an edit changed, field by field, masked unless it is harmless. Fields only one side has count as null.
 */
export const changesOf = <T extends object>(before: Partial<T>, after: Partial<T>): Changes => {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  const changed = fields.filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  return Object.fromEntries(
    changed.map((item) => [item, { before: shown(item, before[item]), after: shown(item, after[item]) }]),
  );
};

/** The fields of a new record, masked alike. */
export const maskedFields = (fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown(name, value)]));
