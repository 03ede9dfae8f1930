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
        {awards.map((award) => (
          <li key={award._id}>
            {award.label}
            <span className="desk-muted">
              {award.currentValue.amount > 0 && award.expireDate
                ? t('credit.left', { left: formats.money(award.currentValue), date: formats.date(award.expireDate) })
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
        {data.creditChoices.map((creditChoice) => (
          <Choice key={creditChoice._id} choice={creditChoice} />
        ))}
      </ul>
    </Section>
  );
};
