import { useDispatch } from 'react-redux';
import { removeDealerLogin, type DealerLogin } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useDealerWords } from './words/use-words.js';

/** Says what removing a login means, then removes it. */
export const RemoveLoginDialog = ({ login, onClose }: { login: DealerLogin; onClose: () => void }) => {
  const { http } = useHost();
  const [t, dispatch] = [useDealerWords(), useDispatch()];
  const given = { name: login.fullName, email: login.email, dealer: login.dealer.name };
  const act = useAct({
    send: (accountId: string) =>
      http.call(removeDealerLogin, { params: { role: 'admin', dealerId: login.dealer._id, accountId } }),
    refresh: () => dispatch(api.util.invalidateTags(['dealer'])),
    notice: () => t('logins.removed', given),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t('logins.removeTitle', given)}
      consequence={t('logins.removeLead', given)}
      act={act}
      command={() => login._id}
      confirm={t('logins.removeConfirm')}
      keep={t('logins.keep')}
      onClose={onClose}
    />
  );
};
