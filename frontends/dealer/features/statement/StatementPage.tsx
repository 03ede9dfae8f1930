import { useSearchParams } from 'react-router-dom';
import { exportStatement } from '@rrr/contract';
import { monthName, useHost, useLocale, usePath } from '@rrr/kit/base';
import { ExportButton, Page, PrintButton, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useStatementQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useStatementWords } from './words/use-words.js';
import { DaysBars } from './DaysBars.js';
import { MonthChoice } from './MonthChoice.js';
import { askedMonth, monthOf } from './months.js';
import { StatementEntries } from './StatementEntries.js';
import { StatementSum } from './StatementSum.js';
import './statement.css';

/** One month of this dealer: what it was owed, what changed it, what it is owed now; printed or kept as a file. */
export const StatementPage = () => {
  const [words, all, path, locale] = [useStatementWords(), useWords(), usePath(), useLocale()];
  const { session } = useHost();
  const [search, setSearch] = useSearchParams();
  const current = monthOf(new Date());
  const month = askedMonth(search.get('month'), current);
  const params = { role: 'dealer', dealerId: session.user._id } as const;
  const { currentData, error, isFetching, refetch } = useStatementQuery({ params, query: { month } });
  const name = monthName(locale, month, { length: 'long', year: true });
  return (
    <Page
      title={words('title', { month: name })}
      lead={
        currentData ? words('dealer', { name: currentData.dealer.name, number: currentData.dealer.dealerId }) : '\u00a0'
      }
      back={{ to: path('/redemptions'), label: all('list.title') }}
    >
      <div className="dealer-statement-bar desk-no-print">
        <MonthChoice
          month={month}
          current={current}
          onChange={(to) => setSearch(to === current ? {} : { month: to })}
        />
        {/* it has its place before there is something to print, so that nothing moves */}
        <div className="desk-tools" style={currentData ? undefined : { visibility: 'hidden' }}>
          <PrintButton />
          <ExportButton of={{ endpoint: exportStatement, params }} query={{ month }} />
        </div>
      </div>
      {error && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!currentData && isFetching && <Skeleton lines={4} height={96} />}
      {currentData && (
        <>
          <StatementSum statement={currentData} month={name} running={month === current} />
          <DaysBars statement={currentData} month={name} />
          <StatementEntries statement={currentData} month={name} />
          <p className="desk-muted">{words('lead')}</p>
        </>
      )}
    </Page>
  );
};
