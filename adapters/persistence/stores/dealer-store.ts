import type { Dealer, DealerStore } from '@rrr/core/dealers';
import { nameKey } from '@rrr/core/riders';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql } from '../sql.js';
import type { DealerRow, Written } from '../tables/index.js';
import { updateRow } from '../update-row.js';
import { saveWords } from '../words.js';

export const dealerRow = (dealer: Dealer): Written<DealerRow> => ({
  id: dealer.id,
  maker_number: dealer.dealerId,
  name: dealer.name,
  address_line1: dealer.addressLine1,
  address_line2: dealer.addressLine2,
  city: dealer.city,
  state: dealer.state,
  zipcode: dealer.zipcode,
  country: dealer.country,
  phone: dealer.phone,
  email: dealer.email,
  show_email: dealer.showEmail,
  website_url: dealer.websiteUrl,
  profile_image: dealer.profileImage,
  bio: dealer.bio,
  deactivated: dealer.deactivated,
  search_key: nameKey(`${dealer.name} ${dealer.dealerId}`),
  name_key: nameKey(dealer.name),
  version: dealer.version,
  lat_e6: dealer.point?.latE6 ?? null,
  lon_e6: dealer.point?.lonE6 ?? null,
  created_at: dealer.createdAt,
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
  showEmail: Boolean(row.show_email),
  websiteUrl: row.website_url,
  profileImage: row.profile_image,
  bio: row.bio,
  deactivated: Boolean(row.deactivated),
  point: row.lat_e6 === null || row.lon_e6 === null ? null : { latE6: row.lat_e6, lonE6: row.lon_e6 },
  version: row.version,
  createdAt: row.created_at,
});

export const sqlDealerStore = (sql: Sql): DealerStore => ({
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
    const row = dealerRow(dealer);
    // not by an insert that updates: a dealer ID that another has would overwrite the other
    await lostOnDuplicate(updateRow(sql, 'dealers', row));
    await saveWords(sql, 'dealers', [row]);
  },
});
