import type { Delivery, listDeliveries } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import type { Column } from '../list/column.js';
import { List } from '../list/List.js';
import { useList } from '../list/use-list.js';
import { Section } from '../pieces/Section.js';
import type { WebhookCalls } from './webhook-calls.js';
import { DeliveryState, useAnswered } from './WebhookState.js';
import { useWebhookWords } from './words/use-words.js';

const STATES = ['waiting', 'sent', 'failed'] as const;

/** What was sent to a webhook, and what waits. */
export const DeliveryList = ({
  webhookId,
  role,
  useDeliveries,
}: Pick<WebhookCalls, 'role' | 'useDeliveries'> & { webhookId: string }) => {
  const [t, formats, path, answered] = [useWebhookWords(), useFormats(), usePath(), useAnswered()];
  const list = useList<typeof listDeliveries>({
    filters: [
      {
        key: 'state',
        kind: 'select',
        label: t('deliveries.state'),
        choices: STATES.map((value) => ({ value, label: t(`deliveries.states.${value}`) })),
      },
    ],
  });
  const answer = useDeliveries({ params: { role, webhookId }, query: list.query });
  const columns: Column<Delivery>[] = [
    { key: 'event', title: t('deliveries.event'), cell: ({ event }) => t(`events.${event}`) },
    { key: 'at', title: t('deliveries.at'), phone: 'more', cell: ({ at }) => formats.instant(at) },
    {
      key: 'state',
      title: t('deliveries.state'),
      phone: 'under',
      cell: (delivery) => <DeliveryState delivery={delivery} />,
    },
    { key: 'status', title: t('deliveries.status'), phone: 'none', cell: answered },
    {
      key: 'tries',
      title: t('deliveries.tries'),
      phone: 'none',
      cell: ({ tries }) => <span className="number">{formats.count(tries)}</span>,
    },
    {
      key: 'next',
      title: t('deliveries.next'),
      phone: 'none',
      cell: ({ nextAt }) => nextAt && formats.instant(nextAt),
    },
  ];
  return (
    <Section title={t('deliveries.title')}>
      <List<Delivery>
        label={t('deliveries.title')}
        dense
        list={list}
        answer={answer}
        items={answer.data?.deliveries}
        pagination={answer.data?.pagination}
        columns={columns}
        href={(delivery) => path(`/webhooks/${webhookId}/deliveries/${delivery._id}`)}
        empty={{ text: t('deliveries.none') }}
      />
    </Section>
  );
};
