import { Link, useSearchParams } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { Empty, Pager, ProblemNote, Section, Skeleton, Status } from '@rrr/kit/desk';
import { useSeriesQuery } from '../../api.js';
import { useStanding } from './use-standing.js';
import { useWords } from '../../words/use-words.js';

/** Fewer than the call gives at most: below them nothing else is looked for. */
const OF_A_PAGE = 10;

/** The promoter's series by name; `?series=` is the page, for `?page=` belongs to the events above. */
export const MySeries = () => {
  const { session } = useHost();
  const [words, path, standing] = [useWords(), usePath(), useStanding()];
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('series'))) || 1);
  const { data, error, refetch } = useSeriesQuery({
    params: { id: session.user._id },
    query: { page, limit: OF_A_PAGE },
  });
  const linkTo = (to: number) => {
    const next = new URLSearchParams(params);
    if (to === 1) next.delete('series');
    else next.set('series', String(to));
    return `?${next}`;
  };
  return (
    <Section
      title={words('home.series')}
      side={
        (standing === undefined || standing === 'approved') && (
          <Link className="button" to={path('/serie/new')}>
            {words('home.addSeries')}
          </Link>
        )
      }
    >
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.series.length === 0 && !data.pagination.pastEnd && <Empty text={words('home.noSeries')} />}
      {data && data.series.length > 0 && (
        <ul className="promoter-due">
          {data.series.map((series) => (
            <li key={series._id}>
              <div>
                <Link to={path(`/serie/${series._id}`)}>{series.name}</Link>
                <div className="desk-muted">
                  {[series.state, words('home.races', { count: series.races })].filter(Boolean).join(' · ')}
                </div>
              </div>
              <Status tone={series.active ? 'good' : 'plain'}>
                {series.active ? words('home.active') : words('home.inactive')}
              </Status>
            </li>
          ))}
        </ul>
      )}
      {data && (data.pagination.totalPages > 1 || data.pagination.pastEnd) && (
        <Pager pagination={data.pagination} linkTo={linkTo} />
      )}
    </Section>
  );
};
