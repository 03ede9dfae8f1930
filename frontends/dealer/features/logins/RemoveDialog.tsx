import { useDispatch } from 'react-redux';
import { removeDealerLogin, type DealerLogin } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useRemovingWords } from './words/removing.js';

export interface RemoveDialogProps {
  login: DealerLogin;
  onClose: () => void;
}

/** Says what removing a login means, then removes it. */
export const RemoveDialog = ({ login, onClose }: RemoveDialogProps) => {
  const { http, session } = useHost();
  const [words, dispatch] = [useRemovingWords(), useDispatch()];
  const given = { name: login.fullName, email: login.email };
  const act = useAct({
    send: (accountId: string) =>
      http.call(removeDealerLogin, { params: { role: 'dealer', dealerId: session.user._id, accountId } }),
    refresh: () => dispatch(api.util.invalidateTags(['logins'])),
    notice: () => words('done', given),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('title', given)}
      consequence={words('lead', given)}
      act={act}
      command={() => login._id}
      confirm={words('confirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
