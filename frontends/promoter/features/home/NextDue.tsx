import { Link } from 'react-router-dom';
import { disciplineOf } from '@rrr/contract';
import { Emblem, useAskedWords, useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { daysBetween, today, type Listed } from '../../due.js';
import { useWords } from '../../words/use-words.js';
import { DueClock } from './DueClock.js';
import { GRID_AT_ONCE, StartingGrid } from './StartingGrid.js';

/** The event whose results are due first: how long is left, its classes, and the one act that names the work. */
export const NextDue = ({ listed }: { listed: Listed }) => {
  const [words, asked, formats, path] = [useWords(), useAskedWords(), useFormats(), usePath()];
  const { currentData, error, refetch } = useEventQuery({ params: { eventId: listed._id } });
  const at = path(`/event/${listed._id}`);
  const missing = listed.classCount - listed.classesWithResults;
  const next = currentData?.event.classes.find((raceClass) => raceClass.resultsReceivedAt === null)?._id;
  const raced = listed.endDate ?? listed.startDate;
  const [due, riders] = [listed.resultsDueDate, listed.ridersAsking ?? 0];
  const about = [
    [listed.city, listed.state].filter(Boolean).join(', '),
    raced && words('home.raced', { date: formats.date(raced) }),
    due && words('home.dueBy', { date: formats.date(due) }),
    riders > 0 && asked('asked', { count: riders }),
  ];
  return (
    <section className="ink promoter-next" aria-label={words('home.next')}>
      {raced && due && <DueClock days={daysBetween(raced, due)} left={daysBetween(today(), due)} />}
      <div className="promoter-next-body">
        <div className="promoter-next-head">
          <span className="promoter-emblem">
            <Emblem discipline={disciplineOf(listed.type)} draws />
          </span>
          <div>
            <h2>
              <Link to={at}>{listed.title}</Link>
            </h2>
            <p className="desk-muted">{about.filter(Boolean).join(' · ')}</p>
          </div>
          {missing > 0 ? (
            <Link className="button primary large" to={next ? `${at}?class=${next}` : at}>
              {words('home.sendCount', { count: missing })}
            </Link>
          ) : (
            <Link className="button primary large" to={`${at}/classes`}>
              {words('home.addClasses')}
            </Link>
          )}
        </div>
        {currentData ? (
          <StartingGrid event={currentData.event} />
        ) : error ? (
          <ProblemNote error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={Math.min(listed.classCount, GRID_AT_ONCE)} height={92} />
        )}
      </div>
    </section>
  );
};
