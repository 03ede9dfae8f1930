import { useParams } from 'react-router-dom';
import { EditResult } from '@rrr/kit/desk';
import { useCandidatesQuery, useResultsQuery } from './event-data.api.js';
import { lockedResults } from './locked.js';
import { useEventData } from './use-event-data.js';

export const EditResultPage = () => {
  const { resultId = '' } = useParams();
  const data = useEventData();
  const asked = { params: { eventId: data.eventId }, query: { resultId } };
  const results = useResultsQuery(asked);
  // Somebody may be meant only where nobody is matched and the match can be made.
  const isOpen = results.currentData?.results[0]?.rider === null && data.answer.currentData?.event.canUpload === true;
  const candidates = useCandidatesQuery(asked, { skip: !isOpen });
  return <EditResult {...data} results={results} candidates={candidates} locked={lockedResults} />;
};
