import { useParams, useSearchParams } from 'react-router-dom';
import { ClassFile } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { lockedResults } from '../late-results/locked.js';
import { useRefreshResults } from '../results/use-refresh-results.js';

/** Stands where the event's page has loaded the event already, so nothing is asked for twice. */
export const ImportPage = () => {
  const { eventId = '' } = useParams();
  const [params] = useSearchParams();
  const refresh = useRefreshResults();
  const answer = useEventQuery({ params: { eventId } });
  return (
    <ClassFile
      eventId={eventId}
      answer={answer}
      asked={params.get('class') ?? ''}
      refresh={refresh}
      locked={lockedResults}
    />
  );
};
