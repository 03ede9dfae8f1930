import { bonusOf } from '@rrr/core/ledger';
import { rowsIn, type Sql, toSafeInteger } from '../sql.js';
import { choicesOf } from '../stores/choice-rows.js';
import type { Amount, CreditChoiceAwardRow, CreditChoiceRow } from '../tables/index.js';
import type { Findings } from './violation.js';

const PAGE = 2_000;

interface Moved {
  readonly reference: string;
  readonly award_id: string;
  readonly kind: 'choose' | 'bonus';
  readonly amount: Amount;
}

/** A cash award that was taken as credit, with the credit and the bonus that its class gives its rider. */
interface Taken {
  readonly id: string;
  readonly chosen: Amount;
  readonly parts: Amount;
  readonly credit: Amount | null;
  readonly credit_taken: Amount | null;
  readonly bonus: Amount | null;
}

/**
 * Cash that riders took as credit left the cash exactly once, came as credit exactly once, and the program's bonus is at
 * most its percentage of what is still credit (invariant 5). @returns the number of choices
 */
export const verifyChoices = async (sql: Sql, findings: Findings): Promise<number> => {
  let last = '';
  let count = 0;
  for (;;) {
    const choices = await sql.rows<CreditChoiceRow>('SELECT * FROM credit_choices WHERE id > ? ORDER BY id LIMIT ?', [
      last,
      PAGE,
    ]);
    const ids = choices.map((choice) => choice.id);
    const parts = await rowsIn<CreditChoiceAwardRow>(
      sql,
      ids,
      (some) => `SELECT * FROM credit_choice_awards WHERE choice_id IN (${some})`,
    );
    const moved = await rowsIn<Moved>(
      sql,
      ids,
      (some) => `SELECT reference, award_id, kind, amount FROM ledger_entries WHERE reference IN (${some})
        AND kind IN ('choose', 'bonus')`,
    );
    for (const choice of choices)
      verifyChoice(
        choice,
        parts.filter((part) => part.choice_id === choice.id),
        moved.filter((entry) => entry.reference === choice.id),
        findings,
      );
    count += choices.length;
    last = choices.at(-1)?.id ?? last;
    if (choices.length < PAGE) break;
  }
  await verifyStray(sql, findings);
  await verifyTaken(sql, findings);
  return count;
};

const verifyChoice = (
  choice: CreditChoiceRow,
  parts: readonly CreditChoiceAwardRow[],
  moved: readonly Moved[],
  findings: Findings,
): void => {
  const say = (detail: string): void => findings.add({ invariant: 5, where: `choice ${choice.id}`, detail });
  for (const field of ['amount', 'bonus'] as const) {
    const sum = parts.reduce((total, part) => total + toSafeInteger(part[field]), 0);
    if (sum !== toSafeInteger(choice[field])) say(`has the ${field} ${choice[field]}, but its awards add up to ${sum}`);
  }
  const due = parts.flatMap((part) => [
    `choose ${part.award_id} ${-toSafeInteger(part.amount)}`,
    `choose ${part.credit_award_id} ${toSafeInteger(part.amount)}`,
    ...(part.bonus_award_id === null ? [] : [`bonus ${part.bonus_award_id} ${toSafeInteger(part.bonus)}`]),
  ]);
  const did = moved.map((item) => `${item.kind} ${item.award_id} ${toSafeInteger(item.amount)}`);
  if (due.toSorted().join() !== did.toSorted().join())
    say(`is recorded as ${due.toSorted().join(', ')}, but its entries are ${did.toSorted().join(', ') || 'missing'}`);
};

/** Entries of choices that were not recorded. */
const verifyStray = async (sql: Sql, findings: Findings): Promise<void> => {
  const rows = await sql.rows<{ award_id: string; kind: string }>(
    `SELECT e.award_id, e.kind FROM ledger_entries e LEFT JOIN credit_choices c ON c.id = e.reference
      WHERE e.kind IN ('choose', 'bonus') AND c.id IS NULL LIMIT 20`,
  );
  for (const row of rows)
    findings.add({ invariant: 5, where: `award ${row.award_id}`, detail: `has an entry '${row.kind}' of no choice` });
};

/** What was taken of each cash award, and the bonus on it, as it is now. */
const verifyTaken = async (sql: Sql, findings: Findings): Promise<void> => {
  for (let last = ''; ;) {
    const rows = await sql.rows<Taken>(
      `SELECT a.id, a.chosen, COALESCE(p.parts, 0) AS parts, k.initial_value AS credit, k.taken AS credit_taken,
         b.initial_value AS bonus
       FROM awards a
       LEFT JOIN (SELECT award_id, SUM(amount) AS parts FROM credit_choice_awards GROUP BY award_id) p ON p.award_id = a.id
       LEFT JOIN awards k ON k.class_id = a.class_id AND k.rider_id = a.rider_id AND k.type = 'credit'
       LEFT JOIN awards b ON b.class_id = a.class_id AND b.rider_id = a.rider_id AND b.type = 'bonus'
       WHERE a.type = 'cash' AND a.id > ? AND (a.chosen > 0 OR p.parts > 0) ORDER BY a.id LIMIT ?`,
      [last, PAGE],
    );
    const chosen = await choicesOf(
      sql,
      rows.map((row) => row.id),
    );
    for (const row of rows) {
      const say = (detail: string): void => findings.add({ invariant: 5, where: `award ${row.id}`, detail });
      if (toSafeInteger(row.chosen) !== toSafeInteger(row.parts))
        say(
          `${toSafeInteger(row.chosen)} was taken of it as credit, but its choices add up to ${toSafeInteger(row.parts)}`,
        );
      const most = bonusOf(
        chosen.get(row.id) ?? [],
        toSafeInteger(row.credit ?? 0) + toSafeInteger(row.credit_taken ?? 0),
      );
      if (toSafeInteger(row.bonus ?? 0) > most)
        say(`the bonus on its credit is ${toSafeInteger(row.bonus ?? 0)}, at most ${most} is due`);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PAGE) return;
  }
};
