import type { EntryKind } from '@rrr/core/ledger';
import type { Currency, StoreName, Stores, UnitOfWork } from '@rrr/core/shared';
import type { Metrics } from '@rrr/http';

interface Moved {
  readonly kind: EntryKind;
  readonly currency: Currency;
  readonly amount: number;
  /** of a redemption that was made or undone */
  readonly reference: string | null;
}

/** The unit of work, which counts the money that was committed. What had no answer is not counted. */
export const countedUnitOfWork = (
  uow: UnitOfWork<StoreName>,
  metrics: Pick<Metrics, 'moneyMoved' | 'redemption'>,
): UnitOfWork<StoreName> => ({
  run: async (work, turn) => {
    let moved: Moved[] = [];
    const answer = await uow.run((tx: Stores) => {
      // a lost race runs it again
      moved = [];
      const post: Stores['wallets']['post'] = (postings) => {
        for (const { entries } of postings) moved.push(...entries);
        return tx.wallets.post(postings);
      };
      return work({ ...tx, wallets: { ...tx.wallets, post } });
    }, turn);
    for (const { kind, currency, amount } of moved) metrics.moneyMoved(kind, currency, Math.abs(amount));
    // a redemption takes from several awards, under one reference
    for (const [kind, outcome] of [
      ['redeem', 'redeemed'],
      ['undo', 'undone'],
    ] as const) {
      const made = new Map(
        moved.filter((candidate) => candidate.kind === kind).map((item) => [item.reference, item.currency]),
      );
      for (const currency of made.values()) metrics.redemption(outcome, currency);
    }
    return answer;
  },
});
