import type { Deletion, Money } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useProfileWords } from '../words/use-words.js';

type Held = 'bikes' | 'documents' | 'results' | 'redemptions';

/** What a deletion takes, pays and keeps, in figures. Amounts first: they can still be used. */
export const Stakes = ({ deletion: { credit, cash, pending, held } }: { deletion: Deletion }) => {
  const [t, formats, path] = [useProfileWords(), useFormats(), usePath()];
  const sum = (amounts: readonly Money[]) => amounts.map((amount) => formats.money(amount)).join(' + ');
  const count = (kind: Held) => t(`data.held.${kind}`, { count: held[kind] });
  const listed = (...kinds: readonly Held[]) =>
    kinds
      .filter((kind) => held[kind] > 0)
      .map((kind) => `, ${count(kind)}`)
      .join('');
  return (
    <ul className="rider-stakes">
      {credit.length > 0 && (
        <li>
          <strong>{t('data.stakes.credit', { sum: sum(credit) })}</strong>
        </li>
      )}
      {cash.length > 0 && (
        <li>
          <strong>{t('data.stakes.cash', { sum: sum(cash) })}</strong>{' '}
          <Link to={path('/cashout')}>{t('data.stakes.request')}</Link>
        </li>
      )}
      {pending.length > 0 && <li>{t('data.stakes.pending', { sum: sum(pending) })}</li>}
      <li>{t('data.stakes.erased', { more: listed('bikes', 'documents') })}</li>
      <li>{t('data.stakes.stays', { more: listed('results', 'redemptions') })}</li>
      <li>{t('data.stakes.audit')}</li>
    </ul>
  );
};
