import type { RiderDocument } from '@rrr/contract';
import { Section } from '@rrr/kit/desk';
import { useProfileWords } from '../words/use-words.js';
import { DocumentCard } from './DocumentCard.js';

const KINDS = ['licence', 'w9'] as const;

/** The licence and the W-9: their state, why one was refused, and what becomes of them. */
export const DocumentsPart = ({ documents }: { documents: readonly RiderDocument[] }) => {
  const t = useProfileWords();
  return (
    <div className="rider-part">
      <Section title={t('documents.title')}>
        <p>{t('documents.lead')}</p>
        <p className="desk-muted">{t('documents.private')}</p>
      </Section>
      {KINDS.map((kind) => {
        const newest = documents.find((it) => it.kind === kind && it.status !== 'replaced');
        return <DocumentCard key={kind} kind={kind} {...(newest ? { document: newest } : {})} />;
      })}
    </div>
  );
};
