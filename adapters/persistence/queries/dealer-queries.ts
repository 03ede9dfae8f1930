import type { DealerQueries } from '@rrr/core/dealers';
import { currencyOf } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import type { DealerRow } from '../tables/index.js';

export const knexDealerQueries = (db: Database): DealerQueries => {
  const sql = readerOn(db);
  return {
    one: async (dealerId) => {
      const [row] = await sql.rows<DealerRow>('SELECT * FROM dealers WHERE id = ?', [dealerId]);
      return (
        row && {
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
          currency: currencyOf(row.country),
        }
      );
    },
  };
};
