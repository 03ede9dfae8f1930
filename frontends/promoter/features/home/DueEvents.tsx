import { useState } from 'react';
import { Link } from 'react-router-dom';
import { disciplineOf } from '@rrr/contract';
import { Emblem, useFormats, useHost, usePath } from '@rrr/kit/base';
import { Empty, lazyDialog, ProblemNote, Section, Skeleton, Status } from '@rrr/kit/desk';
import { useEventsQuery } from '../../api.js';
import { isLate, type Listed } from '../../due.js';
import { useWords } from '../../words/use-words.js';
import { ClassSlots } from './ClassSlots.js';
import { DueDate } from './DueDate.js';
import { NextDue } from './NextDue.js';
import { RidersAsking } from './RidersAsking.js';

const AskLateDialog = lazyDialog(() =>
  import('../late-results/AskLateDialog.js').then((loaded) => loaded.AskLateDialog),
);
const AT_ONCE = 10;

const Waiting = ({ listed }: { listed: Listed }) => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const [asking, setAsking] = useState(false);
  const missing = listed.classCount - listed.classesWithResults;
  const late = isLate(listed);
  const bare = listed.classCount === 0 && !late;
  const text = bare
    ? words('home.addClasses')
    : missing <= 0
      ? words('home.look')
      : words('home.sendCount', { count: missing });
  const at = path(`/event/${listed._id}`);
  const place = [listed.city, listed.state].filter(Boolean).join(', ');
  return (
    <li>
      <span className="promoter-emblem">
        <Emblem discipline={disciplineOf(listed.type)} />
      </span>
      <div className="promoter-waiting">
        <h3>{late ? <Link to={at}>{listed.title}</Link> : listed.title}</h3>
        <div className="desk-muted">
          {[place, formats.dates(listed.startDate, listed.endDate)].filter(Boolean).join(' · ')}
        </div>
        {listed.classCount === 0 ? (
          <Status tone="wait">{words('home.noClasses')}</Status>
        ) : (
          <ClassSlots done={listed.classesWithResults} all={listed.classCount} />
        )}
        <DueDate date={listed.resultsDueDate} />
        <RidersAsking riders={listed.ridersAsking} />
      </div>
      {late ? (
        <button
          type="button"
          className="button"
          aria-label={`${words('home.askLate')}: ${listed.title}`}
          onClick={() => setAsking(true)}
        >
          {words('home.askLate')}
        </button>
      ) : (
        <Link className="button" to={bare ? `${at}/classes` : at} aria-label={`${text}: ${listed.title}`}>
          {text}
        </Link>
      )}
      {asking && <AskLateDialog event={listed} onClose={() => setAsking(false)} />}
    </li>
  );
};

/** The checklist: what is overdue, then the event that is due next, then the other past events that wait for results. */
export const DueEvents = () => {
  const { session } = useHost();
  const words = useWords();
  const { data, error, refetch } = useEventsQuery({
    params: { id: session.user._id },
    query: { filter: 'waiting', page: 1, limit: AT_ONCE },
  });
  if (!data && !error) return <Skeleton lines={1} height={248} />;
  const due = data?.events.toSorted((a, b) => (a.resultsDueDate ?? '9').localeCompare(b.resultsDueDate ?? '9'));
  const next = due?.find((item) => !isLate(item));
  const late = due?.filter((item) => isLate(item)) ?? [];
  const others = due?.filter((item) => item !== next && !isLate(item)) ?? [];
  return (
    <>
      {late.length > 0 && (
        <Section title={words('home.late')}>
          <p className="desk-muted">{words('home.lateLead')}</p>
          <ul className="promoter-due">
            {late.map((item) => (
              <Waiting key={item._id} listed={item} />
            ))}
          </ul>
        </Section>
      )}
      {next && <NextDue listed={next} />}
      {((!next && late.length === 0) || others.length > 0) && (
        <Section title={words(next ? 'home.also' : 'home.due')}>
          {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
          {due?.length === 0 && <Empty text={words('home.nothingDue')} />}
          {others.length > 0 && (
            <ul className="promoter-due">
              {others.map((other) => (
                <Waiting key={other._id} listed={other} />
              ))}
            </ul>
          )}
        </Section>
      )}
      {data && data.pagination.totalPages > 1 && (
        <Link className="desk-quiet-link" to="?filter=waiting">
          {words('home.more')}
        </Link>
      )}
    </>
  );
};
