import { cancelOrder, changePayoutClaim, createOrder, type PayoutClaimDetail } from '@rrr/contract';
import { newKey, useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { type ClaimAct, needsReference } from './possible.js';
import { useClaimWords } from './words/use-words.js';

type Paid = Pick<PayoutClaimDetail, 'net' | 'version'>;

interface Props {
  claim: PayoutClaimDetail;
  act: Exclude<ClaimAct, 'method'>;
  onClose: () => void;
}

/** Says what an act does to a claim, in figures, then does it once. */
export const ClaimDialog = ({ claim, act: what, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useClaimWords(), useFormats(), useRefresh('money')];
  const { _id, version, rider, net, method } = claim;
  const params = { role: 'admin', id: _id } as const;
  const recorded = what === 'mark-sent' && needsReference(claim);
  const send = async (reference: string, idempotencyKey: string): Promise<Paid> => {
    const action = what;
    if (action === 'order') {
      await http.call(createOrder, { body: { payoutClaimId: _id } });
      return { net, version };
    }
    if (action === 'cancel-order') {
      await http.call(cancelOrder, { body: { payoutClaimId: _id } });
      return { net, version };
    }
    const body = action === 'mark-sent' ? { action, version, ...(recorded ? { reference } : {}) } : { action, version };
    const { payoutClaim } = await http.call(changePayoutClaim, { params, body, idempotencyKey });
    return payoutClaim;
  };
  const said = (money: typeof net) => ({
    amount: formats.money(money),
    name: rider.fullName,
    method: words(`methods.${method}`),
  });
  const act = useAct<string, Paid>({
    send,
    refresh,
    notice: (result) => words(`acts.${what}.done`, said(result.net)),
    // the rider hears of it in a moment, unless it is undone before
    ...(recorded
      ? {
          undo: (result: Paid) =>
            http.call(changePayoutClaim, {
              params,
              body: { action: 'undo-sent', version: result.version },
              idempotencyKey: newKey(),
            }),
        }
      : {}),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`acts.${what}.title`, said(net))}
      consequence={words(what === 'mark-sent' && !recorded ? 'accepted' : `acts.${what}.lead`, said(net))}
      act={act}
      command={(reference) => reference.trim()}
      {...(recorded ? { reason: { label: words('reference', said(net)), required: words('order.required') } } : {})}
      confirm={words(`acts.${what}.confirm`, said(net))}
      keep={words('keep')}
      unknownLead={words('unknown')}
      onClose={onClose}
    />
  );
};
