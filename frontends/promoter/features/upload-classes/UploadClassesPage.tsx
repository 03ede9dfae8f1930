import { useParams } from 'react-router-dom';
import { ClassesFile } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { useRefresh } from '../../use-refresh.js';
import { useLockedClasses } from '../classes/use-locked-classes.js';

export const UploadClassesPage = () => {
  const { eventId = '' } = useParams();
  const [refresh, locked] = [useRefresh('event', 'series', 'import'), useLockedClasses()];
  const answer = useEventQuery({ params: { eventId } });
  return <ClassesFile eventId={eventId} answer={answer} refresh={refresh} locked={locked} />;
};
