import type { riderDocuments, RiderDetail, RiderDocument } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { List, Section, Status, useList, type Column } from '@rrr/kit/desk';
import { DOCUMENT_TONE, DocumentCard } from './DocumentCard.js';
import { useDocumentsQuery } from './papers.api.js';
import { usePaperWords } from './words/use-words.js';

const KINDS = ['licence', 'w9'] as const;

/** The papers for cash: the newest of each kind with its decision, and all that were ever sent. */
export const DocumentsTab = ({ rider }: { rider: RiderDetail }) => {
  const [words, formats, list] = [usePaperWords(), useFormats(), useList<typeof riderDocuments>()];
  const answer = useDocumentsQuery({ params: { role: 'admin', riderId: rider._id }, query: list.query });
  const newest = (kind: RiderDocument['kind']) =>
    rider.record?.documents.find((it) => it.kind === kind && it.status !== 'replaced');
  const columns: Column<RiderDocument>[] = [
    { key: 'kind', title: words('documents.kind'), cell: (it) => words(`documents.${it.kind}`) },
    { key: 'when', title: words('documents.when'), cell: (it) => formats.instant(it.uploadedAt) },
    {
      key: 'state',
      title: words('documents.state'),
      phone: 'under',
      cell: (it) => <Status tone={DOCUMENT_TONE[it.status]}>{words(`documents.status.${it.status}`)}</Status>,
    },
    {
      key: 'decision',
      title: words('documents.decision'),
      cell: ({ decision }) =>
        decision && [formats.instant(decision.at), decision.byName, decision.refusal].filter(Boolean).join(' · '),
    },
  ];
  return (
    <>
      <p className="desk-muted">{words('documents.private')}</p>
      <div className="admin-two">
        {KINDS.map((kind) => (
          <DocumentCard key={kind} rider={rider} kind={kind} document={newest(kind)} />
        ))}
      </div>
      <Section title={words('documents.history')}>
        <List
          dense
          label={words('documents.history')}
          columns={columns}
          list={list}
          answer={answer}
          items={answer.data?.documents}
          pagination={answer.data?.pagination}
          empty={{ text: words('documents.empty') }}
        />
      </Section>
    </>
  );
};
