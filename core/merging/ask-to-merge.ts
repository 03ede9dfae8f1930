import type { Actor } from '../access/index.js';
import { askApproval } from '../approvals/index.js';
import type { Against } from './against.js';
import type { Program } from '../program/index.js';
import type { Clock, Ids, Money, Stores } from '../shared/index.js';

interface Named {
  readonly id: string;
  readonly fullName: string;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    /** of a rider, into another */
    merge: {
      readonly keep: Named;
      /** what the rider who goes has, by currency */
      readonly money: readonly Money[];
      /** of the preview; a merge with another effect is refused */
      readonly outcome: string;
      /** why they may be two persons; missing in older requests */
      readonly against?: readonly Against[];
    };
  }
}

interface MergeAsked {
  readonly actor: Actor;
  readonly keep: Named;
  readonly deleted: Named;
  readonly balances: readonly { readonly currency: Money['currency']; readonly deleted: number }[];
  readonly outcome: string;
  readonly against: readonly Against[];
}

/** Asks another administrator to approve a merge. */
export const askToMerge = async (
  tx: Pick<Stores, 'requests' | 'audit'>,
  { actor, keep, deleted, balances, outcome, against }: MergeAsked,
  ports: { readonly clock: Clock; readonly ids: Ids; readonly program: Program },
): Promise<{ readonly applied: false; readonly approvalId: string }> => {
  const money = new Map<Money['currency'], number>();
  for (const balance of balances) money.set(balance.currency, (money.get(balance.currency) ?? 0) + balance.deleted);
  const change = { keep, money: [...money].map(([currency, amount]) => ({ amount, currency })), outcome, against };
  const about = { objectId: deleted.id, objectName: deleted.fullName };
  const { id } = await askApproval(tx, { actor, kind: 'merge', ...about, change, reason: null }, ports);
  return { applied: false, approvalId: id };
};
