import { Link } from 'react-router-dom';
import type { listWebhooks, Webhook } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import type { Column } from '../list/column.js';
import { useList } from '../list/use-list.js';
import { ListPage } from '../pages/ListPage.js';
import type { WebhookCalls } from './webhook-calls.js';
import { useAnswered, WebhookState } from './WebhookState.js';
import { useWebhookWords } from './words/use-words.js';
import './webhooks.css';

const OWNERS = ['all', 'admin', 'promoters'] as const;

/** The addresses that are told what happens: administrators see all, promoters their own. */
export const WebhookList = ({ role, useWebhooks }: Pick<WebhookCalls, 'role' | 'useWebhooks'>) => {
  const [t, formats, path, answered] = [useWebhookWords(), useFormats(), usePath(), useAnswered()];
  const { session } = useHost();
  const isAdmin = role === 'admin';
  const list = useList<typeof listWebhooks>({
    filters: isAdmin
      ? [
          {
            key: 'owner',
            kind: 'tabs',
            label: t('owner'),
            choices: OWNERS.map((value) => ({ value, label: t(`owners.${value}`) })),
          },
        ]
      : [],
  });
  const answer = useWebhooks({ params: { role }, query: list.query });
  const columns: Column<Webhook>[] = [
    { key: 'name', title: t('one'), cell: ({ name }) => name },
    {
      key: 'url',
      title: t('fields.url'),
      phone: 'none',
      cell: ({ url }) => <span className="desk-webhook-url">{url}</span>,
    },
    ...(isAdmin
      ? [{ key: 'owner', title: t('owner'), cell: ({ promoter }: Webhook) => promoter?.name ?? t('owners.admin') }]
      : []),
    {
      key: 'events',
      title: t('fields.events'),
      phone: 'none',
      cell: ({ events }) => events.map((event) => t(`events.${event}`)).join(', '),
    },
    {
      key: 'last',
      title: t('last'),
      phone: 'more',
      cell: ({ last }) =>
        last === null ? t('lastNever') : [formats.instant(last.at), answered(last)].filter(Boolean).join(' · '),
    },
    { key: 'state', title: t('status'), phone: 'under', cell: (webhook) => <WebhookState webhook={webhook} /> },
  ];
  return (
    <ListPage<Webhook>
      title={t('title')}
      lead={t(`lead.${role}`)}
      primary={
        !session.proxyHost && (
          <Link className="button primary" to={path('/webhooks/new')}>
            {t('add')}
          </Link>
        )
      }
      label={t('title')}
      list={list}
      answer={answer}
      items={answer.data?.webhooks}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(webhook) => path(`/webhooks/${webhook._id}`)}
      empty={{ text: t('none') }}
    />
  );
};
