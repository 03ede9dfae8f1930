import type { Instant } from '../shared/index.js';
import type { Redemption } from './redemption.js';

/** What changes the amount that a dealer is owed. */
export const STATEMENT_KINDS = ['redeemed', 'undone', 'refunded', 'refund-undone'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** One change: a redemption adds to what is owed until it is undone, a refund takes it away until it is undone. */
export interface StatementEntry {
  readonly kind: StatementKind;
  readonly at: Instant;
  readonly redemptionId: string;
  readonly redemptionNumber: number;
  readonly riderName: string;
  readonly employeeName: string;
  /** minor units, always positive; the kind gives the direction */
  readonly amount: number;
  /** of a redemption: what became of it until now; null for the other kinds */
  readonly now: { readonly status: Redemption['status']; readonly refundedAt: Instant | null } | null;
}

interface Total {
  readonly count: number;
  readonly amount: number;
}

export interface Statement {
  /** owed to the dealer when the period began, in minor units */
  readonly opening: number;
  /** in the order in which they happened; `change` is signed, `balance` is owed after it */
  readonly entries: readonly (StatementEntry & { readonly change: number; readonly balance: number })[];
  readonly totals: Readonly<Record<StatementKind, Total>>;
  /** owed when the period ended: opening + redeemed − undone − refunded + refunds undone */
  readonly closing: number;
}

const SIGN: Readonly<Record<StatementKind, 1 | -1>> = { redeemed: 1, undone: -1, refunded: -1, 'refund-undone': 1 };
/** At one instant, what is owed is made before it is paid or taken back. */
const inOrder = (a: StatementEntry, b: StatementEntry): number =>
  a.at < b.at
    ? -1
    : a.at > b.at
      ? 1
      : STATEMENT_KINDS.indexOf(a.kind) - STATEMENT_KINDS.indexOf(b.kind) ||
        (a.redemptionId < b.redemptionId ? -1 : a.redemptionId > b.redemptionId ? 1 : 0);

const NONE: Total = { count: 0, amount: 0 };

/** What a dealer was owed and paid in a period, with the balance after each entry. */
export const statementOf = (opening: number, changes: readonly StatementEntry[]): Statement => {
  const totals: Record<StatementKind, Total> = { redeemed: NONE, undone: NONE, refunded: NONE, 'refund-undone': NONE };
  let balance = opening;
  const entries = changes.toSorted(inOrder).map((entry) => {
    const change = SIGN[entry.kind] * entry.amount;
    const { count, amount } = totals[entry.kind];
    totals[entry.kind] = { count: count + 1, amount: amount + entry.amount };
    balance += change;
    return { ...entry, change, balance };
  });
  return { opening, entries, totals, closing: balance };
};
