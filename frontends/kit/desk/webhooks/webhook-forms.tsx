import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addWebhook, editWebhook } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage } from '../form/FormPage.js';
import { Page } from '../pieces/Page.js';
import { NewSecret } from './NewSecret.js';
import type { WebhookCalls } from './webhook-calls.js';
import { NEW_WEBHOOK, storedWebhook, useSentWebhook, useWebhookFields } from './webhook-form.js';
import { useWebhookWords } from './words/use-words.js';
import './webhooks.css';

/** A new webhook, and then its secret, which is shown this once. */
export const AddWebhook = ({ role, useRefresh }: Pick<WebhookCalls, 'role' | 'useRefresh'>) => {
  const { http } = useHost();
  const [t, path, navigate, refresh, fields] = [
    useWebhookWords(),
    usePath(),
    useNavigate(),
    useRefresh(),
    useWebhookFields(role),
  ];
  const sent = useSentWebhook();
  const [added, setAdded] = useState<{ id: string; secret: string }>();
  const back = { to: path('/webhooks'), label: t('title') };
  if (added)
    return (
      <Page title={t('add')} back={back}>
        <NewSecret secret={added.secret} onDone={() => void navigate(path(`/webhooks/${added.id}`))} />
      </Page>
    );
  return (
    <FormPage
      title={t('add')}
      lead={t('addLead')}
      back={back}
      fields={fields}
      stored={NEW_WEBHOOK}
      onRetry={() => undefined}
      reload={() => Promise.resolve(NEW_WEBHOOK)}
      save={async (_change, _version, whole) => {
        const { webhook, secret } = await http.call(addWebhook, { params: { role }, body: sent(whole) });
        setAdded({ id: webhook._id, secret });
        return storedWebhook(webhook);
      }}
      refresh={refresh}
      saved={t('added')}
      submit={t('add')}
    />
  );
};

export const EditWebhook = ({
  role,
  useWebhook,
  useRefresh,
}: Pick<WebhookCalls, 'role' | 'useWebhook' | 'useRefresh'>) => {
  const { webhookId = '' } = useParams();
  const { http } = useHost();
  const [t, path, refresh] = [useWebhookWords(), usePath(), useRefresh()];
  const params = { role, webhookId };
  const sent = useSentWebhook();
  const { currentData, error, refetch } = useWebhook({ params });
  // administrators also edit those of promoters, who hear of less
  const fields = useWebhookFields(currentData?.webhook.promoter ? 'promoter' : role);
  const stored = useMemo(() => currentData && storedWebhook(currentData.webhook), [currentData]);
  return (
    <FormPage
      title={t('editTitle')}
      lead={currentData?.webhook.name}
      back={{ to: path(`/webhooks/${webhookId}`), label: t('back') }}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedWebhook((await refetch().unwrap()).webhook)}
      save={async (_change, version, whole) => {
        const { webhook } = await http.call(editWebhook, { params, body: { ...sent(whole), version } });
        return storedWebhook(webhook);
      }}
      refresh={refresh}
      saved={t('saved')}
      submit={t('save')}
    />
  );
};
