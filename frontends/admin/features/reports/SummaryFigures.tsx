import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { getSummary, Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount } from '@rrr/kit/desk';
import { HeroFigure } from '../../pieces/HeroFigure.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

export type SummaryReport = Response<typeof getSummary>;
const TYPES = ['credit', 'bonus', 'cash'] as const;

/** The page's one number, what of it was redeemed, and the figures around it, each with a way to its rows. */
export const SummaryFigures = ({ summary }: { summary: SummaryReport }) => {
  const [words, formats, path] = [useReportWords(), useFormats(), usePath()];
  const { earned, redeemed, available, earnedByType } = summary;
  const earnings = (group: 'pro' | 'amateur') =>
    `${path('/rider-earnings')}?${new URLSearchParams({
      group,
      currency: earned.currency,
      year: summary.endDate.slice(0, 4),
    })}`;
  const { currency } = earned;
  const days = { afterDate: summary.startDate, beforeDate: summary.endDate };
  const each = `${path('/rider-redemptions')}?${new URLSearchParams({ tab: 'each', currency, ...days })}`;
  const byRider = `${path('/rider-redemptions')}?${new URLSearchParams({ currency, year: summary.endDate.slice(0, 4) })}`;
  const figures: readonly (readonly [label: string, value: ReactNode, help?: string])[] = [
    [
      words('summary.available'),
      <Link key="available" to={byRider}>
        <Amount money={available} />
      </Link>,
    ],
    [
      words('summary.redemptionRate'),
      <Link key="rate" to={byRider}>
        {earned.amount === 0 ? '–' : formats.percent(summary.redemptionRate)}
      </Link>,
    ],
    [
      words('summary.earnRate'),
      <Link key="earnRate" to={earnings('amateur')}>
        {summary.riders === 0 ? '–' : formats.percent(summary.earnRate)}
      </Link>,
      words('summary.earnRateOf', {
        with: formats.count(summary.ridersWithAward),
        all: formats.count(summary.riders),
      }),
    ],
    [
      words('summary.awards'),
      <Link key="awards" to={earnings('amateur')}>
        {formats.count(summary.awards)}
      </Link>,
    ],
    [
      words('summary.redemptions'),
      <Link key="redemptions" to={each}>
        {formats.count(summary.redemptions)}
      </Link>,
    ],
    [
      words('summary.riders'),
      <Link key="riders" to={`${path('/riders')}?active=true`}>
        {formats.count(summary.riders)}
      </Link>,
    ],
    [
      words('summary.events'),
      <Link key="events" to={path('/events')}>
        {formats.count(summary.events)}
      </Link>,
    ],
  ];
  return (
    <>
      <section className="ink admin-hero" aria-label={words('summary.earned')}>
        <div>
          <p className="desk-muted">{words('summary.earned')}</p>
          <HeroFigure text={formats.money(earned)} />
        </div>
        <dl className="desk-pairs" aria-label={words('summary.byType')}>
          {TYPES.map((type) => (
            <div key={type}>
              <dt>
                <Link to={earnings(type === 'cash' ? 'pro' : 'amateur')}>{words(`summary.types.${type}`)}</Link>
                {', '}
                {words('summary.awardsOf', { count: earnedByType[type].count })}
              </dt>
              <dd>
                <Amount money={earnedByType[type].amount} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{words('summary.redeemed')}</dt>
            <dd>
              <Link to={each}>
                <Amount money={redeemed} strong />
              </Link>
            </dd>
          </div>
        </dl>
      </section>
      <dl className="admin-figures" aria-label={words('summary.figures')}>
        {figures.map(([label, value, help], at) => (
          <div key={label} data-wide={at === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {help && <dd className="desk-muted">{help}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
};
