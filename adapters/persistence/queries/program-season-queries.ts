import type { SeasonQueries } from '@rrr/core/seasons';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { scheduledSeasons, seasonOf } from '../stores/season-store.js';
import type { ProgramSeasonRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

export const sqlSeasonQueries = (db: Database): SeasonQueries => {
  const sql = readerOn(db);
  return {
    list: async (asked) => {
      const list = db
        .read('program_seasons')
        .select('*')
        .orderBy([
          { column: 'starts_on', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      return pageMap(await pageFrom<ProgramSeasonRow>(sql, list, asked), seasonOf);
    },
    one: async (id) => {
      const [row] = await sql.rows<ProgramSeasonRow>('SELECT * FROM program_seasons WHERE id = ?', [id]);
      return row && seasonOf(row);
    },
    scheduled: () => scheduledSeasons(sql),
  };
};
