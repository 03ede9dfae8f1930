import type { RiderDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { formOf } from '../../cash/needs.js';
import { useProfileWords } from '../words/use-words.js';
import { DocumentCard } from './DocumentCard.js';

/** The licence and the tax form that is due, and what was sent: their state, why one was refused, and what becomes of them. */
export const DocumentsPart = ({ record }: { record: NonNullable<RiderDetail['record']> }) => {
  const [t, path] = [useProfileWords(), usePath()];
  const { documents } = record;
  const form = formOf(record);
  const kinds = (['licence', 'w9', 'w8ben'] as const).filter(
    (kind) =>
      kind === 'licence' ||
      kind === form ||
      documents.some((document) => document.kind === kind && document.status !== 'replaced'),
  );
  return (
    <div className="rider-part">
      <Section title={t('documents.title')}>
        <p>{t('documents.lead')}</p>
        <p className="desk-muted">{t('documents.private')}</p>
      </Section>
      {!form && (
        <p className="alert wait">
          <span>{t('documents.residence')}</span> <Link to={path('/cashout')}>{t('documents.toResidence')}</Link>
        </p>
      )}
      {kinds.map((kind) => {
        const newest = documents.find((document) => document.kind === kind && document.status !== 'replaced');
        return <DocumentCard key={kind} kind={kind} {...(newest ? { document: newest } : {})} />;
      })}
    </div>
  );
};
