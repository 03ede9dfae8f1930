import { useParams } from 'react-router-dom';
import { EventClasses } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { useRefresh } from '../../use-refresh.js';
import { useLockedClasses } from './use-locked-classes.js';

/** All classes of an event with what each pays; once one has results, what it pays is fixed. */
export const ClassesPage = () => {
  const { eventId = '' } = useParams();
  const [refresh, locked] = [useRefresh('event', 'series'), useLockedClasses()];
  const answer = useEventQuery({ params: { eventId } });
  return (
    <EventClasses
      eventId={eventId}
      answer={answer}
      refresh={refresh}
      reload={async () => (await answer.refetch().unwrap()).event}
      paysFixed
      locked={locked}
    />
  );
};
