import type { RiderFactsStore } from '@rrr/core/results';
import { addressLine, type RiderFacts } from '@rrr/core/riders';
import { LostRace } from '@rrr/core/shared';
import { type Bike, patternOf } from '@rrr/core/vin';
import { BIKE, rowMapper } from '@rrr/records';
import { type Flag, inShareMode, needsLocks, rowsIn, type Sql } from '../sql.js';
import type { BikeRow, RiderRow } from '../tables/index.js';

/** `login_verified` is null for a rider without a login */
const FACTS = `id, full_name, last_name, hometown, state, ama_number, email, born_on, parental_consent, deactivated, factory, merged_into,
  enrolled_at, enrolled_network, phone1, address_line1, zipcode,
  (SELECT MAX(a.email_verified) FROM accounts a WHERE a.type = 'rider' AND a.subject_id = riders.id) AS login_verified`;
interface FactsRow extends RiderRow {
  login_verified: Flag | null;
}

export const loginOf = (verified: Flag | null): RiderFacts['login'] =>
  verified === null ? 'none' : verified ? 'verified' : 'unverified';

const mapper = rowMapper(BIKE);
const bikeOf = (row: BikeRow): Bike => ({
  ...mapper.fields(row),
  id: row.id,
  vinStatus: row.vin_status,
  ...(row.verified_at === null ? {} : { verifiedAt: row.verified_at }),
  ...(row.doubt === null ? {} : { doubt: row.doubt }),
  ...(row.verified_by !== null && patternOf(row.verified_by) === null ? { byHand: true } : {}),
});

/** Current bikes by rider, in one query. */
export const bikesOf = async (
  sql: Pick<Sql, 'rows'>,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Bike[]>> => {
  const rows = await rowsIn<BikeRow>(
    sql,
    riderIds,
    (some) =>
      `SELECT id, rider_id, year, make, model, vin, vin_status, verified_at, verified_by, doubt FROM bikes WHERE rider_id IN (${some})
        AND active_vin IS NOT NULL ORDER BY id`,
  );
  const byRider = new Map<string, Bike[]>();
  for (const row of rows) {
    const own = byRider.get(row.rider_id);
    if (own) own.push(bikeOf(row));
    else byRider.set(row.rider_id, [bikeOf(row)]);
  }
  return byRider;
};

/** riders that are looked at for one key; more of one key tell nobody apart */
const MOST_OF_KEY = 50;

/** Riders who have one of these keys, the first of each. */
const alike = async (sql: Sql, keys: readonly string[]): Promise<readonly string[]> => {
  const rows = await rowsIn<{ subject_id: string }>(
    sql,
    [...new Set(keys)],
    (some) =>
      `SELECT DISTINCT subject_id FROM (
        SELECT subject_id, ROW_NUMBER() OVER (PARTITION BY word ORDER BY subject_id) AS n FROM search_words
          WHERE kind = 'rider-alike' AND word IN (${some})) AS found WHERE n <= ${MOST_OF_KEY}`,
  );
  return [...new Set(rows.map((row) => row.subject_id))];
};

/** The riders that are known, each once, and the ids of the others. */
const split = (
  ids: readonly string[],
  known: ReadonlyMap<string, RiderFacts>,
): readonly [readonly RiderFacts[], readonly string[]] => {
  const all = [...new Set(ids)];
  return [all.flatMap((id) => known.get(id) ?? []), all.filter((id) => !known.has(id))];
};

export const sqlRiderFactsStore = (sql: Sql): RiderFactsStore => {
  const by = (column: string, keys: readonly string[], lock = '') =>
    rowsIn<FactsRow>(
      sql,
      keys,
      (some) => `SELECT ${FACTS} FROM riders WHERE ${column} IN (${some}) ORDER BY id${lock}`,
    );

  const withBikes = async (rows: readonly FactsRow[]): Promise<readonly RiderFacts[]> => {
    const bikes = await bikesOf(
      sql,
      rows.map((row) => row.id),
    );
    return rows.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      familyName: row.last_name,
      hometown: row.hometown,
      state: row.state,
      amaNumber: row.ama_number,
      email: row.email,
      login: loginOf(row.login_verified),
      bornOn: row.born_on,
      parentalConsent: Boolean(row.parental_consent),
      deactivated: Boolean(row.deactivated),
      factory: Boolean(row.factory),
      enrolment: {
        at: row.enrolled_at,
        phone: row.phone1,
        address: addressLine(row.address_line1, row.zipcode),
        ...(row.enrolled_network === null ? {} : { network: row.enrolled_network }),
      },
      bikes: bikes.get(row.id) ?? [],
    }));
  };

  return {
    byIds: async (ids) => withBikes((await by('id', ids)).filter((factsRow) => factsRow.merged_into === null)),
    hold: async (ids, known = new Map()) => {
      // SQLite has one writer and a preview reads one snapshot, so known riders cannot have changed there
      const [held, unread] = !needsLocks(sql) ? split(ids, known) : [[], ids];
      // in a fixed order with shared locks, so that concurrent uploads of the same riders do not wait
      const rows = await by('id', [...new Set(unread)].toSorted(), inShareMode(sql));
      if (rows.some((row) => row.merged_into !== null)) throw new LostRace('A rider was merged into another');
      return [...held, ...(await withBikes(rows))];
    },
    sought: async ({ amaNumbers, emails, nameKeys, alikeKeys = [] }) => {
      const found = [
        ...(await by('ama_key', amaNumbers)),
        ...(await by('email', emails)),
        ...(await by('name_key', nameKeys)),
        ...(await by('id', await alike(sql, alikeKeys))),
      ];
      return withBikes([...new Map(found.map((factsRow) => [factsRow.id, factsRow])).values()]);
    },
    numbers: async (riderIds, promoterId) => {
      const rows = await rowsIn<{ rider_id: string; number: string }>(
        sql,
        [...new Set(riderIds)],
        (
          some,
        ) => `SELECT DISTINCT x.rider_id, x.number FROM results x${promoterId === null ? '' : ' JOIN events e ON e.id = x.event_id'}
          WHERE x.rider_id IN (${some}) AND x.number IS NOT NULL${promoterId === null ? '' : ' AND e.promoter_id = ?'}`,
        promoterId === null ? [] : [promoterId],
      );
      const found = new Map<string, Set<string>>();
      for (const row of rows) found.set(row.rider_id, (found.get(row.rider_id) ?? new Set()).add(row.number));
      return found;
    },
    vins: async (bikeIds) => {
      const rows = await rowsIn<BikeRow>(
        sql,
        [...new Set(bikeIds)],
        (some) => `SELECT id, vin FROM bikes WHERE id IN (${some})`,
      );
      return new Map(rows.map((row) => [row.id, row.vin]));
    },
  };
};
