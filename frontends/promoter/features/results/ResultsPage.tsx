import { useParams } from 'react-router-dom';
import { EventResults, useResultList } from '@rrr/kit/desk';
import { useEventQuery, useResultsQuery } from '../../api.js';
import { useRefreshResults } from './use-refresh-results.js';

export const ResultsPage = () => {
  const { eventId = '' } = useParams();
  const params = { eventId };
  const refresh = useRefreshResults();
  const answer = useEventQuery({ params });
  const list = useResultList(answer.currentData?.event.classes ?? []);
  const results = useResultsQuery({ params, query: list.query });
  return (
    <EventResults eventId={eventId} answer={answer} list={list} results={results} role="promoter" refresh={refresh} />
  );
};
