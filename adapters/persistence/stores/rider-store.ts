import { amaKey, fullNameOf, nameKey, type Rider, type RiderPinStore, type RiderStore } from '@rrr/core/riders';
import { RIDER, rowMapper } from '@rrr/records';
import { bulkInsert } from '../bulk-insert.js';
import { noteListedRider } from '../summaries/list-tallies.js';
import { fitting, searchKey } from '../search-key.js';
import { forUpdate, type Sql } from '../sql.js';
import { noteEnrolled } from '../summaries/note-others.js';
import type { PinGuardRow, RiderRow, Written } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { taxOfRow, taxRow } from './tax-rows.js';
import { updateRow } from '../update-row.js';
import { saveWords } from '../words.js';

const mapper = rowMapper(RIDER);

/** With what follows from it: how it is compared, put in order and searched. */
export const riderRow = (rider: Rider): Written<RiderRow, 'merged_into' | 'enrolled_network'> => ({
  ...mapper.columns({ ...rider, dateOfBirth: rider.bornOn }),
  id: rider.id,
  full_name: fullNameOf(rider),
  email: rider.email,
  profile_image: rider.profileImage,
  factory: rider.factory,
  professional: rider.professional,
  parental_consent: rider.consent !== null,
  deactivated: rider.deactivated,
  enrolled_at: rider.enrolledAt,
  name_key: nameKey(fullNameOf(rider)),
  ama_key: fitting(40, amaKey(rider.amaNumber ?? '')) || null,
  sort_key: fitting(255, searchKey(rider.lastName, rider.firstName)),
  search_key: fitting(400, searchKey(fullNameOf(rider), rider.amaNumber)),
  personal_key: fitting(400, `${rider.email} ${searchKey(rider.email, rider.phone1)}`),
  consent_by: rider.consent?.by ?? null,
  consent_at: rider.consent?.at ?? null,
  tax_status: rider.taxStatus,
  ...taxRow(rider.tax),
  version: rider.version,
});

export const riderOf = (row: RiderRow): Rider => {
  const { dateOfBirth: bornOn, ...profile } = mapper.fields(row);
  return {
    ...profile,
    bornOn,
    id: row.id,
    email: row.email,
    profileImage: row.profile_image,
    professional: Boolean(row.professional),
    taxStatus: row.tax_status,
    tax: taxOfRow(row),
    factory: Boolean(row.factory),
    deactivated: Boolean(row.deactivated),
    consent: row.parental_consent ? { by: row.consent_by, at: row.consent_at } : null,
    enrolledAt: row.enrolled_at,
    version: row.version,
  };
};

/** Every write also updates list counters and search words. */
export const sqlRiderStore = (sql: Sql, keeping: Keeping): RiderStore => {
  const locked = async (id: string): Promise<(RiderRow & { readonly erased_at: string | null }) | undefined> =>
    (
      await sql.rows<RiderRow & { readonly erased_at: string | null }>(
        `SELECT riders.*, (SELECT erased_at FROM deletions WHERE rider_id = riders.id) AS erased_at
          FROM riders WHERE id = ?${forUpdate(sql)}`,
        [id],
      )
    )[0];
  return {
    lock: async (id) => {
      const row = await locked(id);
      return row && row.merged_into === null && row.erased_at === null ? riderOf(row) : undefined;
    },
    insert: async (rider, network = null) => {
      const row = riderRow(rider);
      await bulkInsert(sql, 'riders', [{ ...row, enrolled_network: network }]);
      await saveWords(sql, 'riders', [row]);
      noteListedRider(keeping, undefined, { ...row, merged_into: null });
      noteEnrolled(keeping, row);
    },
    save: async (rider) => {
      const before = await locked(rider.id);
      if (!before) return;
      const row = riderRow({ ...rider, email: before.email });
      await updateRow(sql, 'riders', row);
      await saveWords(sql, 'riders', [row]);
      noteListedRider(keeping, before, { ...row, merged_into: before.merged_into });
    },
    setEmail: async (id, email) => {
      const before = await locked(id);
      if (!before) return;
      const row = riderRow({ ...riderOf(before), email });
      await sql.run('UPDATE riders SET email = ?, personal_key = ? WHERE id = ?', [row.email, row.personal_key, id]);
      await saveWords(sql, 'riders', [row]);
    },
  };
};

export const sqlRiderPinStore = (sql: Sql): RiderPinStore => ({
  lock: async (riderId) => {
    const [row] = await sql.rows<PinGuardRow>(
      `SELECT seal, failures, locked_until FROM pin_guards WHERE rider_id = ?${forUpdate(sql)}`,
      [riderId],
    );
    return { seal: row?.seal ?? null, failures: row?.failures ?? 0, lockedUntil: row?.locked_until ?? null };
  },
  save: (riderId, { seal, failures, lockedUntil }) =>
    bulkInsert(sql, 'pin_guards', [{ rider_id: riderId, seal, failures, locked_until: lockedUntil }], {
      keys: ['rider_id'],
      update: ['seal', 'failures', 'locked_until'],
    }),
});
