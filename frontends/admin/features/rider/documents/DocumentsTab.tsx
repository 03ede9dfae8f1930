import type { riderDocuments, RiderDetail, RiderDocument } from '@rrr/contract';
import { useCountryName, useFormats } from '@rrr/kit/base';
import { List, Section, Status, useList, type Column } from '@rrr/kit/desk';
import { DOCUMENT_TONE, DocumentCard } from './DocumentCard.js';
import { useDocumentsQuery } from './papers.api.js';
import { usePaperWords } from './words/use-words.js';

/** The papers for cash: the licence, the tax form that is due, and what was sent, with their decisions. */
export const DocumentsTab = ({ rider }: { rider: RiderDetail }) => {
  const [words, formats, list] = [usePaperWords(), useFormats(), useList<typeof riderDocuments>()];
  const country = useCountryName();
  const answer = useDocumentsQuery({ params: { role: 'admin', riderId: rider._id }, query: list.query });
  const newest = (kind: RiderDocument['kind']) =>
    rider.record?.documents.find((document) => document.kind === kind && document.status !== 'replaced');
  const { taxStatus, tax } = rider.record ?? {};
  const due = taxStatus === 'non-resident-alien' ? 'w8ben' : 'w9';
  const kinds = (['licence', 'w9', 'w8ben'] as const).filter(
    (text) => text === 'licence' || text === due || newest(text),
  );
  const columns: Column<RiderDocument>[] = [
    { key: 'kind', title: words('documents.kind'), cell: (document) => words(`documents.${document.kind}`) },
    { key: 'when', title: words('documents.when'), cell: (document) => formats.instant(document.uploadedAt) },
    {
      key: 'state',
      title: words('documents.state'),
      phone: 'under',
      cell: (document) => (
        <Status tone={DOCUMENT_TONE[document.status]}>{words(`documents.status.${document.status}`)}</Status>
      ),
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
      <p>
        <strong>{words('documents.residence')}</strong>
        <br />
        {taxStatus
          ? [
              words(`documents.taxes.${taxStatus}`),
              tax && country(tax.country),
              tax?.treaty && words('documents.claims', { percent: formats.percent(tax.treaty.percent / 100) }),
              words(tax?.confirmed ? 'documents.confirmed' : 'documents.notConfirmed'),
            ]
              .filter(Boolean)
              .join(' · ')
          : words('documents.notStated')}
      </p>
      <div className="admin-two">
        {kinds.map((kind) => (
          <DocumentCard
            key={kind}
            rider={rider}
            kind={kind}
            document={newest(kind)}
            treaty={kind === 'w8ben' && due === kind ? tax?.treaty?.percent : undefined}
          />
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
