import type { NextEvent, PromoterQueries, PromoterStatus, PublicPromoter } from '@rrr/core/promoters';
import type { LocalDate } from '@rrr/core/shared';
import { only, PROMOTER, valuesOf } from '@rrr/records';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { type Flag, placeholders, toSafeInteger } from '../sql.js';
import { decisionOf, promoterOf } from '../stores/promoter-store.js';
import type { PromoterDecisionRow, PromoterRow } from '../tables/index.js';
import { pageFrom, pageMap, typedWords } from './paging.js';
import { withPhone } from './phone-asked.js';
import { whereWord } from './word-search.js';

/** What admins find promoters by. */
const KINDS = ['promoter', 'promoter-personal'] as const;

const PUBLIC = only(PROMOTER, 'seenBy', 'everyone');
const publicOf = (row: PromoterRow): PublicPromoter => {
  const { id, profileImage, ...promoter } = promoterOf(row);
  return { id, profileImage, ...valuesOf(PUBLIC, promoter) };
};

export const sqlPromoterQueries = (db: Database): PromoterQueries => {
  const sql = readerOn(db);
  const promoters = () => db.read('promoters as p').select('p.*').orderBy(['p.name_key', 'p.id']);
  return {
    search: async (asked) => {
      const list = promoters();
      const { query } = await withPhone(sql, KINDS, asked);
      for (const word of typedWords(query)) void list.where((any) => whereWord(any, 'p.id', KINDS, word));
      if (asked.status) void list.where('p.status', asked.status);
      if (asked.active !== undefined) void list.where('p.deactivated', !asked.active);
      return pageMap(await pageFrom<PromoterRow>(sql, list, asked), promoterOf);
    },
    all: async (asked) => {
      const list = promoters().where({ 'p.status': 'approved', 'p.deactivated': false });
      for (const word of typedWords(asked.query)) void list.where((any) => whereWord(any, 'p.id', ['promoter'], word));
      return pageMap(await pageFrom<PromoterRow>(sql, list, asked), publicOf);
    },
    nextEvents: async (promoterIds, from, most) => {
      const found = new Map<string, readonly NextEvent[]>();
      if (promoterIds.length === 0) return found;
      const rows = await sql.rows<{ promoterId: string; id: string; title: string; startsOn: LocalDate }>(
        `SELECT promoter_id AS promoterId, id, title, starts_on AS startsOn FROM events
          WHERE promoter_id IN (${placeholders(promoterIds)}) AND starts_on >= ? AND canceled = 0 AND published = 1
          ORDER BY promoter_id, starts_on, id`,
        [...promoterIds, from],
      );
      for (const { promoterId, id, title, startsOn } of rows) {
        const before = found.get(promoterId) ?? [];
        if (before.length < most) found.set(promoterId, [...before, { id, title, startsOn }]);
      }
      return found;
    },
    summary: async () => {
      const rows = await sql.rows<{ status: PromoterStatus; deactivated: Flag; n: number | string }>(
        'SELECT status, deactivated, COUNT(*) AS n FROM promoters GROUP BY status, deactivated',
      );
      const count = (which: (row: (typeof rows)[number]) => boolean): number =>
        rows.filter(which).reduce((sum, row) => sum + toSafeInteger(row.n), 0);
      const of = (status: PromoterStatus) => count((item) => item.status === status);
      return {
        pending: of('pending'),
        approved: of('approved'),
        rejected: of('rejected'),
        deactivated: count((item) => Boolean(item.deactivated)),
      };
    },
    appliedSince: async () => {
      const [row] = await sql.rows<{ at: string | null }>(
        "SELECT MIN(applied_at) AS at FROM promoters WHERE status = 'pending'",
      );
      return row?.at ?? null;
    },
    one: async (promoterId) => {
      const [row] = await sql.rows<
        PromoterRow & {
          readonly events: number | string;
          readonly series: number | string;
          readonly logins: number | string;
          readonly two_step: string | null;
        }
      >(
        `SELECT p.*, (SELECT COUNT(*) FROM events e WHERE e.promoter_id = p.id) AS events, (SELECT COUNT(*)
          FROM series s WHERE s.promoter_id = p.id) AS series,
           (SELECT COUNT(*) FROM accounts a WHERE a.type = 'promoter' AND a.subject_id = p.id) AS logins,
           (SELECT MIN(a.email) FROM accounts a JOIN second_factors f ON f.account_id = a.id
             WHERE a.type = 'promoter' AND a.subject_id = p.id AND f.confirmed_at IS NOT NULL) AS two_step
          FROM promoters p WHERE p.id = ?`,
        [promoterId],
      );
      if (!row) return undefined;
      const decisions = await sql.rows<PromoterDecisionRow>(
        'SELECT * FROM promoter_decisions WHERE promoter_id = ? ORDER BY sequence DESC',
        [promoterId],
      );
      return {
        ...promoterOf(row),
        decisions: decisions.map(decisionOf),
        events: toSafeInteger(row.events),
        series: toSafeInteger(row.series),
        hasLogin: toSafeInteger(row.logins) > 0,
        twoStepEmail: row.two_step,
      };
    },
  };
};
