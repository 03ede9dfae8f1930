import { useDispatch } from 'react-redux';
import { inviteAdminAgain, setAdminActive, type Admin } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { usePeopleWords } from './words/use-words.js';

export type AdminAct = 'invite' | 'activate' | 'deactivate';

interface Props {
  kind: AdminAct;
  admin: Admin;
  onClose: () => void;
}

/** Says what an act on another administrator means, then does it. */
export const AdminDialog = ({ kind, admin, onClose }: Props) => {
  const { http } = useHost();
  const [t, dispatch] = [usePeopleWords(), useDispatch()];
  const params = { adminId: admin._id };
  const given = { name: admin.fullName, email: admin.email };
  const setActive = (active: boolean) => http.call(setAdminActive, { params, body: { active } });
  const act = useAct({
    send: (_: void) => (kind === 'invite' ? http.call(inviteAdminAgain, { params }) : setActive(kind === 'activate')),
    refresh: () => dispatch(api.util.invalidateTags(['admin'])),
    notice: ({ approvalId }) => (approvalId === null ? t(`${kind}.done`, given) : t('waits', given)),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t(`${kind}.title`, given)}
      consequence={t(`${kind}.lead`, given)}
      act={act}
      command={() => undefined}
      confirm={t(`${kind}.act`)}
      keep={t('keep')}
      onClose={onClose}
    />
  );
};
