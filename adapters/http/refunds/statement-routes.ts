import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { codeOf, refundDueOn, type Statement, statementOf } from '@rrr/core/redemption';
import type { Program } from '@rrr/core/program';
import { addDays, addMonths, type Currency, dateIn, type Instant, type LocalDate, NotFound } from '@rrr/core/shared';
import type { Send } from '../sheets/export-call.js';
import { oneBatch } from '../sheets/one-batch.js';
import type { Column } from '../sheets/sheet-of.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';

type Shown = contract.Response<typeof contract.dealerStatement>['entries'][number];

interface Line {
  readonly at: Instant | null;
  readonly what: 'opening' | 'closing' | 'redeemed' | 'revoked' | 'refunded' | 'refund-undone';
  readonly entry: Statement['entries'][number] | null;
  readonly balance: number;
  readonly currency: Currency;
  readonly refund: Shown['refund'];
}

/** What became of a redemption until today; null for other entries. */
const refundOf =
  (program: Program, today: LocalDate) =>
  ({ at, now }: Statement['entries'][number]): Shown['refund'] => {
    if (!now) return null;
    if (now.status === 'revoked') return { state: 'undone', date: null };
    if (now.refundedAt !== null) return { state: 'refunded', date: dateIn(now.refundedAt, program.timeZone) };
    const date = refundDueOn(at, program);
    return { state: date < today ? 'overdue' : 'due', date };
  };

const TERMS = { due: 'due', overdue: 'overdue', refunded: 'refunded', undone: 'revoked' } as const;

/** Programs read this file by the place of its columns: new ones come last. */
const COLUMNS: readonly Column<Line>[] = [
  ['at', 17, (line, as) => as.moment(line.at)],
  ['type', 20, (line, as) => as.term(line.what)],
  ['code', 11, (line) => (line.entry ? codeOf(line.entry.redemptionNumber) : null)],
  ['rider', 26, (line) => line.entry?.riderName ?? null],
  ['employee', 20, (line) => line.entry?.employeeName ?? null],
  ['amount', 12, (line, as) => as.amount(line.entry?.change ?? null)],
  ['balanceOwed', 14, (line, as) => as.amount(line.balance)],
  ['currency', 9, (line) => line.currency],
  ['refund', 14, (line, as) => line.refund && as.term(TERMS[line.refund.state])],
  ['refundOn', 14, (line, as) => as.day(line.refund?.date ?? null)],
];

/** The statement as rows of a file: the balance at the start, the entries, the balance at the end. */
const linesOf = (
  { opening, entries, closing }: Statement,
  currency: Currency,
  refundFor: ReturnType<typeof refundOf>,
): readonly Line[] => [
  { at: null, what: 'opening', entry: null, balance: opening, currency, refund: null },
  ...entries.map((entry): Line => ({
    at: entry.at,
    what: entry.kind === 'undone' ? 'revoked' : entry.kind,
    entry,
    balance: entry.balance,
    currency,
    refund: refundFor(entry),
  })),
  { at: null, what: 'closing', entry: null, balance: closing, currency, refund: null },
];

const monthOf = (month: string) => {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
};

const reading = ({ queries: { dealers, refunds } }: HttpPorts) => {
  /** @throws NotFound for another dealer's, and for one that nobody has */
  return async (actor: Actor, dealerId: string, month: string) => {
    if (actor.type === 'dealer' && actor.subjectId !== dealerId) throw new NotFound('dealer');
    const dealer = await dealers.one(dealerId);
    if (!dealer) throw new NotFound('dealer');
    const { currency } = dealer;
    const { opening, entries } = await refunds.statement({ dealerId, currency, ...monthOf(month) });
    return { dealer, currency, statement: statementOf(opening, entries) };
  };
};

export const statementRoutes = (ports: HttpPorts): readonly Route[] => {
  const read = reading(ports);
  const { clock, program } = ports;
  return [
    route(contract.dealerStatement, can('refund:see'), async ({ actor, params: { dealerId }, query: { month } }) => {
      const { dealer, currency, statement } = await read(actor, dealerId, month);
      const { entries, totals, opening, closing } = statement;
      const refundFor = refundOf(program, dateIn(clock.now(), program.timeZone));
      const total = ({ count, amount }: { count: number; amount: number }) => ({
        count,
        amount: money(amount, currency),
      });
      return {
        dealer: { _id: dealer.id, dealerId: dealer.dealerId, name: dealer.name },
        month,
        ...monthOf(month),
        opening: money(opening, currency),
        entries: entries.map((entry) => ({
          kind: entry.kind,
          at: entry.at,
          redemption: { _id: entry.redemptionId, code: codeOf(entry.redemptionNumber) },
          riderName: entry.riderName,
          employeeName: entry.employeeName,
          change: money(entry.change, currency),
          balance: money(entry.balance, currency),
          refund: refundFor(entry),
        })),
        totals: {
          redeemed: total(totals.redeemed),
          undone: total(totals.undone),
          refunded: total(totals.refunded),
          refundsUndone: total(totals['refund-undone']),
        },
        closing: money(closing, currency),
      };
    }),
  ];
};

/** The statement as a file. */
export const statementExportRoutes = (ports: HttpPorts, send: Send): readonly Route[] => {
  const read = reading(ports);
  const { clock, program } = ports;
  return [
    route(contract.exportStatement, can('refund:see'), async (call) => {
      const { currency, statement } = await read(call.actor, call.params.dealerId, call.query.month);
      const refundFor = refundOf(program, dateIn(clock.now(), program.timeZone));
      return send(call, {
        what: 'statement',
        columns: COLUMNS,
        rows: oneBatch(() => Promise.resolve(linesOf(statement, currency, refundFor))),
      });
    }),
  ];
};
