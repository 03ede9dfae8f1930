import { SECURITY_KINDS, SEVERITIES, type listSecurityEvents, type SecurityEvent, type Severity } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { NamedListPage, Status, useList, type Column, type Tone } from '@rrr/kit/desk';
import { Changes } from '../../shared/audit/Changes.js';
import { RecordLink } from '../../shared/audit/RecordLink.js';
import { Who } from '../../shared/audit/Who.js';
import { useSecurityEventsQuery } from '../../shared/security-events/security.api.js';
import { useSecurityWords } from '../../shared/security-events/words/use-words.js';

const TONES: Record<Severity, Tone> = { serious: 'bad', warning: 'wait', info: 'plain' };

/** Failed attempts, limits that were reached and acts with much power: filtered by severity, kind, login and day. */
export const SecurityEventsPage = () => {
  const [t, formats] = [useSecurityWords(), useFormats()];
  const list = useList<typeof listSecurityEvents>({
    limit: 25,
    filters: [
      {
        key: 'severity',
        kind: 'select',
        label: t('severity'),
        choices: SEVERITIES.map((value) => ({ value, label: t(`severities.${value}`) })),
      },
      {
        key: 'kind',
        kind: 'select',
        label: t('kind'),
        choices: SECURITY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })).toSorted((a, b) =>
          a.label.localeCompare(b.label),
        ),
      },
      { key: 'who', kind: 'text', max: 254, label: t('who') },
      { key: 'afterDate', kind: 'date', label: t('after') },
      { key: 'beforeDate', kind: 'date', label: t('before') },
    ],
  });
  const answer = useSecurityEventsQuery({ query: list.query });
  const columns: Column<SecurityEvent>[] = [
    {
      key: 'kind',
      title: t('kind'),
      cell: ({ kind }) => t(`kinds.${kind}`),
      below: ({ count }) => count > 1 && t('times', { count }),
    },
    {
      key: 'severity',
      title: t('severity'),
      phone: 'side',
      cell: ({ severity }) => <Status tone={TONES[severity]}>{t(`one.${severity}`)}</Status>,
    },
    {
      key: 'who',
      title: t('by'),
      phone: 'more',
      cell: ({ account }) =>
        account ? <Who record={{ by: account, onBehalf: null }} /> : <span className="desk-muted">{t('nobody')}</span>,
    },
    {
      key: 'about',
      title: t('about'),
      phone: 'more',
      cell: ({ objectType, objectId, objectName }) =>
        objectType !== null && objectId !== null && <RecordLink record={{ objectType, objectId, objectName }} />,
    },
    {
      key: 'network',
      title: t('network'),
      phone: 'more',
      cell: ({ network }) => network ?? <span className="desk-muted">{t('noNetwork')}</span>,
      below: ({ device }) => device && t('device', { id: device.slice(0, 6) }),
    },
    { key: 'details', title: t('details'), phone: 'none', cell: ({ facts }) => <Changes detail={facts} /> },
    { key: 'at', title: t('when'), phone: 'under', cell: ({ lastAt }) => formats.instant(lastAt) },
  ];
  return (
    <NamedListPage<SecurityEvent>
      title={t('title')}
      lead={t('lead', { zone: formats.zone })}
      label={t('title')}
      name="admin/security-events"
      dense
      list={list}
      answer={answer}
      items={answer.data?.events}
      pagination={answer.data?.pagination}
      columns={columns}
      empty={{ text: t('empty') }}
    />
  );
};
