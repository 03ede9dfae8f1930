import { deleteWebhook, rotateWebhookSecret, type Webhook } from '@rrr/contract';
import { useNavigate } from 'react-router-dom';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { ActDialog } from '../form/ActDialog.js';
import type { WebhookCalls } from './webhook-calls.js';
import { useWebhookWords } from './words/use-words.js';

interface Props {
  role: WebhookCalls['role'];
  webhook: Webhook;
  refresh: () => void;
  onClose: () => void;
}

export const DeleteWebhook = ({ role, webhook: { _id, name }, refresh, onClose }: Props) => {
  const { http } = useHost();
  const [t, path, navigate] = [useWebhookWords(), usePath(), useNavigate()];
  const act = useAct({
    send: (webhookId: string) => http.call(deleteWebhook, { params: { role, webhookId } }),
    // a webhook that is gone is not read again
    refresh: ({ phase }) => phase !== 'done' && refresh(),
    notice: () => t('remove.done'),
    onDone: () => {
      onClose();
      void navigate(path('/webhooks'));
    },
  });
  return (
    <ActDialog
      title={t('remove.title', { name })}
      consequence={t('remove.lead')}
      act={act}
      command={() => _id}
      confirm={t('remove.confirm')}
      keep={t('keep')}
      onClose={onClose}
    />
  );
};

export const RotateSecret = ({
  role,
  webhook: { _id, version },
  refresh,
  onClose,
  onSecret,
}: Props & { onSecret: (secret: string) => void }) => {
  const { http } = useHost();
  const t = useWebhookWords();
  const act = useAct({
    send: (webhookId: string) => http.call(rotateWebhookSecret, { params: { role, webhookId }, body: { version } }),
    refresh,
    onDone: ({ secret }) => {
      onClose();
      onSecret(secret);
    },
  });
  return (
    <ActDialog
      title={t('rotate.title')}
      consequence={t('rotate.lead')}
      act={act}
      command={() => _id}
      confirm={t('rotate.confirm')}
      keep={t('keep')}
      onClose={onClose}
    />
  );
};
