import { amaKey, fullNameOf, nameKey, type Rider, type RiderPinStore, type RiderStore } from '@rrr/core/riders';
import { bulkInsert } from '../bulk-insert.js';
import { noteListedRider } from '../list-tallies.js';
import { fitting, searchKey } from '../search-key.js';
import { forUpdate, type Sql } from '../sql.js';
import { noteEnrolled } from '../summaries/note-others.js';
import type { PinGuardRow, RiderRow } from '../tables/index.js';
import type { Keeping } from '../tallies.js';
import { saveWords } from '../words.js';

/** With what follows from it: how it is compared, put in order and searched. */
const riderRow = (it: Rider) => ({
  id: it.id,
  first_name: it.firstName,
  last_name: it.lastName,
  full_name: fullNameOf(it),
  email: it.email,
  phone1: it.phone1,
  born_on: it.bornOn,
  sex: it.sex,
  address_line1: it.addressLine1,
  address_line2: it.addressLine2,
  city: it.city,
  state: it.state,
  zipcode: it.zipcode,
  country: it.country,
  hometown: it.hometown,
  ama_number: it.amaNumber,
  profile_image: it.profileImage,
  factory: it.factory,
  professional: it.professional,
  parental_consent: it.consent !== null,
  deactivated: it.deactivated,
  enrolled_at: it.enrolledAt,
  name_key: nameKey(fullNameOf(it)),
  ama_key: fitting(40, amaKey(it.amaNumber ?? '')) || null,
  sort_key: fitting(255, searchKey(it.lastName, it.firstName)),
  search_key: fitting(400, searchKey(fullNameOf(it), it.amaNumber)),
  personal_key: fitting(400, `${it.email} ${searchKey(it.email, it.phone1)}`),
  main_sport: it.mainSport,
  race_style: it.raceStyle,
  bio: it.bio,
  social_media: it.socialMedia,
  consent_by: it.consent?.by ?? null,
  consent_at: it.consent?.at ?? null,
  tax_status: it.taxStatus,
  version: it.version,
});

export const riderOf = (row: RiderRow): Rider => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone1: row.phone1,
  bornOn: row.born_on,
  sex: row.sex,
  mainSport: row.main_sport,
  raceStyle: row.race_style,
  amaNumber: row.ama_number,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  city: row.city,
  state: row.state,
  zipcode: row.zipcode,
  country: row.country,
  hometown: row.hometown,
  bio: row.bio,
  socialMedia: row.social_media,
  profileImage: row.profile_image,
  professional: Boolean(row.professional),
  taxStatus: row.tax_status,
  factory: Boolean(row.factory),
  deactivated: Boolean(row.deactivated),
  consent: row.parental_consent ? { by: row.consent_by, at: row.consent_at } : null,
  enrolledAt: row.enrolled_at,
  version: row.version,
});

/** The counts of lists and the words of searches follow every write. */
export const knexRiderStore = (sql: Sql, keeping: Keeping): RiderStore => {
  const locked = async (id: string): Promise<RiderRow | undefined> =>
    (await sql.rows<RiderRow>(`SELECT * FROM riders WHERE id = ?${forUpdate(sql)}`, [id]))[0];
  return {
    lock: async (id) => {
      const row = await locked(id);
      return row && row.merged_into === null ? riderOf(row) : undefined;
    },
    insert: async (rider) => {
      const row = riderRow(rider);
      await bulkInsert(sql, 'riders', [row]);
      await saveWords(sql, 'riders', [row]);
      noteListedRider(keeping, undefined, { ...row, merged_into: null });
      noteEnrolled(keeping, row);
    },
    save: async (rider) => {
      const before = await locked(rider.id);
      if (!before) return;
      const row = riderRow({ ...rider, email: before.email });
      const { id, ...columns } = row;
      await sql.run(
        `UPDATE riders SET ${Object.keys(columns)
          .map((it) => `${it} = ?`)
          .join(', ')} WHERE id = ?`,
        [...Object.values(columns), id],
      );
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

export const knexRiderPinStore = (sql: Sql): RiderPinStore => ({
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
