import { resetFactor } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useResetWords } from './words/use-words.js';

interface Props {
  name: string;
  /** address of the login */
  email: string;
  onClose: () => void;
}

/** Removes the lost second factor of a rider, a dealer's login or a promoter, with a reason. */
export const ResetFactorDialog = ({ name, email, onClose }: Props) => {
  const { http } = useHost();
  const [words, refresh] = [useResetWords(), useRefresh('money', 'record', 'dealer', 'promoter')];
  const act = useAct({
    send: (reason: string) => http.call(resetFactor, { body: { email, reason } }),
    refresh,
    notice: () => words('done', { name }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('title', { name })}
      consequence={words('lead', { name })}
      act={act}
      command={(reason) => reason}
      reason={{ label: words('reason'), required: words('required') }}
      confirm={words('confirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
