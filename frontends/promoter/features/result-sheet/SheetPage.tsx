import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { ClassSheet } from '@rrr/kit/desk';
import { useClassResultsQuery, useEventQuery } from '../../api.js';
import { lockedResults } from '../late-results/locked.js';
import { useRefreshResults } from '../results/use-refresh-results.js';

export const SheetPage = () => {
  const { eventId = '', classId = '' } = useParams();
  const [path, refresh] = [usePath(), useRefreshResults()];
  const answer = useEventQuery({ params: { eventId } });
  const results = useClassResultsQuery({ eventId, classId });
  return (
    <ClassSheet
      eventId={eventId}
      classId={classId}
      answer={answer}
      results={results}
      refresh={refresh}
      locked={lockedResults}
      fileAt={`${path(`/event/${eventId}`)}?class=${classId}`}
    />
  );
};
