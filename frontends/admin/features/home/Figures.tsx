import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote, Section } from '@rrr/kit/desk';
import { useSummaryQuery } from '../../shared/reports/reports.api.js';
import type { Year } from './use-year.js';
import { useHomeWords } from './words/use-words.js';

/** The figures of a year, each leading to its rows. */
export const Figures = ({ of: { year, currency, period } }: { of: Year }) => {
  const [words, formats, path] = [useHomeWords(), useFormats(), usePath()];
  const answer = useSummaryQuery({ query: { currency, ...period } });
  const { currentData: data, error, isFetching, refetch } = answer;
  const asked = new URLSearchParams({ currency, year: String(year) });
  const figures: readonly (readonly [key: 'available' | 'earned' | 'redeemed', value: ReactNode, to: string])[] = [
    ['available', data && formats.money(data.available), '/rider-redemptions'],
    ['earned', data && formats.money(data.earned), `/rider-earnings?${asked}`],
    ['redeemed', data && formats.money(data.redeemed), `/rider-redemptions?${asked}`],
  ];
  const others: readonly (readonly [key: 'redemptionRate' | 'earnRate' | 'riders' | 'events', ReactNode, string])[] = [
    [
      'redemptionRate',
      data && formats.percent(data.redemptionRate),
      `/summary?${new URLSearchParams({ currency, ...period })}`,
    ],
    ['earnRate', data && formats.percent(data.earnRate), `/rider-earnings?${asked}`],
    ['riders', data && formats.count(data.riders), '/riders?active=true'],
    ['events', data && formats.count(data.events), '/events'],
  ];
  return (
    <Section title={words('figures.title', { year })}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      <dl className="admin-figures" aria-busy={isFetching}>
        {[...figures, ...others].map(([key, value, to], at) => (
          <div key={key} data-money={at < figures.length || undefined}>
            <dt>{words(`figures.${key}`)}</dt>
            <dd>{value === undefined ? '–' : <Link to={path(to)}>{value}</Link>}</dd>
            <dd className="desk-muted">{words(`help.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
