import { Link } from 'react-router-dom';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { Empty, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useEventsQuery } from '../../api.js';
import { today } from '../../due.js';
import { useWords } from '../../words/use-words.js';
import { DueDate } from './DueDate.js';

const AT_ONCE = 10;

/** The checklist: past events with a class that has no results, the most urgent first. */
export const DueEvents = () => {
  const { session } = useHost();
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const { data, error, refetch } = useEventsQuery({
    params: { id: session.user._id },
    query: { filter: 'waiting', page: 1, limit: AT_ONCE },
  });
  const due = data?.events.toSorted((a, b) => (a.resultsDueDate ?? '9').localeCompare(b.resultsDueDate ?? '9'));
  const isLate = (it: { resultsDueDate: string | null }) => it.resultsDueDate !== null && it.resultsDueDate < today();
  const first = due?.find((it) => !isLate(it))?._id;
  return (
    <Section title={words('home.due')}>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!due && !error && <Skeleton lines={2} height={72} />}
      {due?.length === 0 && <Empty text={words('home.nothingDue')} />}
      {due && due.length > 0 && (
        <ul className="promoter-due">
          {due.map((it) => {
            const late = isLate(it);
            return (
              <li key={it._id}>
                <div>
                  <h3>{it.title}</h3>
                  <div className="desk-muted">
                    {formats.dates(it.startDate, it.endDate)} ·{' '}
                    {words('home.missing', { count: it.classCount - it.classesWithResults })}
                  </div>
                  <DueDate date={it.resultsDueDate} />
                </div>
                <Link
                  className={it._id === first ? 'button primary' : 'button'}
                  to={path(`/event/${it._id}`)}
                  aria-label={`${late ? words('home.look') : words('home.send')}: ${it.title}`}
                >
                  {late ? words('home.look') : words('home.send')}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {data && data.pagination.totalPages > 1 && (
        <Link className="desk-quiet-link" to="?filter=waiting">
          {words('home.more')}
        </Link>
      )}
    </Section>
  );
};
