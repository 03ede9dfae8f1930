import { openRewardLink, type Response } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useClaimWords } from './words/use-words.js';

export type RewardLink = Response<typeof openRewardLink>;

interface Props {
  orderId: string;
  name: string;
  onLink: (link: RewardLink) => void;
  onClose: () => void;
}

/** Asks why before the link is shown: whoever has it can take the reward, so the rider is told. */
export const LinkDialog = ({ orderId, name, onLink, onClose }: Props) => {
  const { http } = useHost();
  const words = useClaimWords();
  const act = useAct({
    send: (reason: string) => http.call(openRewardLink, { params: { orderId }, body: { reason } }),
    notice: () => words('order.linkShown'),
    onDone: (link) => {
      onLink(link);
      onClose();
    },
  });
  return (
    <ActDialog
      title={words('order.linkTitle', { name })}
      consequence={words('order.linkLead')}
      act={act}
      command={(reason) => reason}
      reason={{ label: words('order.linkReason', { name }), required: words('order.required') }}
      confirm={words('order.linkConfirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
