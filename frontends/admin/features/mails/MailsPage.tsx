import { MAIL_KINDS, type listMails, type Mail } from '@rrr/contract';
import { Email, useFormats, usePath } from '@rrr/kit/base';
import { ListPage, useList, type Column } from '@rrr/kit/desk';
import { MailState } from './MailState.js';
import { useMailsQuery } from './mails.api.js';
import { useMailWords } from './words/use-words.js';

const STATES = ['waiting', 'failed', 'sent'] as const;

/** The portal's e-mails: what waits, what could not be sent, what was sent. */
export const MailsPage = () => {
  const [t, formats, path] = [useMailWords(), useFormats(), usePath()];
  const counts = useMailsQuery({ query: { limit: 1 } }).data?.counts;
  const list = useList<typeof listMails>({
    limit: 25,
    filters: [
      {
        key: 'state',
        kind: 'tabs',
        label: t('state'),
        choices: STATES.map((value) => ({
          value,
          label:
            counts && value !== 'sent'
              ? t('tab', { name: t(`states.${value}`), count: formats.count(counts[value]) })
              : t(`states.${value}`),
        })),
      },
      { key: 'email', kind: 'text', max: 254, label: t('email') },
      {
        key: 'kind',
        kind: 'select',
        label: t('kind'),
        choices: MAIL_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })).toSorted((a, b) =>
          a.label.localeCompare(b.label),
        ),
      },
      { key: 'afterDate', kind: 'date', label: t('after') },
      { key: 'beforeDate', kind: 'date', label: t('before') },
    ],
  });
  const answer = useMailsQuery({ query: list.query });
  const columns: Column<Mail>[] = [
    { key: 'kind', title: t('kind'), cell: (mail) => t(`kinds.${mail.kind}`) },
    {
      key: 'to',
      title: t('to'),
      cell: ({ to }) =>
        to ? (
          <span className="admin-two-lines">
            <span>{to.name}</span>
            <span className="desk-muted">
              <Email address={to.email} />
            </span>
          </span>
        ) : (
          <span className="desk-muted">{t('nobody')}</span>
        ),
    },
    { key: 'at', title: t('written'), phone: 'more', cell: (mail) => formats.instant(mail.at) },
    { key: 'state', title: t('state'), phone: 'under', cell: (mail) => <MailState mail={mail} /> },
    {
      key: 'when',
      title: t('when'),
      phone: 'none',
      cell: (mail) =>
        mail.sentAt
          ? formats.instant(mail.sentAt)
          : mail.nextAt
            ? t('tried', { when: formats.instant(mail.nextAt) })
            : '',
    },
  ];
  return (
    <ListPage<Mail>
      title={t('title')}
      lead={t('lead', { zone: formats.zone })}
      label={t('title')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.mails}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(mail) => path(`/mails/${mail._id}`)}
      empty={{ text: t(`empty.${list.query.state ?? 'waiting'}`) }}
    />
  );
};
