import type { CreditChoice } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, ProblemNote, Section } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useMe } from '../../use-me.js';
import { useCreditChoicesQuery } from './cash.api.js';
import { useCashWords } from './words/use-words.js';

const Choice = ({ choice: { amount, bonus, total, chosenAt, awards } }: { choice: CreditChoice }) => {
  const [t, formats] = [useCashWords(), useFormats()];
  return (
    <li className="rider-choice">
      <span className="rider-result-what">
        <strong>
          <Amount money={total} />
        </strong>
        <span className="desk-muted">
          {t('credit.chosen', {
            date: formats.day(chosenAt),
            amount: formats.money(amount),
            bonus: formats.money(bonus),
          })}
        </span>
      </span>
      <ul>
        {awards.map((it) => (
          <li key={it._id}>
            {it.label}
            <span className="desk-muted">
              {it.currentValue.amount > 0 && it.expireDate
                ? t('credit.left', { left: formats.money(it.currentValue), date: formats.date(it.expireDate) })
                : t('credit.gone')}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** What was taken as dealer credit, newest first, and what is left of it. */
export const CreditChoices = () => {
  const [t, path, params] = [useCashWords(), usePath(), useMe()];
  const { data, error, isFetching, refetch } = useCreditChoicesQuery({ params, query: { page: 1, limit: 50 } });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  if (!data || data.creditChoices.length === 0) return null;
  return (
    <Section title={t('credit.list')} side={<Link to={path('/redemptions')}>{t('back')}</Link>}>
      <ul className="rider-choices">
        {data.creditChoices.map((it) => (
          <Choice key={it._id} choice={it} />
        ))}
      </ul>
    </Section>
  );
};
