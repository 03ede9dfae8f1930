import { getRewardLink, type Response } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useClaimWords } from './words/use-words.js';

export type RewardLink = Response<typeof getRewardLink>;

interface Props {
  orderId: string;
  name: string;
  onLink: (link: RewardLink) => void;
  onClose: () => void;
}

/** Asks before the link is shown: whoever has it can take the reward, and each access is recorded. */
export const LinkDialog = ({ orderId, name, onLink, onClose }: Props) => {
  const { http } = useHost();
  const words = useClaimWords();
  const act = useAct({
    send: (id: string) => http.call(getRewardLink, { params: { orderId: id } }),
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
      command={() => orderId}
      confirm={words('order.linkConfirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
