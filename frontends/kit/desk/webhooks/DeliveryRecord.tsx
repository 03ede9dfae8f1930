import { useParams } from 'react-router-dom';
import { resendDelivery } from '@rrr/contract';
import { ActProblem, useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { DetailPage } from '../pages/DetailPage.js';
import { Section } from '../pieces/Section.js';
import type { WebhookCalls } from './webhook-calls.js';
import { DeliveryState, useAnswered } from './WebhookState.js';
import { useWebhookWords } from './words/use-words.js';
import './webhooks.css';

/** Indented, for people; the message itself has no spaces. */
const readable = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2);

/** One delivery: the message, the answer, and the way to send it again. */
export const DeliveryRecord = ({
  role,
  useDelivery,
  useRefresh,
}: Pick<WebhookCalls, 'role' | 'useDelivery' | 'useRefresh'>) => {
  const { webhookId = '', deliveryId = '' } = useParams();
  const { http, session } = useHost();
  const [t, formats, path, answered, refresh] = [
    useWebhookWords(),
    useFormats(),
    usePath(),
    useAnswered(),
    useRefresh(),
  ];
  const params = { role, webhookId, deliveryId };
  const answer = useDelivery({ params });
  const delivery = answer.currentData?.delivery;
  const act = useAct({
    send: (_: 'again') => http.call(resendDelivery, { params }),
    refresh,
    notice: () => t('deliveries.resent'),
  });
  return (
    <DetailPage
      title={delivery ? t(`events.${delivery.event}`) : t('deliveries.one')}
      back={{ to: path(`/webhooks/${webhookId}`), label: t('back') }}
      answer={answer}
      lead={delivery && <DeliveryState delivery={delivery} />}
      primary={
        delivery &&
        delivery.event !== 'ping' &&
        !session.proxyHost && (
          <button
            type="button"
            className="button primary"
            aria-busy={act.state.phase === 'sending'}
            onClick={() => void act.run('again')}
          >
            {t('deliveries.resend')}
          </button>
        )
      }
      summary={
        delivery && [
          ['ID', <code>{delivery._id}</code>],
          [t('deliveries.at'), formats.instant(delivery.at)],
          [t('deliveries.status'), answered(delivery)],
          [t('deliveries.tries'), formats.count(delivery.tries)],
          [t('deliveries.tried'), delivery.triedAt && formats.instant(delivery.triedAt)],
          [
            t('deliveries.took'),
            delivery.milliseconds !== null && t('deliveries.milliseconds', { count: delivery.milliseconds }),
          ],
          [t('deliveries.next'), delivery.nextAt && formats.instant(delivery.nextAt)],
        ]
      }
    >
      {delivery && (
        <>
          <ActProblem act={act} />
          <Section title={t('deliveries.payload')}>
            <pre className="desk-webhook-text">{readable(delivery.payload)}</pre>
          </Section>
          {delivery.status !== null && (
            <Section title={t('deliveries.answer')}>
              <p className="desk-muted">{t('deliveries.answerLead')}</p>
              {delivery.answer ? (
                <pre className="desk-webhook-text">{delivery.answer}</pre>
              ) : (
                <p>{t('deliveries.noAnswer')}</p>
              )}
            </Section>
          )}
        </>
      )}
    </DetailPage>
  );
};
