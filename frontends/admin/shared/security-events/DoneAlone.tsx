import { Link } from 'react-router-dom';
import { today, useFormats, usePath } from '@rrr/kit/base';
import { useAuditQuery } from '../audit/audit.api.js';
import { RecordLink } from '../audit/RecordLink.js';
import { Who } from '../audit/Who.js';
import { useSecurityWords } from './words/use-words.js';

const DAY = 86_400_000;
const ACTS = [
  'adjustment',
  'bonus',
  'standings',
  'cash-expiry',
  'overpaid-left',
  'purse',
  'season',
  'one-race',
  'invitation',
  'admin-active',
  'factor-reset',
  'merge',
  'payment',
  'document',
  'held-award',
] as const;
type Act = (typeof ACTS)[number];
const isAct = (kind: unknown): kind is Act => (ACTS as readonly unknown[]).includes(kind);

/** What one administrator did that needs two elsewhere; nothing in a program where the second one is required. */
export const DoneAlone = () => {
  const [t, formats, path] = [useSecurityWords(), useFormats(), usePath()];
  const afterDate = today(new Date(Date.now() - 30 * DAY));
  const { data } = useAuditQuery({ query: { action: 'done-alone', afterDate, limit: 5 } });
  if (!data || data.records.length === 0) return null;
  return (
    <section className="admin-part" aria-labelledby="done-alone">
      <h2 id="done-alone">{t('alone.title')}</h2>
      <p className="desk-muted">{t('alone.lead')}</p>
      <ul className="admin-alone">
        {data.records.map((record) => {
          const { kind } = record.detail;
          return (
            <li key={record._id}>
              <strong>{isAct(kind) ? t(`acts.${kind}`) : t('alone.title')}</strong>
              <RecordLink record={record} />
              <Who record={record} />
              <span className="desk-muted">{formats.instant(record.at)}</span>
            </li>
          );
        })}
      </ul>
      <Link to={`${path('/audit-log')}?action=done-alone`}>{t('alone.all')}</Link>
    </section>
  );
};
