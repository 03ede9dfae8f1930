import { type ApiToken, revokeApiToken } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '../form/ActDialog.js';
import { useTokenWords } from './words/use-words.js';

interface Props {
  token: Pick<ApiToken, '_id' | 'name'>;
  /** whose it is; left out for one's own */
  owner?: string | undefined;
  refresh: () => void;
  onClose: () => void;
}

/** Asks before a token is revoked. */
export const RevokeTokenDialog = ({ token, owner, refresh, onClose }: Props) => {
  const { http } = useHost();
  const t = useTokenWords();
  const act = useAct({
    send: (_reason: string) => http.call(revokeApiToken, { params: { tokenId: token._id } }),
    refresh,
    notice: () => t('revoke.done', { name: token.name }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={t('revoke.title', { name: token.name })}
      consequence={owner === undefined ? t('revoke.lead') : t('revoke.leadOther', { owner })}
      act={act}
      command={(reason) => reason}
      confirm={t('revoke.confirm')}
      keep={t('revoke.keep')}
      onClose={onClose}
    />
  );
};
