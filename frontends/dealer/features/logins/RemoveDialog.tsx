import { useDispatch } from 'react-redux';
import { removeDealerLogin, type DealerLogin } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useLoginsWords } from './words/use-words.js';

export interface RemoveDialogProps {
  login: DealerLogin;
  onClose: () => void;
}

/** Says what removing a login means, then removes it. */
export const RemoveDialog = ({ login, onClose }: RemoveDialogProps) => {
  const { http, session } = useHost();
  const [words, dispatch] = [useLoginsWords(), useDispatch()];
  const given = { name: login.fullName, email: login.email };
  const act = useAct({
    send: (accountId: string) =>
      http.call(removeDealerLogin, { params: { role: 'dealer', dealerId: session.user._id, accountId } }),
    refresh: () => dispatch(api.util.invalidateTags(['logins'])),
    notice: () => words('removing.done', given),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('removing.title', given)}
      consequence={words('removing.lead', given)}
      act={act}
      command={() => login._id}
      confirm={words('removing.confirm')}
      keep={words('removing.keep')}
      onClose={onClose}
    />
  );
};
