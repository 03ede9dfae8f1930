import type { Verdict } from '../eligibility/index.js';
import { PurseOverLimit, type RaceClass, type RaceEvent } from '../events/index.js';
import {
  type Award,
  bookOf,
  type AwardType,
  type Chosen,
  correct,
  issue,
  type Movement,
  overpaid,
  type Shares,
  sharesOf,
  type WalletKey,
  walletKey,
  worthOf,
} from '../ledger/index.js';
import { addMonths, dateIn, type Ids, type Instant } from '../shared/index.js';
import { type Program, rulesOn } from '../program/index.js';

/** The part of a result that decides its award. */
export interface ResultVerdict {
  readonly classId: string;
  readonly riderId: string | null;
  readonly verdict: Verdict;
}

/** One award of a rider who took cash of the class as credit: its part of what the class earns them. */
interface Share {
  readonly of: keyof Shares;
  /** the cash award, and what was chosen of it */
  readonly cash: Award;
  readonly choices: readonly Chosen[];
  /** the amount of the verdict */
  readonly total: number;
}

/** The target value of a rider's award for a class; `worth` 0 reverses it. */
export interface Target {
  /** the amount of the verdict, or the award's share of it; higher than `worth` when an admin deducted from the award */
  readonly earned: number;
  /** left out: all of the verdict's amount */
  readonly share?: Share;
  readonly wallet: WalletKey;
  readonly classId: string;
  readonly type: AwardType;
  readonly worth: number;
  readonly existing: Award | null;
}

const keyOf = (classId: string, riderId: string, type: AwardType): string => `${classId}/${riderId}/${type}`;

/** By cash award: what its rider took as credit. */
export type ChoicesOf = ReadonlyMap<string, readonly Chosen[]>;
const NO_CHOICES: ChoicesOf = new Map();

/**
 * The differences between the awards an event's verdicts require and the existing ones (domain.md §4, correcting
 * results). What a rider took as credit stays credit, with its bonus, as far as the class still earns it.
 */
export const differences = (
  event: RaceEvent,
  results: readonly ResultVerdict[],
  awards: readonly Award[],
  chosen = NO_CHOICES,
): readonly Target[] => {
  const standing = new Map(
    awards
      .filter((award) => award.source)
      .map((award) => [keyOf(award.source?.classId ?? '', award.riderId, award.type), award]),
  );
  const targets = new Map<string, Target>();
  const put = (classId: string, riderId: string, type: AwardType, earned: number, share?: Share): void => {
    const key = keyOf(classId, riderId, type);
    const existing = standing.get(key) ?? null;
    targets.set(key, {
      wallet: { riderId, currency: existing?.currency ?? event.currency, book: bookOf(type) },
      classId,
      type,
      earned,
      worth: worthOf(existing, earned),
      existing,
      ...(share ? { share } : {}),
    });
  };
  for (const { classId, riderId, verdict } of results) {
    if (riderId === null || verdict.earns === null) continue;
    const { type, amount: total } = verdict.earns;
    const cash = type === 'cash' ? standing.get(keyOf(classId, riderId, type)) : undefined;
    const choices = cash && chosen.get(cash.id);
    if (!cash || !choices) put(classId, riderId, type, total);
    else
      for (const [of, earned] of Object.entries(sharesOf(choices, total, cash)) as [keyof Shares, number][])
        put(classId, riderId, of, earned, { of, cash, choices, total });
  }
  for (const [key, { source, riderId, type }] of standing)
    if (!targets.has(key)) put(source?.classId ?? '', riderId, type, 0);
  const differs = (target: Target): boolean => target.worth !== (target.existing?.initial ?? 0);
  // shares are divided again under the lock of the wallets, so they stay together
  const divided = new Set(
    [...targets.values()].flatMap((target) => (target.share && differs(target) ? [target.share.cash.id] : [])),
  );
  return [...targets.values()].filter(
    (target) => differs(target) || (target.share && divided.has(target.share.cash.id)),
  );
};

