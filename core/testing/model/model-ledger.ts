/** The wallets of riders, as simply as possible: no entries, no hashes, no database. The real program must agree. */
export interface ModelAward {
  readonly id: string;
  readonly cash: boolean;
  /** '9999' for cash */
  readonly expiresOn: string;
  readonly nth: number;
  riderId: string;
  initial: number;
  current: number;
  spent: number;
  expired: number;
  /** deducted by adjustments; corrections do not give it back */
  taken: number;
  /** the live claim that contains it */
  claim: ModelClaim | null;
  /** the series of a bonus; a rider has at most one per series */
  series: string | null;
}

export interface ModelRedemption {
  readonly id: string;
  readonly amount: number;
  readonly lines: readonly { readonly award: ModelAward; readonly amount: number }[];
  riderId: string;
  readonly day: string;
  state: 'redeemed' | 'refunded' | 'revoked';
}

export interface ModelClaim {
  readonly id: string;
  lines: readonly { readonly award: ModelAward; readonly amount: number }[];
  riderId: string;
  state: 'pending' | 'sent' | 'canceled';
  /** state of the payment order; `unknown`: the provider did not answer */
  order: 'none' | 'unknown' | 'made' | 'canceled';
}

/** An adjustment that waits for another administrator, or waited. */
export interface ModelRequest {
  readonly id: string;
  readonly riderId: string;
  readonly amount: number;
  readonly expiresOn: string;
  readonly until: string;
  waits: boolean;
}

export class ModelLedger {
  readonly requests: ModelRequest[] = [];
  readonly awards = new Map<string, ModelAward>();
  readonly redemptions: ModelRedemption[] = [];
  readonly claims: ModelClaim[] = [];
  /** number of the last cheque, and amounts of claims waiting for one */
  readonly cheques = { last: 0, due: [] as number[] };
  /** awards that changed since the last comparison */
  readonly touched = new Set<ModelAward>();
  /** total that the administrator adjusted on the last day with adjustments */
  private adjusted = { day: '', sum: 0 };
  /** the part of it that nobody else decided */
  private alone = { day: '', sum: 0 };
  private readonly ofRider = new Map<string, Set<ModelAward>>();

  private of(riderId: string): Set<ModelAward> {
    const known = this.ofRider.get(riderId) ?? new Set();
    this.ofRider.set(riderId, known);
    return known;
  }

  issue(id: string, riderId: string, amount: number, expiresOn: string | null, series: string | null = null): void {
    const award = {
      id,
      cash: expiresOn === null,
      riderId,
      expiresOn: expiresOn ?? '9999',
      nth: this.awards.size,
      initial: amount,
      current: amount,
      spent: 0,
      expired: 0,
      taken: 0,
      claim: null,
      series,
    };
    this.awards.set(id, award);
    this.of(riderId).add(award);
    this.touched.add(award);
  }

  hasBonus(riderId: string, series: string): boolean {
    return [...this.of(riderId)].some((award) => award.series === series);
  }

  held(riderId: string, cash: boolean): number {
    return [...this.of(riderId)].reduce((total, award) => total + (award.cash === cash ? award.current : 0), 0);
  }

  spendable(riderId: string, today: string): readonly ModelAward[] {
    return inOrder(
      [...this.of(riderId)].filter((award) => !award.cash && award.current > 0 && award.expiresOn >= today),
    );
  }

  available(riderId: string, today: string): number {
    return this.spendable(riderId, today).reduce((total, award) => total + award.current, 0);
  }

  private take(from: readonly ModelAward[], amount: number, how: (award: ModelAward, taken: number) => void) {
    let left = amount;
    return from.flatMap((award) => {
      const taken = Math.min(left, award.current);
      left -= taken;
      if (taken === 0) return [];
      award.current -= taken;
      how(award, taken);
      this.touched.add(award);
      return [{ award, amount: taken }];
    });
  }

  redeem(id: string, riderId: string, amount: number, today: string): void {
    const lines = this.take(this.spendable(riderId, today), amount, (award, taken) => (award.spent += taken));
    this.redemptions.push({ id, riderId, amount, lines, day: today, state: 'redeemed' });
  }

  /** Additions and deductions both count. */
  adjust(amount: number, day: string): void {
    this.adjusted = { day, sum: this.adjustedOn(day) + amount };
  }

  adjustAlone(amount: number, day: string): void {
    this.alone = { day, sum: this.aloneOn(day) + amount };
  }

  aloneOn(day: string): number {
    return this.alone.day === day ? this.alone.sum : 0;
  }

