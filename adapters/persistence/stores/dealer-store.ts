import type { Dealer, DealerStore } from '@rrr/core/dealers';
import { nameKey } from '@rrr/core/riders';
import { DEALER, rowMapper } from '@rrr/records';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql } from '../sql.js';
import type { DealerRow, Written } from '../tables/index.js';
import { updateRow } from '../update-row.js';
import { saveWords } from '../words.js';

const mapper = rowMapper(DEALER);

export const dealerRow = (dealer: Dealer): Written<DealerRow> => ({
  ...mapper.columns(dealer),
  id: dealer.id,
  show_email: dealer.showEmail,
  profile_image: dealer.profileImage,
  deactivated: dealer.deactivated,
  search_key: nameKey(`${dealer.name} ${dealer.dealerId}`),
  name_key: nameKey(dealer.name),
  version: dealer.version,
  lat_e6: dealer.point?.latE6 ?? null,
  lon_e6: dealer.point?.lonE6 ?? null,
  created_at: dealer.createdAt,
});

export const dealerOf = (row: DealerRow): Dealer => ({
  ...mapper.fields(row),
  id: row.id,
  showEmail: Boolean(row.show_email),
  profileImage: row.profile_image,
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
