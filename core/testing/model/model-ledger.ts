/** What a rider holds, written as simply as it can be said: no entries, no hashes, no database. The real thing must agree with it. */
export interface ModelAward {
  readonly id: string;
  readonly riderId: string;
  readonly expiresOn: string;
  readonly nth: number;
  initial: number;
  current: number;
  spent: number;
  expired: number;
}

export interface ModelRedemption {
  readonly id: string;
  readonly riderId: string;
  readonly lines: readonly { readonly award: ModelAward; readonly amount: number }[];
  undone: boolean;
}

export class ModelLedger {
  readonly awards: ModelAward[] = [];
  readonly redemptions: ModelRedemption[] = [];

  issue(id: string, riderId: string, amount: number, expiresOn: string): void {
    this.awards.push({ id, riderId, expiresOn, nth: this.awards.length, initial: amount, current: amount, spent: 0, expired: 0 });
  }

  spendable(riderId: string, today: string): readonly ModelAward[] {
    return this.awards
      .filter((it) => it.riderId === riderId && it.current > 0 && it.expiresOn >= today)
      .toSorted((a, b) => (a.expiresOn === b.expiresOn ? a.nth - b.nth : a.expiresOn < b.expiresOn ? -1 : 1));
  }

  available(riderId: string, today: string): number {
    return this.spendable(riderId, today).reduce((total, it) => total + it.current, 0);
  }

  redeem(id: string, riderId: string, amount: number, today: string): void {
    let left = amount;
    const lines = this.spendable(riderId, today).flatMap((award) => {
      const taken = Math.min(left, award.current);
      left -= taken;
      award.current -= taken;
      award.spent += taken;
      return taken > 0 ? [{ award, amount: taken }] : [];
    });
    this.redemptions.push({ id, riderId, lines, undone: false });
  }

  undo(redemption: ModelRedemption): void {
    redemption.undone = true;
    for (const { award, amount } of redemption.lines) {
      award.spent -= amount;
      award.current = Math.min(award.current + amount, Math.max(0, award.initial - award.spent - award.expired));
    }
  }

  /** Corrected results: the award is worth this now, and what was spent stays spent. */
  correct(award: ModelAward, worth: number): void {
    award.initial = worth;
    award.current = Math.max(0, worth - award.spent - award.expired);
  }

  /** @returns how many expired */
  expire(today: string): number {
    const due = this.awards.filter((it) => it.current > 0 && it.expiresOn < today);
    for (const it of due) {
      it.expired += it.current;
      it.current = 0;
    }
    return due.length;
  }
}
