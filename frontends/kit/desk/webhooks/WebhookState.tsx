import type { Delivery, Webhook } from '@rrr/contract';
import { Status, useFormats } from '@rrr/kit/base';
import { useWebhookWords } from './words/use-words.js';

/** Whether a webhook is on, and whether anything arrives. */
export const WebhookState = ({ webhook: { offReason, failingSince } }: { webhook: Webhook }) => {
  const [t, formats] = [useWebhookWords(), useFormats()];
  if (offReason !== null)
    return <Status tone={offReason === 'owner' ? 'plain' : 'bad'}>{t(`off.${offReason}`)}</Status>;
  if (failingSince !== null)
    return <Status tone="wait">{t('failing', { when: formats.instant(failingSince) })}</Status>;
  return <Status tone="good">{t('on')}</Status>;
};

/** Where a delivery stands; one that waits after failures says so. */
export const DeliveryState = ({ delivery: { state, tries } }: { delivery: Delivery }) => {
  const t = useWebhookWords();
  return (
    <Status tone={state === 'sent' ? 'good' : state === 'failed' ? 'bad' : 'wait'}>
      {state === 'waiting' && tries > 0 ? t('deliveries.retried', { count: tries }) : t(`deliveries.states.${state}`)}
    </Status>
  );
};

/** What the address answered, or why there was no answer. */
export const useAnswered = () => {
  const t = useWebhookWords();
  return ({ fault, status }: Pick<Delivery, 'fault' | 'status'>): string =>
    fault === null ? (status === null ? '' : String(status)) : t(`faults.${fault}`, { status: status ?? '' });
};
