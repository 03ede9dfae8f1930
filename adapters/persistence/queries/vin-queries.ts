import { nameKey } from '@rrr/core/shared';
import type { DisputeView, PatternSearch, VinQueries } from '@rrr/core/vin';
import type { Knex } from 'knex';
import { rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { disputeOf, patternOfRow } from '../stores/vin-stores.js';
import type { BikeRow, VinDisputeRow, VinPatternRow } from '../tables/index.js';
import { countOf, pageFrom, pageMap, wherePrefix } from './paging.js';
import { vinReport } from './vin-report.js';

export const sqlVinQueries = (db: Database): VinQueries => {
  const sql = readerOn(db);
  return {
    report: vinReport(db, sql),

    patterns: async (asked) => {
      const list = db
        .read('vin_patterns as p')
        .select('p.*')
        .orderBy([
          { column: 'p.model_key' },
          { column: 'p.year', order: 'desc' },
          { column: 'p.pattern' },
          { column: 'p.id' },
        ]);
      searched(list, asked);
      return pageMap(await pageFrom<VinPatternRow>(sql, list, asked), patternOfRow);
    },

    disputes: async (asked) => {
      const list = db
        .read('vin_disputes as d')
        .join('riders as h', 'h.id', 'd.held_by')
        .join('riders as c', 'c.id', 'd.claimed_by')
        .select('d.*', 'h.full_name as held_by_name', 'c.full_name as claimed_by_name')
        .orderBy([
          { column: 'd.at', order: 'desc' },
          { column: 'd.id', order: 'desc' },
        ]);
      void (asked.open ? list.whereNull('d.settled_at') : list.whereNotNull('d.settled_at'));
      type Row = VinDisputeRow & { readonly held_by_name: string; readonly claimed_by_name: string };
      const page = await pageFrom<Row>(sql, list, asked);
      const sizes = new Map<string, number>();
      for (const { run_id } of page.items)
        if (run_id !== null && !sizes.has(run_id))
          sizes.set(
            run_id,
            await countOf(sql, db.read('vin_disputes').where('run_id', run_id).whereNull('settled_at')),
          );
      return pageMap(page, (row): DisputeView => ({
        ...disputeOf(row),
        heldByName: row.held_by_name,
        claimedByName: row.claimed_by_name,
        ...(row.run_id === null ? {} : { runSize: sizes.get(row.run_id) ?? 0 }),
      }));
    },

    models: (limit) =>
      sql.rows<{ readonly model: string; readonly year: number }>(
        "SELECT model, year FROM vin_patterns WHERE status = 'verified' GROUP BY year, model ORDER BY year DESC, model LIMIT ?",
        [limit],
      ),

    verifiedOf: async (years, limit) => {
      if (years.length === 0) return [];
      const found = db.read('vin_patterns').whereIn('year', years).where('status', 'verified').limit(limit);
      return (await sql.list<VinPatternRow>(found)).map(patternOfRow);
    },

    counts: async () => {
      const bikes = (status: BikeRow['vin_status']) =>
        countOf(sql, db.read('bikes').where('vin_status', status).whereRaw(rowsOf('bikes')));
      const patterns = (status: VinPatternRow['status']) =>
        countOf(sql, db.read('vin_patterns').where('status', status));
      const [waitingBikes, unverified, verified, invalid, waiting, trusted, openDisputes] = await Promise.all([
        countOf(sql, db.read('bikes').where('vin_status', 'unverified').whereNotNull('active_vin')),
        bikes('unverified'),
        bikes('verified'),
        bikes('invalid'),
        patterns('unverified'),
        patterns('verified'),
        countOf(sql, db.read('vin_disputes').whereNull('settled_at')),
      ]);
      return {
        bikes: { unverified, verified, invalid },
        waitingBikes,
        patterns: { unverified: waiting, verified: trusted },
        openDisputes,
      };
    },
  };
};

/** Patterns are kept in ASCII, which MariaDB compares with nothing else. */
const wherePattern = (list: Knex.QueryBuilder, typed: string): void => {
  const pattern = typed.trim().toUpperCase();
  if (/[^ -~]/.test(pattern)) void list.whereRaw('1 = 0');
  else void list.where('p.pattern', '>=', pattern).where('p.pattern', '<=', `${pattern}~`);
};

const searched = (list: Knex.QueryBuilder, { query, model, year, pattern, status }: PatternSearch): void => {
  if (query)
    void list.where((either) => {
      wherePrefix(either, 'p.model_key', nameKey(query));
      void either.orWhere((other) => wherePattern(other, query));
    });
  if (model) wherePrefix(list, 'p.model_key', nameKey(model));
  if (pattern) wherePattern(list, pattern);
  if (year !== undefined) void list.where('p.year', year);
  if (status) void list.where('p.status', status);
};
