import type { ReactNode } from 'react';
import type { Endpoint } from '@rrr/contract';
import { TextField } from '@rrr/kit/base';
import { ExportButton, PrintButton } from '@rrr/kit/desk';
import { yearPeriod } from './period.js';
import type { usePeriod } from './use-period.js';
import { useReportWords } from './words/use-words.js';

interface KeepProps {
  /** the file of exactly what is shown */
  exportOf: Endpoint;
  query: object;
}

/** The ways to keep a report: paper or a file. */
export const KeepReport = ({ exportOf, query }: KeepProps) => (
  <div className="admin-buttons desk-no-print">
    <PrintButton />
    <ExportButton of={{ endpoint: exportOf, params: { role: 'admin' } }} query={query} />
  </div>
);

interface Props {
  period: ReturnType<typeof usePeriod>;
  children?: ReactNode;
}

/** The days of a report, kept in the address. */
export const PeriodBar = ({ period, children }: Props) => {
  const words = useReportWords();
  const year = new Date().getFullYear();
  return (
    <div className="admin-inline admin-period desk-no-print" role="group" aria-label={words('period.label')}>
      {children}
      {(['startDate', 'endDate'] as const).map((key) => (
        <TextField
          key={key}
          name={key}
          type="date"
          required={false}
          label={words(key === 'startDate' ? 'period.from' : 'period.to')}
          value={period.days[key]}
          onChange={({ target }) => period.set({ ...period.days, [key]: target.value })}
        />
      ))}
      <button type="button" className="button" onClick={() => period.set({ startDate: '', endDate: '' })}>
        {words('period.thisYear')}
      </button>
      <button type="button" className="button" onClick={() => period.set(yearPeriod(year - 1))}>
        {words('period.lastYear')}
      </button>
      {period.isHalf && (
        <p className="desk-muted" role="status">
          {words('period.half')}
        </p>
      )}
    </div>
  );
};
