import type { ContactMessage, listContactMessages } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ListPage, useList, type Column } from '@rrr/kit/desk';
import { useMessagesQuery } from './messages.api.js';
import { useMessageWords } from './words/use-words.js';

const STATES = ['open', 'answered', 'closed'] as const;

/** What visitors wrote through the contact form: what waits for an answer comes first. */
export const MessagesPage = () => {
  const [t, formats, path] = [useMessageWords(), useFormats(), usePath()];
  const list = useList<typeof listContactMessages>({
    limit: 25,
    filters: [
      {
        key: 'state',
        kind: 'tabs',
        label: t('state'),
        choices: STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { key: 'query', kind: 'text', label: t('query') },
    ],
  });
  const answer = useMessagesQuery({ query: list.query });
  const columns: Column<ContactMessage>[] = [
    {
      key: 'name',
      title: t('from'),
      cell: (message) => message.name,
      below: (message) => message.subject ?? t('noSubject'),
    },
    {
      key: 'message',
      title: t('message'),
      cell: (message) => (
        <span lang="" className="admin-excerpt">
          {message.message}
        </span>
      ),
    },
    { key: 'email', title: t('email'), phone: 'none', cell: (message) => message.email },
    { key: 'at', title: t('received'), phone: 'under', cell: (message) => formats.instant(message.at) },
  ];
  return (
    <ListPage<ContactMessage>
      title={t('title')}
      lead={t('lead')}
      label={t('title')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.messages}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(message) => path(`/contact-messages/${message._id}`)}
      empty={{ text: t(`empty.${list.query.state ?? 'open'}`) }}
    />
  );
};
