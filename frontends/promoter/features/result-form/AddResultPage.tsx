import { useParams } from 'react-router-dom';
import { AddResult } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { lockedResults } from '../late-results/locked.js';
import { useRefreshResults } from '../results/use-refresh-results.js';

export const AddResultPage = () => {
  const { eventId = '' } = useParams();
  const refresh = useRefreshResults();
  const answer = useEventQuery({ params: { eventId } });
  return <AddResult eventId={eventId} answer={answer} refresh={refresh} locked={lockedResults} />;
};
