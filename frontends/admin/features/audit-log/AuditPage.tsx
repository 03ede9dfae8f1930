import { ACT_KINDS, exportAudit, type AuditRecord, type listAudit } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { NamedListPage, useList, type Column } from '@rrr/kit/desk';
import { Sentence } from '../../shared/timeline/Sentence.js';
import { useTimelineWords } from '../../shared/timeline/words/use-words.js';
import { ALL_ACTIONS, isAction } from '../../shared/audit/actions.js';
import { useAuditQuery } from '../../shared/audit/audit.api.js';
import { Changes } from '../../shared/audit/Changes.js';
import { RecordLink } from '../../shared/audit/RecordLink.js';
import { useAuditWords } from '../../shared/audit/words/use-words.js';
import { Who } from '../../shared/audit/Who.js';

/** Who changed what, and when: filtered by record, login, kind of act and day. */
export const AuditPage = () => {
  const [t, kinds, formats] = [useAuditWords(), useTimelineWords(), useFormats()];
  const list = useList<typeof listAudit>({
    limit: 25,
    filters: [
      {
        key: 'withLogIns',
        kind: 'tabs',
        label: t('filters.logIns'),
        choices: [
          { value: 'false', label: t('filters.withoutLogIns') },
          { value: 'true', label: t('filters.withLogIns') },
        ],
      },
      { key: 'about', kind: 'text', max: 254, label: t('filters.about') },
      { key: 'who', kind: 'text', max: 254, label: t('filters.who') },
      {
        key: 'kind',
        kind: 'select',
        label: t('filters.kind'),
        choices: ACT_KINDS.map((value) => ({ value, label: kinds(`kinds.${value}`) })),
      },
      {
        key: 'action',
        kind: 'select',
        label: t('filters.action'),
        choices: ALL_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })).toSorted((a, b) =>
          a.label.localeCompare(b.label),
        ),
      },
      { key: 'afterDate', kind: 'date', label: t('filters.after') },
      { key: 'beforeDate', kind: 'date', label: t('filters.before') },
    ],
  });
  const answer = useAuditQuery({ query: list.query });
  const columns: Column<AuditRecord>[] = [
    {
      key: 'action',
      title: t('action'),
      cell: ({ action, sentence, why }) => (
        <span className="admin-two-lines">
          {sentence ? <Sentence parts={sentence} /> : isAction(action) ? t(`actions.${action}`) : <code>{action}</code>}
          {why && <span className="desk-muted">{kinds('reason', { reason: why })}</span>}
        </span>
      ),
    },
    { key: 'record', title: t('record'), cell: (audit) => <RecordLink record={audit} /> },
    { key: 'who', title: t('by'), cell: (audit) => <Who record={audit} /> },
    { key: 'changes', title: t('changes'), cell: (audit) => <Changes detail={audit.detail} /> },
    { key: 'at', title: t('when'), phone: 'under', cell: (audit) => formats.instant(audit.at) },
  ];
  return (
    <NamedListPage<AuditRecord>
      title={t('title')}
      lead={t('lead', { zone: formats.zone })}
      label={t('title')}
      name="admin/audit-log"
      dense
      list={list}
      answer={answer}
      items={answer.data?.records}
      pagination={answer.data?.pagination}
      columns={columns}
      exportOf={{ endpoint: exportAudit, params: { role: 'admin' } }}
      empty={{ text: t('empty') }}
    />
  );
};
