import type { Award, Currency } from '@rrr/contract';
import { monthName, useFormats, useLocale, usePath } from '@rrr/kit/base';
import { writtenShort } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { today } from '../../today.js';
import { runwayOf } from './runway.js';
import { useHomeWords } from './words/use-words.js';

interface Props {
  awards: readonly Award[];
  currency: Currency;
}

/** When credit expires, month by month; the first to expire in amber. The list of awards is its table. */
export const Runway = ({ awards, currency }: Props) => {
  const [t, formats, locale, path] = [useHomeWords(), useFormats(), useLocale(), usePath()];
  const months = runwayOf(awards, currency, today());
  const most = Math.max(...months.map((month) => month.amount));
  if (most === 0) return null;
  const first = months.find((month) => month.amount > 0)?.month;
  return (
    <div className="rider-runway">
      <div className="rider-runway-head desk-reach">
        <h2>{t('runway.title')}</h2>
        <Link to={path('/redemptions')}>{t('runway.all')}</Link>
      </div>
      <ol>
        {months.map(({ month, amount }) => (
          <li key={month} data-next={month === first || undefined} aria-hidden={amount === 0 || undefined}>
            <span className="visually-hidden">
              {t('runway.month', {
                month: monthName(locale, month, { length: 'long', year: true }),
                amount: formats.money({ amount, currency }),
              })}
            </span>
            <span aria-hidden className="rider-runway-value">
              {amount > 0 && writtenShort({ currency }, locale, amount)}
            </span>
            <span aria-hidden className="rider-runway-bar" style={{ height: Math.round((amount / most) * 48) }} />
            <span aria-hidden className="rider-runway-month">
              {monthName(locale, month, { length: amount > 0 ? 'short' : 'narrow' })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
