import { disciplineOf } from '@rrr/contract';
import { Emblem, useFormats, usePath } from '@rrr/kit/base';
import { Amount, Empty, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useRoleEventsQuery } from '../races/races.api.js';
import { useHomeWords } from './words/use-words.js';

const SHOWN = 3;

/** What comes next, with what it posts. */
export const NextEvents = () => {
  const [t, formats, path] = [useHomeWords(), useFormats(), usePath()];
  const { data, error, isFetching, refetch } = useRoleEventsQuery({
    params: { role: 'rider' },
    query: { filter: 'upcoming', status: 'current', sort: 'ascending', limit: SHOWN },
  });
  return (
    <Section title={t('events.title')} side={<Link to={path('/events')}>{t('events.all')}</Link>}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={SHOWN} height={56} />}
      {data?.events.length === 0 && <Empty text={t('events.none')} />}
      {data && data.events.length > 0 && (
        <ul className="rider-rows desk-reach">
          {data.events.map(({ _id, title, city, state, startDate, type, paying, contingencyAmount }) => (
            <li key={_id}>
              <span className="rider-emblem-mark">
                <Emblem discipline={disciplineOf(type)} />
              </span>
              <div>
                <Link to={path(`/event/${_id}`)}>
                  <strong>{title}</strong>
                </Link>
                <div className="desk-muted">
                  {[[city, state].filter(Boolean).join(', '), formats.date(startDate)].filter(Boolean).join(' · ')}
                </div>
              </div>
              {paying && contingencyAmount.amount > 0 && (
                <div className="rider-outcome">
                  <strong>
                    <Amount money={contingencyAmount} />
                  </strong>
                  <span className="desk-muted">{t('events.posted')}</span>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
