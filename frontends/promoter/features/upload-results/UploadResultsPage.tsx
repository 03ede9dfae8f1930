import { useParams } from 'react-router-dom';
import { EventFile } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { useRefreshResults } from '../results/use-refresh-results.js';
import { lockedResults } from '../late-results/locked.js';

export const UploadResultsPage = () => {
  const { eventId = '' } = useParams();
  const refresh = useRefreshResults();
  const answer = useEventQuery({ params: { eventId } });
  return <EventFile eventId={eventId} answer={answer} refresh={refresh} locked={lockedResults} />;
};
