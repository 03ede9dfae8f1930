import { Link } from 'react-router-dom';
import type { SeriesDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { ProblemNote, SeriesStandings, Skeleton, useStandings } from '@rrr/kit/desk';
import { useStandingsBonusesQuery, useStandingsQuery } from '../../shared/series/series.api.js';
import { StandingsBonuses } from './StandingsBonuses.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

/** The standings of each class of a series, and the bonuses of their first places. */
export const StandingsTab = ({ series }: { series: SeriesDetail }) => {
  const [words, path, of] = [useSeriesWords(), usePath(), useStandings()];
  const about = { params: { seriesId: series._id } };
  const answer = useStandingsQuery({ ...about, query: of.query });
  const bonuses = useStandingsBonusesQuery({ ...about, query: of.asked });
  const found = answer.data;
  return (
    <SeriesStandings
      of={of}
      answer={answer}
      side={<Link to={path(`/serie/${series._id}/standings`)}>{words('standings.rules')}</Link>}
    >
      {!bonuses.data && !bonuses.error && <Skeleton lines={3} height={48} />}
      {bonuses.error !== undefined && !bonuses.isFetching && (
        <ProblemNote error={bonuses.error} onRetry={() => void bonuses.refetch()} />
      )}
      {bonuses.data && found && found.classKey === bonuses.data.classKey && found.season === bonuses.data.season && (
        <StandingsBonuses series={series} shown={bonuses.data} />
      )}
    </SeriesStandings>
  );
};
