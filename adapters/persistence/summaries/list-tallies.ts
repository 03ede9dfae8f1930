import { type Sql, toSafeInteger } from '../sql.js';
import type { RedemptionRow, RiderRow } from '../tables/index.js';
import type { Keeping, Tally } from './tallies.js';

/**
 * Counters for finding pages of long lists (ADR 40). Each level counts every row once:
 * coarse levels to sum up, fine ones to narrow down. Keys identify the list.
 */
export const LIST_KINDS = {
  month: 'list:redemptions/month',
  day: 'list:redemptions/day',
  letter: 'list:riders/1',
  letters: 'list:riders/3',
} as const;
export type ListKind = (typeof LIST_KINDS)[keyof typeof LIST_KINDS];

/** Lists of redemptions: all valid ones, all revoked ones, and each dealer's own (by month only). */
export const redemptionKey = (revoked: boolean, dealerId?: string): string =>
  `${revoked ? 'revoked' : 'standing'}${dealerId === undefined ? '' : `/${dealerId}`}`;
/** Lists of riders: active or inactive, of all countries or one. */
export const riderKey = (active: boolean, country?: string): string =>
  `${active ? 'active' : 'inactive'}${country === undefined ? '' : `/${country}`}`;

/**
 * The first letters of a sort key in ASCII with the same order: `!` for a space, `~` for anything beyond ASCII, which
 * databases sort after z. Shorter keys are padded, as databases do.
 */
export const lettersOf = (sortKey: string, count: 1 | 3): string =>
  [...sortKey.slice(0, 2 * count), ' ', ' ', ' ']
    .slice(0, count)
    .join('')
    .replace(/[^\u0020-\u007d].*$/u, '~~~')
    .slice(0, count)
    .replaceAll(' ', '!');

/** The smallest sort key with these first letters. */
export const firstOf = (letters: string): string => letters.replaceAll('!', ' ').trimEnd().replaceAll('~', '\u007f');

type Noted = Pick<Tally, 'kind' | 'key' | 'bucket'>;

type ListedRedemption = Pick<RedemptionRow, 'rider_id' | 'dealer_id' | 'redeemed_on' | 'status'>;
const redemptionTallies = (redemption: ListedRedemption): readonly Noted[] => {
  const revoked = redemption.status === 'revoked';
  const month = redemption.redeemed_on.slice(0, 7);
  const day = { kind: LIST_KINDS.day, key: redemptionKey(revoked), bucket: redemption.redeemed_on };
  // months of valid redemptions are already counted for reports (summaries/kinds.ts), and each further counter costs
  // every redemption a write
  if (!revoked) return [day];
  return [
    { kind: LIST_KINDS.month, key: redemptionKey(true), bucket: month },
    { kind: LIST_KINDS.month, key: redemptionKey(true, redemption.dealer_id), bucket: month },
    day,
  ];
};

/** Merged riders are in no list. */
type ListedRider = Pick<RiderRow, 'id' | 'deactivated' | 'country' | 'sort_key' | 'merged_into'>;
const riderTallies = (rider: ListedRider): readonly Noted[] =>
  (rider.merged_into ? [] : [riderKey(!rider.deactivated), riderKey(!rider.deactivated, rider.country)]).flatMap(
    (key) => [
      { kind: LIST_KINDS.letter, key, bucket: lettersOf(rider.sort_key, 1) },
      { kind: LIST_KINDS.letters, key, bucket: lettersOf(rider.sort_key, 3) },
    ],
  );

const note = (keeping: Pick<Keeping, 'tally'>, spread: string, tallies: readonly Noted[], n: 1 | -1): void => {
  for (const tally of tallies) keeping.tally({ ...tally, spread, n, amount: 0 });
};

/** Moves a redemption between lists; without `before` it is new. */
export const noteListedRedemption = (
  keeping: Pick<Keeping, 'tally'>,
  before: ListedRedemption | undefined,
  after: ListedRedemption,
): void => {
  if (before) note(keeping, after.rider_id, redemptionTallies(before), -1);
  note(keeping, after.rider_id, redemptionTallies(after), 1);
};

/** Moves a rider between lists. Must be called on every change of name, country or `deactivated`. */
export const noteListedRider = (
  keeping: Pick<Keeping, 'tally'>,
  before: ListedRider | undefined,
  after: ListedRider,
): void => {
  if (before) note(keeping, after.id, riderTallies(before), -1);
  note(keeping, after.id, riderTallies(after), 1);
};

export interface Recounted {
  readonly kind: ListKind;
  readonly tally_key: string;
  readonly bucket: string;
  readonly n: number;
}

/** Recomputes all list counters from the rows. */
export const recountLists = async (sql: Pick<Sql, 'rows'>): Promise<readonly Recounted[]> => {
  const found = new Map<string, Recounted>();
  const add = (tallies: readonly Noted[], n: number): void => {
    for (const { kind, key, bucket } of tallies) {
      const id = `${kind}|${key}|${bucket}`;
      found.set(id, { kind: kind as ListKind, tally_key: key, bucket, n: (found.get(id)?.n ?? 0) + n });
    }
  };
  type Group<T> = T & { readonly n: number | string };
  const redemptions = await sql.rows<Group<ListedRedemption>>(
    "SELECT '' AS rider_id, dealer_id, redeemed_on, status, COUNT(*) AS n FROM redemptions GROUP BY dealer_id, redeemed_on, status",
  );
  for (const redemption of redemptions) add(redemptionTallies(redemption), toSafeInteger(redemption.n));
  // six UTF-16 units hold three letters of any script
  const riders = await sql.rows<Group<Pick<RiderRow, 'deactivated' | 'country'> & { readonly begins: string }>>(
    `SELECT deactivated, country, SUBSTR(sort_key, 1, 6) AS begins, COUNT(*) AS n FROM riders
      WHERE merged_into IS NULL GROUP BY deactivated, country, SUBSTR(sort_key, 1, 6)`,
  );
  for (const { begins, n, ...rest } of riders)
    add(riderTallies({ ...rest, id: '', sort_key: begins, merged_into: null }), toSafeInteger(n));
  return [...found.values()];
};
