import type { PayoutClaimDetail } from '@rrr/contract';

export const CLAIM_ACTS = ['order', 'mark-sent', 'undo-sent', 'refresh', 'method', 'cancel-order', 'cancel'] as const;
export type ClaimAct = (typeof CLAIM_ACTS)[number];
/** Why an act cannot be done now: a key of the words. */
export type Why =
  | 'canceled'
  | 'sent'
  | 'notSent'
  | 'outdated'
  | 'current'
  | 'cheque'
  | 'chequeStands'
  | 'chequeUndo'
  | 'orderUndo'
  | 'ordered'
  | 'notOrdered'
  | 'notMade'
  | 'orderCanceled'
  | 'doubtful'
  | 'oneMethod';

/** What can be done with a claim, and why not the rest (domain.md §7); undefined: it can be done. The API decides again. */
export const possible = (claim: PayoutClaimDetail): Readonly<Record<ClaimAct, Why | undefined>> => {
  const { state, method, order, outdated, cheques, methods } = claim;
  const closed: Why | undefined = state === 'canceled' ? 'canceled' : state === 'sent' ? 'sent' : undefined;
  const doubt: Why | undefined = order?.doubtful ? 'doubtful' : undefined;
  const binding = order !== null && order.status !== 'refused' && order.status !== 'canceled';
  const stands = cheques.some(({ voided }) => voided === null);
  const byCheque: Why | undefined = method === 'cheque' ? 'cheque' : undefined;
  const late: Why | undefined = outdated ? 'outdated' : undefined;
  return {
    order:
      closed ??
      byCheque ??
      doubt ??
      (order?.status === 'made' ? 'ordered' : order?.status === 'canceled' ? 'orderCanceled' : late),
    'mark-sent': closed ?? byCheque ?? doubt ?? (order?.status === 'made' ? undefined : binding ? 'notMade' : late),
    'undo-sent':
      state === 'canceled'
        ? 'canceled'
        : state === 'pending'
          ? 'notSent'
          : stands
            ? 'chequeUndo'
            : (doubt ?? (binding ? 'orderUndo' : undefined)),
    refresh: closed ?? doubt ?? (binding ? 'ordered' : undefined) ?? (outdated ? undefined : 'current'),
    method: closed ?? doubt ?? (binding ? 'ordered' : undefined) ?? (methods.length < 2 ? 'oneMethod' : undefined),
    'cancel-order':
      (state === 'canceled' ? 'canceled' : undefined) ?? doubt ?? (order?.status === 'made' ? undefined : 'notOrdered'),
    cancel: closed ?? doubt ?? (binding ? 'ordered' : undefined) ?? (stands ? 'chequeStands' : undefined),
  };
};

/** Whether a payment is recorded by its reference, because no order pays the claim. */
export const needsReference = ({ order }: Pick<PayoutClaimDetail, 'order'>): boolean => order?.status !== 'made';

/** The one act that moves the claim on. */
export const nextAct = (claim: PayoutClaimDetail): ClaimAct | undefined => {
  const can = possible(claim);
  // a canceled order is not repeated: the claim is paid in another way, or canceled
  return (['refresh', 'order', 'mark-sent'] as const).find((act) => can[act] === undefined);
};
