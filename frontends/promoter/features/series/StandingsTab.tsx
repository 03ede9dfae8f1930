import { SeriesStandings, useStandings } from '@rrr/kit/desk';
import { useStandingsQuery } from '../../api.js';

/** The standings of each class of a series. */
export const StandingsTab = ({ seriesId }: { seriesId: string }) => {
  const of = useStandings();
  const answer = useStandingsQuery({ params: { seriesId }, query: of.query });
  return <SeriesStandings of={of} answer={answer} />;
};
