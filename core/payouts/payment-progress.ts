import { checkOf, type Reason } from '../eligibility/index.js';
import type { Program } from '../program/index.js';
import type { EarningView } from '../results/index.js';
import type { Instant, LocalDate } from '../shared/index.js';
import type { Missing } from './payee.js';
import { paymentInfoDue } from './payment-due.js';
import type { ClaimSummary, CreditChoiceView, RiderCash } from './payout-queries.port.js';

/**
 * One step on the way from a result to its payment. `done`: completed · `waiting`: the current step · `stopped`: it
 * ends here · `ahead`: not reached yet. Amounts are minor units of the result's currency.
 */
export interface PaymentStep {
  readonly step: 'received' | 'matched' | 'checks' | 'award' | 'credit' | 'redeem' | 'claim' | 'payment';
  readonly state: 'done' | 'waiting' | 'stopped' | 'ahead';
  readonly at: Instant | null;
  readonly dueOn: LocalDate | null;
  readonly amount: number | null;
  readonly reasons: readonly Reason[];
  readonly missing: readonly Missing[];
}

const step = (
  name: PaymentStep['step'],
  state: PaymentStep['state'],
  more: Partial<PaymentStep> = {},
): PaymentStep => ({
  step: name,
  state,
  at: null,
  dueOn: null,
  amount: null,
  reasons: [],
  missing: [],
  ...more,
});

type Award = NonNullable<EarningView['award']>;

/**
 * Answers "Where is my money?": received → matched → checks → award → redeemed or expired, or claimed and paid. The
 * list ends at a stopped step. `claims`: all claims that contained the award; `cash`: what the rider can claim, for a
 * pro result; `choices`: of dealer credit in place of this cash, the newest first.
 */
export const paymentProgress = (
  { receivedAt, verdict, award }: EarningView,
  claims: readonly ClaimSummary[],
  cash: RiderCash | undefined,
  program: Program,
  choices: readonly CreditChoiceView[] = [],
): readonly PaymentStep[] => {
  const begun = [step('received', 'done', { at: receivedAt }), step('matched', 'done')];
  if (!verdict.earns) {
    const state = checkOf(verdict)?.state === 'held' ? 'waiting' : 'stopped';
    return [...begun, step('checks', state, { reasons: verdict.reasons })];
  }
  const checked = [...begun, step('checks', 'done')];
  if (!award) return [...checked, step('award', 'waiting', { amount: verdict.earns.amount })];
  if (award.status === 'reversed') return [...checked, step('award', 'stopped', { at: award.awardedAt, amount: 0 })];
  const taken = takenOf(award, choices);
  const won = award.type === 'cash' ? award.initial + (award.chosen ?? 0) : (award.chosen ?? award.initial);
  const awarded = [...checked, step('award', 'done', { at: award.awardedAt, amount: won }), ...taken];
  if (award.type === 'cash') return [...awarded, ...paid(award, claims, cash, program)];
  return [...awarded, taken.length > 0 ? redeemedOf(award, choices) : redeemed(award)];
};

const partsOf = (award: Award, choices: readonly CreditChoiceView[]) =>
  choices.flatMap(({ chosenAt, parts }) =>
    parts.flatMap((part) => (part.awardId === award.id || part.creditId === award.id ? [{ ...part, chosenAt }] : [])),
  );

/** Cash of the result that its rider took as dealer credit, with the bonus. */
const takenOf = (award: Award, choices: readonly CreditChoiceView[]): readonly PaymentStep[] => {
  const parts = partsOf(award, choices);
  const amount = parts.reduce((sum, part) => sum + part.amount + part.bonus, 0);
  return parts.length === 0 ? [] : [step('credit', 'done', { at: parts[0]?.chosenAt ?? null, amount })];
};

/** Credit that was taken in place of cash is redeemed together with its bonus. */
const redeemedOf = (award: Award, choices: readonly CreditChoiceView[]): PaymentStep => {
  const left = partsOf(award, choices)[0]?.left ?? 0;
  if (left === 0) return redeemed(award);
  return step('redeem', 'waiting', { dueOn: award.expiresOn, amount: left });
};

const redeemed = ({ status, current, expiresOn }: Award): PaymentStep =>
  step('redeem', status === 'current' ? 'waiting' : status === 'expired' ? 'stopped' : 'done', {
    dueOn: status === 'spent' ? null : expiresOn,
    amount: current,
  });

const paid = (
  award: Award,
  claims: readonly ClaimSummary[],
  cash: RiderCash | undefined,
  program: Program,
): readonly PaymentStep[] => {
  const live = claims.filter((claim) => claim.state !== 'canceled').at(-1);
  if (live) {
    const payment = live.sent
      ? step('payment', 'done', { at: live.sent.at, amount: live.net })
      : step('payment', 'waiting', { dueOn: live.dueOn, amount: live.net });
    return [step('claim', 'done', { at: live.requestedAt, amount: live.gross }), payment];
  }
  if (award.status === 'expired') return [step('claim', 'stopped', { amount: award.current })];
  const missing = cash?.missing ?? [];
  const owed = cash?.awards.find((candidate) => candidate.id === award.id);
  const dueOn = missing.length > 0 && owed ? paymentInfoDue(program, owed.raceDay, owed.extendedUntil) : null;
  return [step('claim', 'waiting', { amount: award.current, missing, dueOn }), step('payment', 'ahead')];
};