/** A target as it is now that the wallets are locked; `standing`: awards read under the lock, by id. */
export const underLock = (target: Target, standing: ReadonlyMap<string, Award>): Target => {
  const { share } = target;
  const existing = target.existing && (standing.get(target.existing.id) ?? target.existing);
  const earned = share
    ? sharesOf(share.choices, share.total, standing.get(share.cash.id) ?? share.cash)[share.of]
    : target.earned;
  return { ...target, existing, earned, worth: worthOf(existing, earned) };
};

export interface Issuing {
  readonly event: RaceEvent;
  readonly classes: readonly RaceClass[];
  readonly at: Instant;
  readonly ids: Ids;
  readonly program: Program;
}

/**
 * The movements that reach a target; `existing` must be read under the wallet's lock. Credit can be redeemed for its
 * season's number of months from the day of issue, also when it was taken back meanwhile; an increase of an expired
 * award gets the full period again.
 */
export const issuing = ({ event, classes, at, ids, program }: Issuing): ((target: Target) => readonly Movement[]) => {
  const today = dateIn(at, program.timeZone);
  const { creditMonths, limits } = rulesOn(program, event.startsOn);
  const lastDay = addMonths(today, creditMonths);
  const names = new Map(classes.map((raceClass) => [raceClass.id, raceClass.name]));
  const labels = new Map(classes.map((raceClass) => [raceClass.id, `${event.title} · ${raceClass.name}`]));
  return ({ wallet, classId, type, worth, existing }) => {
    const expiresOn = type === 'cash' ? null : lastDay;
    // verdicts never exceed this limit; the ledger enforces it anyway
    if (worth > limits.place && worth > (existing?.initial ?? 0))
      throw new PurseOverLimit({
        of: 'place',
        name: names.get(classId) ?? '',
        limit: limits.place,
        asked: worth,
        currency: wallet.currency,
      });
    if (existing) {
      // an award that was taken back comes back as it was issued: a restored event makes no new credit
      const lapsed =
        existing.initial > 0 && existing.current === 0 && existing.expiresOn !== null && existing.expiresOn < today;
      return correct(existing, worth).map((move) =>
        lapsed && move.amount > 0 ? { ...move, award: { ...move.award, expiresOn } } : move,
      );
    }
    if (worth === 0) return [];
    return [
      issue({
        id: ids.next(),
        riderId: wallet.riderId,
        currency: wallet.currency,
        type,
        initial: worth,
        awardedAt: at,
        expiresOn,
        source: { eventId: event.id, classId },
        seriesId: event.seriesId,
        label: labels.get(classId) ?? event.title,
      }),
    ];
  };
};

/** Minor units. Wallets change by `issued` − `reversed`. */
export interface MoneyMoved {
  /** what came into wallets: new awards, and what raised ones add */
  readonly issued: number;
  /** what left wallets; riders had spent the rest, or it had expired */
  readonly reversed: number;
  /** what riders had spent of awards that are worth less now; it stays with them */
  readonly overpaid: number;
}

/** The money that targets move, as the ledger's entries will say it. */
export const moneyMoved = (targets: readonly Target[]): MoneyMoved =>
  targets.reduce<MoneyMoved>((all, { worth, existing }) => {
    const moved = existing ? correct(existing, worth).reduce((sum, movement) => sum + movement.amount, 0) : worth;
    const after = existing ? overpaid({ ...existing, initial: worth }) - overpaid(existing) : 0;
    return {
      issued: all.issued + Math.max(0, moved),
      reversed: all.reversed + Math.max(0, -moved),
      overpaid: all.overpaid + Math.max(0, after),
    };
  }, noMoney);

export const noMoney: MoneyMoved = { issued: 0, reversed: 0, overpaid: 0 };
export const addMoney = (a: MoneyMoved, b: MoneyMoved): MoneyMoved => ({
  issued: a.issued + b.issued,
  reversed: a.reversed + b.reversed,
  overpaid: a.overpaid + b.overpaid,
});

/** The wallets of targets, each once, in lock order. */
export const walletsOf = (targets: readonly Target[]): readonly WalletKey[] =>
  [...new Map(targets.map((target) => [walletKey(target.wallet), target.wallet])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, key]) => key);
