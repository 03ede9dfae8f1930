import { EventResults, useResultList } from '@rrr/kit/desk';
import { HeldOfEvent } from '../../shared/held-awards/HeldOfEvent.js';
import { useResultsQuery } from './event-data.api.js';
import { useEventData } from './use-event-data.js';

export const ResultsPage = () => {
  const data = useEventData();
  const list = useResultList(data.answer.currentData?.event.classes ?? []);
  const results = useResultsQuery({ params: { eventId: data.eventId }, query: list.query });
  const event = data.answer.currentData?.event;
  return (
    <EventResults
      {...data}
      list={list}
      results={results}
      role="admin"
      {...(event ? { notes: <HeldOfEvent event={event} /> } : {})}
    />
  );
};
