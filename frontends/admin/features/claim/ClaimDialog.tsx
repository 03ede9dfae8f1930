import { cancelOrder, changePayoutClaim, createOrder, type PayoutClaimDetail } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import type { ClaimAct } from './possible.js';
import { useClaimWords } from './words/use-words.js';

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
  const send = async (action: Props['act'], idempotencyKey: string): Promise<{ net: typeof net }> => {
    if (action === 'order') {
      await http.call(createOrder, { body: { payoutClaimId: _id } });
      return { net };
    }
    if (action === 'cancel-order') {
      await http.call(cancelOrder, { body: { payoutClaimId: _id } });
      return { net };
    }
    const params = { role: 'admin', id: _id } as const;
    const { payoutClaim } = await http.call(changePayoutClaim, { params, body: { action, version }, idempotencyKey });
    return payoutClaim;
  };
  const said = (money: typeof net) => ({
    amount: formats.money(money),
    name: rider.fullName,
    method: words(`methods.${method}`),
  });
  const act = useAct({
    send,
    refresh,
    notice: (result) => words(`acts.${what}.done`, said(result.net)),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`acts.${what}.title`, said(net))}
      consequence={words(`acts.${what}.lead`, said(net))}
      act={act}
      command={() => what}
      confirm={words(`acts.${what}.confirm`, said(net))}
      keep={words('keep')}
      unknownLead={words('unknown')}
      onClose={onClose}
    />
  );
};
