import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { setWebhookOn, tryWebhook, type Webhook } from '@rrr/contract';
import { ActProblem, useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { lazyDialog } from '../pieces/lazy-dialog.js';
import { DetailPage } from '../pages/DetailPage.js';
import { DeliveryList } from './DeliveryList.js';
import { NewSecret } from './NewSecret.js';
import { TestAnswer } from './TestAnswer.js';
import type { WebhookCalls } from './webhook-calls.js';
import { useAnswered, WebhookState } from './WebhookState.js';
import { useWebhookWords } from './words/use-words.js';
import './webhooks.css';

const DeleteWebhook = lazyDialog(() => import('./webhook-dialogs.js').then((loaded) => loaded.DeleteWebhook));
const RotateSecret = lazyDialog(() => import('./webhook-dialogs.js').then((loaded) => loaded.RotateSecret));

/** One webhook: whether it is on, what it hears, a test, and what was sent to it. */
export const WebhookRecord = ({ role, useWebhook, useDeliveries, useRefresh }: WebhookCalls) => {
  const { webhookId = '' } = useParams();
  const { http, session } = useHost();
  const [t, formats, path, answered, refresh] = [
    useWebhookWords(),
    useFormats(),
    usePath(),
    useAnswered(),
    useRefresh(),
  ];
  const [asked, setAsked] = useState<'delete' | 'rotate'>();
  const [secret, setSecret] = useState<string>();
  const params = { role, webhookId };
  const answer = useWebhook({ params });
  const webhook = answer.currentData?.webhook;
  const test = useAct({ send: (_: 'test') => http.call(tryWebhook, { params }), refresh });
  const turn = useAct({
    send: ({ on, version }: Pick<Webhook, 'on' | 'version'>) =>
      http.call(setWebhookOn, { params, body: { on: !on, version } }),
    refresh,
    notice: (_, { on }) => t(on ? 'switchedOff' : 'switchedOn'),
  });
  const isSending = test.state.phase === 'sending';
  const closed = () => setAsked(undefined);
  const mayChange = !session.proxyHost;
  return (
    <DetailPage
      title={webhook?.name ?? t('one')}
      back={{ to: path('/webhooks'), label: t('title') }}
      answer={answer}
      lead={webhook && <WebhookState webhook={webhook} />}
      primary={
        mayChange && (
          <button type="button" className="button primary" aria-busy={isSending} onClick={() => void test.run('test')}>
            {isSending ? t('test.sending') : t('test.act')}
          </button>
        )
      }
      acts={
        webhook && mayChange
          ? [
              { key: 'edit', label: t('edit'), to: path(`/webhooks/${webhookId}/edit`) },
              { key: 'turn', label: t(webhook.on ? 'switchOff' : 'switchOn'), run: () => void turn.run(webhook) },
              { key: 'rotate', label: t('rotate.act'), run: () => setAsked('rotate') },
              { key: 'delete', label: t('remove.act'), run: () => setAsked('delete') },
            ]
          : []
      }
      summary={
        webhook && [
          [t('fields.url'), <span className="desk-webhook-url">{webhook.url}</span>],
          [t('owner'), role === 'admin' && (webhook.promoter?.name ?? t('owners.admin'))],
          [t('fields.events'), webhook.events.map((event) => t(`events.${event}`)).join(', ')],
          [
            t('last'),
            webhook.last && [formats.instant(webhook.last.at), answered(webhook.last)].filter(Boolean).join(' · '),
          ],
          [
            t('earlier'),
            webhook.earlierSecretUntil && t('earlierUntil', { when: formats.instant(webhook.earlierSecretUntil) }),
          ],
          [t('created'), formats.instant(webhook.createdAt)],
        ]
      }
    >
      {webhook && (
        <>
          {!mayChange && (
            <p className="alert wait" role="status">
              <span>{t('proxy')}</span>
            </p>
          )}
          <ActProblem act={turn} />
          <ActProblem act={test} />
          {test.state.phase === 'done' && <TestAnswer delivery={test.state.result.delivery} />}
          {secret !== undefined && <NewSecret secret={secret} onDone={() => setSecret(undefined)} />}
          <DeliveryList webhookId={webhookId} role={role} useDeliveries={useDeliveries} />
          {asked === 'delete' && <DeleteWebhook role={role} webhook={webhook} refresh={refresh} onClose={closed} />}
          {asked === 'rotate' && (
            <RotateSecret role={role} webhook={webhook} refresh={refresh} onClose={closed} onSecret={setSecret} />
          )}
        </>
      )}
    </DetailPage>
  );
};