  adjustedOn(day: string): number {
    return this.adjusted.day === day ? this.adjusted.sum : 0;
  }

  redeemedOn(riderId: string, day: string): number {
    const before = this.redemptions.findLastIndex((redemption) => redemption.day < day);
    const counted = this.redemptions
      .slice(before + 1)
      .filter((redemption) => redemption.riderId === riderId && redemption.state !== 'revoked');
    return counted.reduce((sum, redemption) => sum + redemption.amount, 0);
  }

  /** Returns a redeemed amount to its awards; what corrections took back meanwhile stays taken. */
  private giveBack(lines: ModelRedemption['lines']): void {
    for (const { award, amount } of lines) {
      award.spent -= amount;
      award.current = Math.min(award.current + amount, Math.max(0, award.initial - award.spent - award.expired));
      this.touched.add(award);
    }
  }

  undo(redemption: ModelRedemption): void {
    redemption.state = 'revoked';
    this.giveBack(redemption.lines);
  }

  /**
   * A correction: the award's result now earns this amount; what was spent stays spent, and what an admin deducted
   * stays deducted.
   */
  correct(award: ModelAward, earned: number): void {
    award.initial = Math.max(0, earned - award.taken);
    award.current = Math.max(0, award.initial - award.spent - award.expired);
    this.touched.add(award);
  }

  takeBack(riderId: string, amount: number, today: string): void {
    this.take(this.spendable(riderId, today), amount, (award, taken) => {
      award.initial -= taken;
      award.taken += taken;
    });
  }

  /** @returns how many awards expired */
  expire(today: string): number {
    const due = [...this.awards.values()].filter((award) => award.current > 0 && award.expiresOn < today);
    for (const award of due) {
      award.expired += award.current;
      award.current = 0;
      this.touched.add(award);
    }
    return due.length;
  }

  /** Of two bonuses of a series, keeps one with a value, preferably the kept rider's. */
  merge(keepId: string, goneId: string): void {
    for (const award of [...this.of(goneId)]) {
      const other = award.series === null ? undefined : [...this.of(keepId)].find((one) => one.series === award.series);
      const second = other && (award.initial > 0 && other.initial === 0 ? other : award);
      if (second) this.touched.add(Object.assign(second, { initial: 0, current: 0, series: null }));
      award.riderId = keepId;
      this.of(keepId).add(award);
      this.touched.add(award);
    }
    this.of(goneId).clear();
    for (const redemption of [...this.redemptions, ...this.claims])
      if (redemption.riderId === goneId) redemption.riderId = keepId;
  }

  claimable(riderId: string): readonly ModelAward[] {
    return [...this.of(riderId)].filter((award) => award.cash && award.current > 0 && award.claim === null);
  }

  claim(id: string, riderId: string): void {
    const lines = this.claimable(riderId).map((award) => ({ award, amount: award.current }));
    const claim: ModelClaim = { id, riderId, lines, state: 'pending', order: 'none' };
    for (const { award } of lines) award.claim = claim;
    this.claims.push(claim);
  }

  /** Whether the value of one of its awards changed since it was claimed. */
  isOutdated(claim: ModelClaim): boolean {
    return claim.lines.some(({ award, amount }) => award.current !== amount);
  }

  /** Recalculates its lines; an award without value leaves the claim. */
  refresh(claim: ModelClaim): void {
    for (const { award } of claim.lines) if (award.current === 0) award.claim = null;
    claim.lines = claim.lines.flatMap(({ award }) => (award.current === 0 ? [] : [{ award, amount: award.current }]));
  }

  /** Pays everything that was claimed, including what corrections took back after it was ordered. */
  send(claim: ModelClaim): void {
    claim.state = 'sent';
    for (const { award, amount } of claim.lines) {
      award.current = Math.max(0, award.current - amount);
      award.spent += amount;
      award.claim = null;
      this.touched.add(award);
    }
  }

  unsend(claim: ModelClaim): void {
    claim.state = 'pending';
    for (const { award } of claim.lines) award.claim = claim;
    this.giveBack(claim.lines);
  }

  cancel(claim: ModelClaim): void {
    claim.state = 'canceled';
    for (const { award } of claim.lines) award.claim = null;
  }
}

const inOrder = (all: readonly ModelAward[]): readonly ModelAward[] =>
  all.toSorted((a, b) => (a.expiresOn === b.expiresOn ? a.nth - b.nth : a.expiresOn < b.expiresOn ? -1 : 1));
