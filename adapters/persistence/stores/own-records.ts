import type { OwnRecords } from '@rrr/core/privacy';
import { BIKE, columnOf, type Fields, namesOf, RIDER } from '@rrr/records';
import { type Sql, toSafeInteger } from '../sql.js';

/** A kind of record: where it stands, and its columns by the names that the person reads. */
interface Kind {
  readonly from: string;
  readonly columns: Readonly<Record<string, string>>;
  /** minor units */
  readonly money?: readonly string[];
  readonly flags?: readonly string[];
}

const OF_RIDER = 'WHERE x.rider_id = ?';
const ACCOUNTS = "SELECT id FROM accounts WHERE type = 'rider' AND subject_id = ?";
const plain = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => [name, `x.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`]),
  );

const { phone1: _, ...said } = RIDER;
const written = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, `x.${columnOf(name, field)}`]));
const flagsOf = (fields: Fields): readonly string[] =>
  namesOf(fields).filter((name) => fields[name]?.kind === 'yes-no');

const KINDS: Readonly<Record<string, Kind>> = {
  profile: {
    from: 'riders x WHERE x.id = ?',
    columns: {
      ...written(said),
      phone: 'x.phone1',
      ...plain('email', 'factory', 'professional', 'parentalConsent', 'deactivated', 'enrolledAt'),
      ...plain('consentBy', 'consentAt', 'taxStatus'),
      ...plain('taxCountry', 'taxTreatyCountry', 'taxTreatyRate', 'taxStatedAt', 'taxConfirmedAt', 'taxRate'),
    },
    flags: ['factory', 'professional', 'parentalConsent', 'deactivated', ...flagsOf(RIDER)],
  },
  guardianAsked: {
    from: `guardian_requests x ${OF_RIDER}`,
    columns: plain('name', 'email', 'sentAt', 'expiresAt', 'confirmedAt'),
  },
  mergedRecords: {
    from: 'riders x WHERE x.merged_into = ?',
    columns: plain('firstName', 'lastName', 'city', 'state', 'country', 'hometown', 'amaNumber', 'enrolledAt'),
  },
  logins: {
    from: "accounts x WHERE x.type = 'rider' AND x.subject_id = ?",
    columns: plain('email', 'emailVerified', 'deactivated', 'locale', 'displayName'),
    flags: ['emailVerified', 'deactivated'],
  },
  sessions: {
    from: `sessions x WHERE x.account_id IN (${ACCOUNTS}) ORDER BY x.created_at`,
    columns: plain('createdAt', 'expiresAt', 'lastSeenAt', 'browser', 'browserSystem', 'network'),
  },
  browsers: {
    from: `known_devices x WHERE x.account_id IN (${ACCOUNTS}) ORDER BY x.seen_at`,
    columns: plain('seenAt', 'expiresAt'),
  },
  notifiedBrowsers: {
    from: `push_subscriptions x WHERE x.account_id IN (${ACCOUNTS}) ORDER BY x.id`,
    columns: plain('browser', 'browserSystem', 'kinds', 'createdAt', 'expiresAt'),
  },
  bikes: {
    from: `bikes x ${OF_RIDER} ORDER BY x.id`,
    columns: { ...written(BIKE), ...plain('vinStatus', 'verifiedAt', 'createdAt', 'retiredAt') },
  },
  results: {
    from: `results x JOIN events e ON e.id = x.event_id JOIN classes c ON c.id = x.class_id ${OF_RIDER} ORDER BY x.id`,
    columns: {
      event: 'e.title',
      startsOn: 'e.starts_on',
      className: 'c.name',
      ...plain('place', 'resultType', 'riderName', 'number', 'hometown', 'bike', 'email', 'amaNumber', 'verdict'),
    },
  },
  claimedResults: {
    from: `result_claims x JOIN events e ON e.id = x.event_id ${OF_RIDER} ORDER BY x.at, x.id`,
    columns: { event: 'e.title', ...plain('place', 'message', 'state', 'at', 'decidedAt', 'answer') },
  },
  awards: {
    from: `awards x ${OF_RIDER} ORDER BY x.awarded_at, x.id`,
    columns: {
      ...plain('id', 'currency', 'type', 'status', 'awardedAt', 'expiresOn', 'label', 'spent', 'expired'),
      ...plain('initialValue', 'currentValue'),
    },
    money: ['initialValue', 'currentValue', 'spent', 'expired'],
  },
  ledger: {
    from: `ledger_entries x ${OF_RIDER} ORDER BY x.currency, x.book, x.sequence`,
    columns: plain('currency', 'book', 'sequence', 'awardId', 'kind', 'amount', 'previousBalance', 'newBalance', 'at'),
    money: ['sequence', 'amount', 'previousBalance', 'newBalance'],
  },
  redemptions: {
    from: `redemptions x JOIN dealers d ON d.id = x.dealer_id ${OF_RIDER} ORDER BY x.redeemed_at, x.id`,
    columns: {
      dealer: 'd.name',
      ...plain('currency', 'amount', 'employeeName', 'redeemedAt', 'status', 'revokedAt', 'revokedReason'),
    },
    money: ['amount'],
  },
  adjustments: {
    from: `adjustments x ${OF_RIDER} ORDER BY x.at, x.id`,
    columns: plain('currency', 'amount', 'reason', 'at'),
    money: ['amount'],
  },
  payouts: {
    from: `payout_claims x ${OF_RIDER} ORDER BY x.requested_at, x.id`,
    columns: plain('currency', 'gross', 'withholding', 'net', 'method', 'state', 'requestedAt', 'dueOn', 'sentAt'),
    money: ['gross', 'withholding', 'net'],
  },
  creditChoices: {
    from: `credit_choices x ${OF_RIDER} ORDER BY x.chosen_at, x.id`,
    columns: plain('currency', 'amount', 'bonus', 'chosenAt'),
    money: ['amount', 'bonus'],
  },
  cheques: {
    from: `cheques x JOIN payout_claims p ON p.id = x.claim_id WHERE p.rider_id = ? ORDER BY x.number`,
    columns: plain('number', 'currency', 'amount', 'payee', 'issuedOn', 'voidedAt', 'voidReason'),
    money: ['amount'],
  },
  cashByYear: {
    from: `rider_cash_years x ${OF_RIDER} ORDER BY x.year, x.currency`,
    columns: plain('year', 'currency', 'gross', 'withholding', 'net'),
    money: ['gross', 'withholding', 'net'],
  },
  documents: {
    from: `documents x ${OF_RIDER} ORDER BY x.uploaded_at, x.id`,
    columns: plain('kind', 'status', 'contentType', 'bytes', 'uploadedAt', 'decidedAt', 'refusal', 'expiresOn'),
  },
  timecards: {
    from: `timecards x ${OF_RIDER} ORDER BY x.uploaded_at, x.id`,
    columns: plain('fileName', 'contentType', 'bytes', 'uploadedAt'),
  },
  logoPhotos: {
    from: `logo_photos x JOIN events e ON e.id = x.event_id JOIN classes c ON c.id = x.class_id ${OF_RIDER} ORDER BY x.sent_at, x.id`,
    columns: {
      event: 'e.title',
      className: 'c.name',
      ...plain('slot', 'status', 'contentType', 'bytes', 'sentAt', 'replacedAt', 'decidedAt', 'refusal'),
    },
  },
  notes: { from: `rider_notes x ${OF_RIDER} ORDER BY x.at, x.id`, columns: plain('text', 'at') },
  favourites: { from: `favourites x ${OF_RIDER} ORDER BY x.at`, columns: plain('kind', 'targetId', 'at') },
  askedForCash: {
    from: `cash_asks x ${OF_RIDER} ORDER BY x.at, x.id`,
    columns: { ...plain('at', 'reason'), until: 'x.until_on' },
  },
  askedResults: { from: `result_asks x ${OF_RIDER} ORDER BY x.asked_at`, columns: plain('eventId', 'askedAt') },
  otherSpellings: {
    from: `promoter_aliases x ${OF_RIDER} ORDER BY x.name_key`,
    columns: plain('nameKey', 'hometownKey'),
  },
  emails: {
    from: 'outbox x WHERE x.recipient_id = ? ORDER BY x.at, x.id',
    columns: plain('kind', 'at', 'sentAt'),
  },
  contactMessages: {
    from: `contact_messages x WHERE x.email IN (SELECT email FROM accounts WHERE type = 'rider' AND subject_id = ?)
      ORDER BY x.at, x.id`,
    columns: plain('at', 'name', 'email', 'phone', 'subject', 'message', 'state'),
  },
  changes: {
    from: "audit_log x WHERE x.object_type = 'rider' AND x.object_id = ? ORDER BY x.sequence",
    columns: plain('action', 'at'),
  },
};

/** Everything held about a rider. */
export const ownRecords = async (sql: Sql, riderId: string): Promise<OwnRecords> => {
  const records: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const [name, { from, columns, money = [], flags = [] }] of Object.entries(KINDS)) {
    const asked = Object.entries(columns).map(([shown, column]) => `${column} AS ${shown}`);
    const rows = await sql.rows<Record<string, string | number | null>>(`SELECT ${asked.join(', ')} FROM ${from}`, [
      riderId,
    ]);
    records[name] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => {
          if (money.includes(column)) return [column, toSafeInteger(value)];
          if (flags.includes(column)) return [column, Boolean(value)];
          return [column, column === 'verdict' ? (JSON.parse(String(value)) as unknown) : value];
        }),
      ),
    );
  }
  return records;
};
