import type { CashYear, ChequeSearch, ChequeView, ClaimSummary, PayoutQueries } from '@rrr/core/payouts';
import { type LocalDate, type PageAsked, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { CLAIM_COLUMNS, chequeOf, claimOf, orderOf } from '../stores/payout-rows.js';
import type {
  Amount,
  AwardRow,
  ChequeRow,
  PaymentOrderRow,
  PayoutClaimRow,
  RiderCashYearRow,
} from '../tables/index.js';
import { creditChoices } from './credit-choices.js';
import { idsOf, inOrderOf, pageFrom, pageMap, pageOfIds } from './paging.js';
import { chequePapers } from './cheque-papers.js';
import { pageOfClaims } from './payout-claim-list.js';
import { payoutFigures } from './payout-figures.js';
import { riderCash } from './rider-cash.js';
import { taxLines, taxSums } from './tax-lines.js';
import { fromAwards, WAITING, waitingColumns, waitingKeys, waitingOf, type WaitingRow } from './waiting-awards.js';

type ClaimRow = PayoutClaimRow & { readonly rider_name: string; readonly awards: number | string };
type LineRow = Pick<AwardRow, 'id' | 'label' | 'awarded_at' | 'current_value'> & { readonly amount: Amount };
type ChequeViewRow = ChequeRow & { readonly rider_id: string };

const summaryOf = (row: ClaimRow, today: LocalDate): ClaimSummary => ({
  ...claimOf(row),
  riderName: row.rider_name,
  awards: toSafeInteger(row.awards),
  overdue: row.state === 'pending' && row.due_on < today,
});
const chequeView = (row: ChequeViewRow): ChequeView => ({ ...chequeOf(row), riderId: row.rider_id });
const cashYearOf = (row: RiderCashYearRow & { readonly rider_name: string }): CashYear => ({
  riderId: row.rider_id,
  riderName: row.rider_name,
  year: row.year,
  currency: row.currency,
  gross: toSafeInteger(row.gross),
  withholding: toSafeInteger(row.withholding),
  net: toSafeInteger(row.net),
});

const claimsOf = (read: Knex): Knex.QueryBuilder =>
  read('payout_claims as k')
    .join('riders as r', 'r.id', 'k.rider_id')
    .select(
      ...CLAIM_COLUMNS.map((claimColumn) => `k.${claimColumn}`),
      'r.full_name as rider_name',
      read.raw('(SELECT COUNT(*) FROM payout_claim_awards a WHERE a.claim_id = k.id) AS awards'),
    );

/** Claims of ids, in the order of the ids. */
export const claimViews = (db: Database) => {
  const reader = readerOn(db);
  return async (ids: readonly string[], today: LocalDate): Promise<readonly ClaimSummary[]> =>
    (await inOrderOf<ClaimRow>(reader, ids, claimsOf(db.read), 'k.id')).map((claimRow) => summaryOf(claimRow, today));
};

/** Those of a list of cheques. */
export const whereCheques = (
  list: Knex.QueryBuilder,
  { standing, confirmed, from, to }: Omit<ChequeSearch, keyof PageAsked>,
): Knex.QueryBuilder => {
  if (standing !== undefined)
    void (standing ? list.whereNotNull('c.live_claim_id') : list.whereNull('c.live_claim_id'));
  if (confirmed !== undefined)
    void (confirmed ? list.whereNotNull('c.confirmed_at') : list.whereNull('c.confirmed_at'));
  if (from !== undefined) void list.where('c.issued_on', '>=', from);
  if (to !== undefined) void list.where('c.issued_on', '<=', to);
  return list;
};

export const sqlPayoutQueries = (db: Database): PayoutQueries => {
  const reader = readerOn(db);
  const { read } = db;
  const views = claimViews(db);
  const claims = (): Knex.QueryBuilder => claimsOf(read);
  const cheques = (): Knex.QueryBuilder =>
    read('cheques as c').join('payout_claims as k', 'k.id', 'c.claim_id').select('c.*', 'k.rider_id');

  return {
    creditChoices: (asked) => creditChoices(db, asked),

    claims: async (asked, today) => {
      const { ids, total } = await pageOfClaims(db, reader, asked, today);
      return pageOf(await views(ids, today), asked, total);
    },

    claim: async (id, today) => {
      const [row] = await reader.list<ClaimRow>(claims().where('k.id', id));
      if (!row) return undefined;
      const [lines, [order], drawn] = await Promise.all([
        reader.rows<LineRow>(
          `SELECT a.id, a.label, a.awarded_at, a.current_value, l.amount FROM payout_claim_awards l
            JOIN awards a ON a.id = l.award_id WHERE l.claim_id = ? ORDER BY a.awarded_at, a.id`,
          [id],
        ),
        reader.rows<PaymentOrderRow>('SELECT * FROM payment_orders WHERE claim_id = ?', [id]),
        reader.rows<ChequeRow>('SELECT * FROM cheques WHERE claim_id = ? ORDER BY number', [id]),
      ]);
      return {
        ...summaryOf(row, today),
        lines: lines.map((line) => ({
          awardId: line.id,
          label: line.label,
          awardedAt: line.awarded_at,
          amount: toSafeInteger(line.amount),
          current: toSafeInteger(line.current_value),
        })),
        outdated:
          row.state === 'pending' &&
          lines.some((line) => toSafeInteger(line.amount) !== toSafeInteger(line.current_value)),
        order: order ? orderOf(order) : null,
        cheques: drawn.map(chequeOf),
      };
    },

    claimsOf: async (awardId, today) => {
      const list = claims()
        .whereIn('k.id', read('payout_claim_awards').where('award_id', awardId).select('claim_id'))
        .orderBy(['k.requested_at', 'k.id']);
      return (await reader.list<ClaimRow>(list)).map((claimRow) => summaryOf(claimRow, today));
    },

    riderCash: (riderId) => riderCash(reader, riderId),

    waiting: async (asked) => {
      const order = [
        { column: 'a.awarded_on', order: 'asc' },
        { column: 'a.id', order: 'asc' },
      ] as const;
      // all of them at once: to count them costs as much
      const all = await idsOf(reader, waitingKeys(read, asked), order, WAITING, 0);
      const ids = all.slice((asked.page - 1) * asked.limit, asked.page * asked.limit);
      const shown = fromAwards(read).select(...waitingColumns(read));
      return pageOf((await inOrderOf<WaitingRow>(reader, ids, shown, 'a.id')).map(waitingOf), asked, all.length);
    },

    cheques: async (asked) =>
      pageMap(
        await pageFrom<ChequeViewRow>(reader, whereCheques(cheques(), asked).orderBy('c.number', 'desc'), asked),
        chequeView,
      ),

    chequePapers: (numbers) => chequePapers(reader, numbers),

    chequesAfter: async (number, limit) =>
      (await reader.list<ChequeViewRow>(cheques().where('c.number', '>', number).orderBy('c.number').limit(limit))).map(
        chequeView,
      ),

    cashYears: async ({ year, currency, atLeast = 1, ...page }) => {
      const keys = read('rider_cash_years as y')
        .where({ 'y.year': year, 'y.currency': currency })
        .where('y.gross', '>=', atLeast);
      const order = [
        { column: 'y.gross', order: 'desc' },
        { column: 'y.rider_id', order: 'desc' },
      ] as const;
      const { ids, total } = await pageOfIds(reader, keys, order, page);
      const shown = read('rider_cash_years as y')
        .join('riders as r', 'r.id', 'y.rider_id')
        .where({ 'y.year': year, 'y.currency': currency })
        .select('y.*', 'y.rider_id as id', 'r.full_name as rider_name');
      return pageOf(
        (await inOrderOf<RiderCashYearRow & { id: string; rider_name: string }>(reader, ids, shown, 'y.rider_id')).map(
          cashYearOf,
        ),
        page,
        total,
      );
    },

    taxLines: (asked) => taxLines(reader, asked),
    taxSums: (asked) => taxSums(reader, asked),

    figures: (currency, today) => payoutFigures(reader, currency, today),
  };
};
