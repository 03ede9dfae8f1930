import { rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { Amount, PayoutClaimAwardRow, PayoutClaimRow } from '../tables/index.js';
import type { Findings } from './violation.js';

const PAGE = 2_000;

type Line = Pick<PayoutClaimAwardRow, 'claim_id' | 'award_id' | 'amount' | 'live_award_id'> & {
  readonly rider_id: string;
  readonly currency: string;
  readonly type: string;
};
type Paid = { readonly reference: string; readonly award_id: string; readonly amount: Amount };

/**
 * Each claim pays its lines exactly once (invariant 5): a sent claim has ledger entries that sum to its gross, any
 * other claim has none in effect. @returns the number of claims
 */
export const verifyClaims = async (sql: Sql, findings: Findings): Promise<number> => {
  let last = '';
  let count = 0;
  for (;;) {
    const claims = await sql.rows<PayoutClaimRow>('SELECT * FROM payout_claims WHERE id > ? ORDER BY id LIMIT ?', [
      last,
      PAGE,
    ]);
    const ids = claims.map((claim) => claim.id);
    const lines = await rowsIn<Line>(
      sql,
      ids,
      (placeholders) =>
        `SELECT l.claim_id, l.award_id, l.amount, l.live_award_id, a.rider_id, a.currency, a.type
          FROM payout_claim_awards l JOIN awards a ON a.id = l.award_id WHERE l.claim_id IN (${placeholders})`,
    );
    const paid = await rowsIn<Paid>(
      sql,
      ids,
      (placeholders) =>
        `SELECT reference, award_id, SUM(-amount) AS amount FROM ledger_entries WHERE reference IN (${placeholders})
          AND kind IN ('pay', 'unpay') GROUP BY reference, award_id`,
    );
    const [linesOf, paidOf] = [grouped(lines, (line) => line.claim_id), grouped(paid, (item) => item.reference)];
    for (const claim of claims) verifyClaim(claim, linesOf.get(claim.id) ?? [], paidOf.get(claim.id) ?? [], findings);
    count += claims.length;
    last = claims.at(-1)?.id ?? last;
    if (claims.length < PAGE) return count;
  }
};

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

const verifyClaim = (
  claim: PayoutClaimRow,
  lines: readonly Line[],
  paid: readonly Paid[],
  findings: Findings,
): void => {
  const say = (detail: string): void => findings.add({ invariant: 5, where: `claim ${claim.id}`, detail });
  const [gross, sum] = [
    toSafeInteger(claim.gross),
    lines.reduce((total, line) => total + toSafeInteger(line.amount), 0),
  ];
  if (gross !== sum) say(`has the gross amount ${gross}, but its awards add up to ${sum}`);
  if (gross !== toSafeInteger(claim.net) + toSafeInteger(claim.withholding))
    say(`has the gross amount ${gross}, but ${claim.net} net and ${claim.withholding} withheld`);
  if ((claim.state === 'sent') !== (claim.sent_on !== null))
    say(`is ${claim.state}, but its sending date is ${claim.sent_on ?? 'missing'}`);
  for (const line of lines) {
    if (line.live_award_id !== (claim.state === 'pending' ? line.award_id : null))
      say(`is ${claim.state}, but holds award ${line.award_id} as ${line.live_award_id ?? 'free'}`);
    if (line.rider_id !== claim.rider_id || line.currency !== claim.currency || line.type !== 'cash')
      say(`holds award ${line.award_id}, which is not a cash award of its rider and currency`);
  }
  const due = new Map(lines.map((line) => [line.award_id, claim.state === 'sent' ? toSafeInteger(line.amount) : 0]));
  const got = new Map(paid.map((item) => [item.award_id, toSafeInteger(item.amount)]));
  for (const id of new Set([...due.keys(), ...got.keys()])) {
    const [want, have] = [due.get(id) ?? 0, got.get(id) ?? 0];
    if (want !== have) say(`is ${claim.state}, but its entries pay ${have} of award ${id} instead of ${want}`);
  }
};
