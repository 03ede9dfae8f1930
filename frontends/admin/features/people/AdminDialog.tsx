import { useDispatch } from 'react-redux';
import { inviteAdminAgain, resetAdminFactor, setAdminActive, type Admin } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { usePeopleWords } from './words/use-words.js';

export type AdminAct = 'invite' | 'activate' | 'deactivate' | 'resetFactor';

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
  const send = async (reason: string): Promise<{ approvalId: string | null }> => {
    if (kind === 'invite') return http.call(inviteAdminAgain, { params });
    if (kind === 'resetFactor') return http.call(resetAdminFactor, { params, body: { reason } });
    return http.call(setAdminActive, { params, body: { active: kind === 'activate' } });
  };
  const act = useAct({
    send,
    refresh: () => dispatch(api.util.invalidateTags(['admin'])),
    notice: ({ approvalId }) => (approvalId === null ? t(`${kind}.done`, given) : t('waits', given)),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t(`${kind}.title`, given)}
      consequence={t(`${kind}.lead`, given)}
      act={act}
      command={(reason) => reason}
      {...(kind === 'resetFactor'
        ? { reason: { label: t('resetFactor.reason'), required: t('resetFactor.required') } }
        : {})}
      confirm={t(`${kind}.act`)}
      keep={t('keep')}
      onClose={onClose}
    />
  );
};
