import type { Dealer, DealerStore } from '@rrr/core/dealers';
import { nameKey } from '@rrr/core/riders';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql } from '../sql.js';
import type { DealerRow } from '../tables/index.js';
import { saveWords } from '../words.js';

export const dealerRow = (it: Dealer) => ({
  id: it.id,
  maker_number: it.dealerId,
  name: it.name,
  address_line1: it.addressLine1,
  address_line2: it.addressLine2,
  city: it.city,
  state: it.state,
  zipcode: it.zipcode,
  country: it.country,
  phone: it.phone,
  email: it.email,
  website_url: it.websiteUrl,
  profile_image: it.profileImage,
  bio: it.bio,
  deactivated: it.deactivated,
  search_key: nameKey(`${it.name} ${it.dealerId}`),
  name_key: nameKey(it.name),
  version: it.version,
  lat_e6: it.point?.latE6 ?? null,
  lon_e6: it.point?.lonE6 ?? null,
  created_at: it.createdAt,
});

export const dealerOf = (row: DealerRow): Dealer => ({
  id: row.id,
  dealerId: row.maker_number,
  name: row.name,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  city: row.city,
  state: row.state,
  zipcode: row.zipcode,
  country: row.country,
  phone: row.phone,
  email: row.email,
  websiteUrl: row.website_url,
  profileImage: row.profile_image,
  bio: row.bio,
  deactivated: Boolean(row.deactivated),
  point: row.lat_e6 === null || row.lon_e6 === null ? null : { latE6: row.lat_e6, lonE6: row.lon_e6 },
  version: row.version,
  createdAt: row.created_at,
});

export const knexDealerStore = (sql: Sql): DealerStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<DealerRow>(`SELECT * FROM dealers WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && dealerOf(row);
  },
  byDealerId: async (dealerId) =>
    (await sql.rows<{ id: string }>('SELECT id FROM dealers WHERE maker_number = ?', [dealerId]))[0],
  insert: async (dealer) => {
    const row = dealerRow(dealer);
    await lostOnDuplicate(bulkInsert(sql, 'dealers', [row]));
    await saveWords(sql, 'dealers', [row]);
  },
  save: async (dealer) => {
    const { id, ...columns } = dealerRow(dealer);
    // an upsert could overwrite another dealer with the same number
    await lostOnDuplicate(
      sql.run(
        `UPDATE dealers SET ${Object.keys(columns)
          .map((it) => `${it} = ?`)
          .join(', ')} WHERE id = ?`,
        [...Object.values(columns), id],
      ),
    );
    await saveWords(sql, 'dealers', [{ id, ...columns }]);
  },
});
