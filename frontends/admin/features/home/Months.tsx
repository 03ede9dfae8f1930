import type { Currency, getSummary, Response } from '@rrr/contract';
import { useLocale } from '@rrr/kit/base';
import { Amount, Empty, Section } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { MonthsChart } from './MonthsChart.js';

interface Props {
  currency: Currency;
  months: Response<typeof getSummary>['months'];
}

export const Months = ({ currency, months }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const named = months.map((it) => ({ ...it, label: name.format(new Date(`${it.month.slice(0, 7)}-01T00:00:00Z`)) }));
  const moved = named.some((it) => it.earned.amount !== 0 || it.redeemed.amount !== 0);
  return (
    <Section title={t('home.months')}>
      {!moved ? (
        <Empty text={t('home.noMonths', { currency })} />
      ) : (
        <div className="admin-months">
          <figure>
            <MonthsChart months={named} />
            <figcaption className="desk-muted">
              <span className="admin-key" data-of="earned">
                {t('home.figures.earned')}
              </span>
              <span className="admin-key" data-of="redeemed">
                {t('home.figures.redeemed')}
              </span>
            </figcaption>
          </figure>
          <table className="desk-table admin-months-table" aria-label={t('home.months')}>
            <thead>
              <tr>
                <th scope="col">{t('home.month')}</th>
                <th scope="col" data-align="right">
                  {t('home.figures.earned')}
                </th>
                <th scope="col" data-align="right">
                  {t('home.figures.redeemed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {named.map((it) => (
                <tr key={it.month}>
                  <th scope="row">{it.label}</th>
                  <td data-align="right">
                    <Amount money={it.earned} />
                  </td>
                  <td data-align="right">
                    <Amount money={it.redeemed} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
};
