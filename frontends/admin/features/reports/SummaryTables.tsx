import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, Section } from '@rrr/kit/desk';
import { categoriesOf } from './categories.js';
import { monthWithin } from '../../shared/reports/period.js';
import type { SummaryReport } from './SummaryFigures.js';
import { useMonthName } from './use-month-name.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

/** The same figures by month and by category; a month leads to a report of its own days. */
export const SummaryTables = ({ summary }: { summary: SummaryReport }) => {
  const [words, formats, path, monthName] = [useReportWords(), useFormats(), usePath(), useMonthName()];
  const { months, earned } = summary;
  const categories = categoriesOf(summary);
  const only = (month: string) =>
    `${path('/summary')}?${new URLSearchParams({ currency: earned.currency, ...monthWithin(month, summary) })}`;
  const redeemedIn = (month: string) => {
    const { startDate, endDate } = monthWithin(month, summary);
    const rows = { tab: 'each', currency: earned.currency, afterDate: startDate, beforeDate: endDate };
    return `${path('/rider-redemptions')}?${new URLSearchParams(rows)}`;
  };
  return (
    <div className="admin-two">
      <Section title={words('summary.months')}>
        <div className="desk-table-frame" role="group" aria-label={words('summary.months')} tabIndex={0}>
          <table className="desk-table admin-report-table" data-dense>
            <thead>
              <tr>
                <th scope="col">{words('month')}</th>
                <th scope="col" data-align="right">
                  {words('summary.earned')}
                </th>
                <th scope="col" data-align="right">
                  {words('summary.redeemed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month}>
                  <th scope="row">
                    <Link to={only(month.month)}>{monthName(month.month)}</Link>
                  </th>
                  <td data-align="right" data-label={words('summary.earned')}>
                    <Amount money={month.earned} />
                  </td>
                  <td data-align="right" data-label={words('summary.redeemed')}>
                    <Link to={redeemedIn(month.month)}>
                      <Amount money={month.redeemed} />
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section title={words('summary.categories')}>
        <div className="desk-table-frame" role="group" aria-label={words('summary.categories')} tabIndex={0}>
          <table className="desk-table admin-report-table" data-dense>
            <thead>
              <tr>
                <th scope="col">{words('summary.category')}</th>
                <th scope="col" data-align="right">
                  {words('summary.awards')}
                </th>
                <th scope="col" data-align="right">
                  {words('summary.earned')}
                </th>
              </tr>
            </thead>
            <tbody>
              {categories.rows.map(({ _id, description, amount, count }) => (
                <tr key={_id ?? 'none'}>
                  <th scope="row">
                    {_id ? (
                      <Link to={`${path(`/category/${_id}`)}?tab=earnings`}>{description}</Link>
                    ) : (
                      words('summary.withoutCategory')
                    )}
                  </th>
                  <td data-align="right" className="number" data-label={words('summary.awards')}>
                    {formats.count(count)}
                  </td>
                  <td data-align="right" data-label={words('summary.earned')}>
                    <Amount money={amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {categories.overlap && <p className="desk-muted">{words('summary.overlap')}</p>}
      </Section>
    </div>
  );
};
