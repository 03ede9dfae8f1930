import { Link } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { Empty, ProblemNote, Section, Skeleton, Status } from '@rrr/kit/desk';
import { useSeriesQuery } from '../../api.js';
import { useStanding } from './use-standing.js';
import { useWords } from '../../words/use-words.js';

export const MySeries = () => {
  const { session } = useHost();
  const [words, path, standing] = [useWords(), usePath(), useStanding()];
  const { data, error, refetch } = useSeriesQuery({ params: { id: session.user._id } });
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
      {data?.series.length === 0 && <Empty text={words('home.noSeries')} />}
      {data && data.series.length > 0 && (
        <ul className="promoter-due">
          {data.series.map((it) => (
            <li key={it._id}>
              <div>
                <Link to={path(`/serie/${it._id}`)}>{it.name}</Link>
                <div className="desk-muted">
                  {[it.state, words('home.races', { count: it.races })].filter(Boolean).join(' · ')}
                </div>
              </div>
              <Status tone={it.active ? 'good' : 'plain'}>
                {it.active ? words('home.active') : words('home.inactive')}
              </Status>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
