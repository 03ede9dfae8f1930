import { type Currency, type Instant, type LocalDate, refusal } from '../shared/index.js';
import { type Award, overpaid } from './award.js';
import { issue } from './moves.js';
import type { Movement } from './post.js';

/** What a rider took as dealer credit of one cash award. Amounts are minor units. */
export interface ChosenPart {
  /** the cash award */
  readonly awardId: string;
  readonly creditId: string;
  /** null: the bonus came to nothing */
  readonly bonusId: string | null;
  /** what left the cash award and came as credit */
  readonly amount: number;
  /** what the program added */
  readonly bonus: number;
}

/** A rider's choice of dealer credit in place of cash, final once made (ADR 16). */
export interface CreditChoice {
  readonly id: string;
  readonly riderId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly bonus: number;
  /** the bonus in hundredths of a percent, as the program's setting was */
  readonly basisPoints: number;
  readonly chosenAt: Instant;
  readonly parts: readonly ChosenPart[];
}

/** One choice of a cash award, as it counts when results change afterwards. */
export interface Chosen {
  /** minor units */
  readonly amount: number;
  readonly basisPoints: number;
}

export class CreditNotOffered extends refusal('CREDIT_NOT_OFFERED', 'Cash cannot be taken as dealer credit') {}

/** The bonus on an amount: whole minor units, rounded down, exact for any amount. */
export const bonusOn = (amount: number, basisPoints: number): number =>
  Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n);

/** The bonus on the part of choices that is still credit: the earlier choices count first. */
export const bonusOf = (choices: readonly Chosen[], credit: number): number => {
  let left = credit;
  let bonus = 0;
  for (const { amount, basisPoints } of choices) {
    const part = Math.min(left, amount);
    bonus += bonusOn(part, basisPoints);
    left -= part;
  }
  return bonus;
};

/** What each award of a rider and class is worth before deductions, in minor units. */
export interface Shares {
  readonly cash: number;
  readonly credit: number;
  readonly bonus: number;
}

/**
 * Divides what a class earns a rider between cash and what the rider took as credit. What was paid or expired as cash,
 * or deducted from it, comes first; then the credit, as much as was chosen; what exceeds both is cash. The same choices
 * and amounts always give the same shares, so what is taken back and earned again is credit again.
 */
export const sharesOf = (
  choices: readonly Chosen[],
  earned: number,
  { spent, expired, taken }: Pick<Award, 'spent' | 'expired' | 'taken'>,
): Shares => {
  const chosen = choices.reduce((sum, choice) => sum + choice.amount, 0);
  const credit = Math.min(chosen, Math.max(0, earned - spent - expired - taken));
  return { cash: earned - credit, credit, bonus: bonusOf(choices, credit) };
};

/** A cash award, what was chosen of it before, and the credit that its class has given the rider already. */
export interface Choosable {
  readonly cash: Award;
  readonly earlier: readonly Chosen[];
  readonly credit: Award | null;
  readonly bonus: Award | null;
}

/** Credit that holds less than it is worth cannot be raised by a choice: the rider would get less than they gave up. */
const isWhole = (award: Award | null): boolean =>
  award === null || (overpaid(award) === 0 && (award.initial > 0 || award.taken === 0));

/**
 * Whether a cash award can be taken as credit: won by a result, so not given by an administrator, and nothing of what
 * its class gave before was overpaid.
 */
export const isChoosable = ({ cash, credit, bonus }: Choosable): boolean =>
  cash.type === 'cash' && cash.current > 0 && cash.source !== null && isWhole(credit) && isWhole(bonus);

export interface Choosing {
  readonly basisPoints: number;
  readonly today: LocalDate;
  /** last day of credit that is issued today, by the season of the award's race */
  readonly lastDay: LocalDate;
}

/** What choosing credit for one cash award gives. Amounts are minor units. */
export interface Offer {
  readonly awardId: string;
  readonly label: string;
  readonly amount: number;
  readonly bonus: number;
  readonly expiresOn: LocalDate;
}

/** Credit that the class gave before keeps its last day, unless that has passed. */
const expiryOf = ({ credit }: Pick<Choosable, 'credit'>, { today, lastDay }: Choosing): LocalDate =>
  credit?.expiresOn && credit.initial > 0 && credit.expiresOn >= today ? credit.expiresOn : lastDay;

export const offerOf = (choosable: Choosable, choosing: Choosing): Offer => {
  const { cash, credit, bonus, earlier } = choosable;
  const amount = cash.current;
  const before = credit ? credit.initial + credit.taken : 0;
  const after = bonusOf([...earlier, { amount, basisPoints: choosing.basisPoints }], before + amount);
  return {
    awardId: cash.id,
    label: cash.label,
    amount,
    bonus: Math.max(0, after - (bonus ? bonus.initial + bonus.taken : 0)),
    expiresOn: expiryOf(choosable, choosing),
  };
};

interface NewIds {
  readonly credit: string;
  readonly bonus: string;
}

/** Adds to an award of the class, or issues it. */
const given = (
  kind: 'choose' | 'bonus',
  existing: Award | null,
  amount: number,
  expiresOn: LocalDate,
  fresh: Pick<Award, 'id' | 'riderId' | 'currency' | 'type' | 'awardedAt' | 'source' | 'seriesId' | 'label'>,
): Movement => {
  if (!existing) {
    const issued = issue({ ...fresh, initial: amount, expiresOn });
    return { ...issued, kind, award: { ...issued.award, chosen: amount } };
  }
  const award = {
    ...existing,
    initial: existing.initial + amount,
    current: existing.current + amount,
    chosen: (existing.chosen ?? 0) + amount,
    expiresOn,
  };
  return { kind, amount, award, worth: amount };
};

/**
 * The movements of a choice: out of the cash award, into a credit award of the same class, and a bonus of the program
 * beside it. Credit and bonus count for the day on which the cash was won.
 */
export const choose = (
  choosable: Choosable,
  choosing: Choosing,
  ids: NewIds,
): { readonly part: ChosenPart; readonly out: Movement; readonly into: readonly Movement[] } => {
  const { cash, credit, bonus } = choosable;
  const { amount, bonus: extra, expiresOn } = offerOf(choosable, choosing);
  const { riderId, currency, awardedAt, source, seriesId, label } = cash;
  const same = { riderId, currency, awardedAt, source, seriesId, label };
  const out: Movement = {
    kind: 'choose',
    amount: -amount,
    award: { ...cash, initial: cash.initial - amount, current: 0, chosen: (cash.chosen ?? 0) + amount },
    worth: -amount,
  };
  const [creditId, bonusId] = [credit?.id ?? ids.credit, bonus?.id ?? ids.bonus];
  const into = [
    given('choose', credit, amount, expiresOn, { ...same, id: creditId, type: 'credit' }),
    ...(extra > 0 ? [given('bonus', bonus, extra, expiresOn, { ...same, id: bonusId, type: 'bonus' })] : []),
  ];
  return {
    part: { awardId: cash.id, creditId, bonusId: extra > 0 ? bonusId : null, amount, bonus: extra },
    out,
    into,
  };
};
