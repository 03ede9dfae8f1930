import { useParams } from 'react-router-dom';
import { useRefresh } from '../../use-refresh.js';
import { useEventQuery } from '../../shared/event/event.api.js';

/** What every screen of an event's data begins with: the event of the address, and what its changes make out of date. */
export const useEventData = () => {
  const { eventId = '' } = useParams();
  const refresh = useRefresh('event', 'series', 'money');
  const answer = useEventQuery({ params: { eventId } });
  return { eventId, answer, refresh };
};
