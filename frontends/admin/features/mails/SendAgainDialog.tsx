import { useNavigate } from 'react-router-dom';
import { sendMailAgain, type Mail } from '@rrr/contract';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useMailWords } from './words/use-words.js';

/** Says to whom an e-mail goes again, then sends it. */
export const SendAgainDialog = ({ mail, onClose }: { mail: Mail; onClose: () => void }) => {
  const { http } = useHost();
  const [t, path, navigate, refresh] = [useMailWords(), usePath(), useNavigate(), useRefresh('mail')];
  const given = { email: mail.to?.email ?? '' };
  const act = useAct({
    send: (mailId: string, idempotencyKey) => http.call(sendMailAgain, { params: { mailId }, idempotencyKey }),
    refresh,
    notice: () => t('again.done', given),
    onDone: ({ mailId }) => {
      onClose();
      if (mailId !== mail._id) void navigate(path(`/mails/${mailId}`));
    },
  });
  return (
    <ActDialog
      title={t('again.title', given)}
      consequence={t(`again.lead.${mail.state}`, given)}
      act={act}
      command={() => mail._id}
      confirm={t('again.act')}
      keep={t('keep')}
      onClose={onClose}
    />
  );
};
