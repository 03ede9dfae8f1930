import { useParams } from 'react-router-dom';
import { EditResult } from '@rrr/kit/desk';
import { useCandidatesQuery, useEventQuery, useResultsQuery } from '../../api.js';
import { lockedResults } from '../late-results/locked.js';
import { useRefreshResults } from '../results/use-refresh-results.js';

export const EditResultPage = () => {
  const { eventId = '', resultId = '' } = useParams();
  const [params, query] = [{ eventId }, { resultId }];
  const refresh = useRefreshResults();
  const answer = useEventQuery({ params });
  const results = useResultsQuery({ params, query });
  // Somebody may be meant only where nobody is matched and the match can be made.
  const isOpen = results.currentData?.results[0]?.rider === null && answer.currentData?.event.canUpload === true;
  const candidates = useCandidatesQuery({ params, query }, { skip: !isOpen });
  return (
    <EditResult
      eventId={eventId}
      answer={answer}
      results={results}
      candidates={candidates}
      refresh={refresh}
      locked={lockedResults}
    />
  );
};
