import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { ClassSheet } from '@rrr/kit/desk';
import { useClassResultsQuery } from './event-data.api.js';
import { lockedResults } from './locked.js';
import { useEventData } from './use-event-data.js';

export const SheetPage = () => {
  const { classId = '' } = useParams();
  const [path, data] = [usePath(), useEventData()];
  const results = useClassResultsQuery({ eventId: data.eventId, classId });
  return (
    <ClassSheet
      {...data}
      classId={classId}
      results={results}
      locked={lockedResults}
      fileAt={path(`/event/${data.eventId}/upload-class-result?class=${classId}`)}
    />
  );
};
