import type { listEventImports } from '@rrr/contract';
import { EventImports, useList } from '@rrr/kit/desk';
import { useEventImportsQuery } from './event-data.api.js';
import { useEventData } from './use-event-data.js';

export const EventImportsPage = () => {
  const data = useEventData();
  const list = useList<typeof listEventImports>();
  const imports = useEventImportsQuery({ params: { eventId: data.eventId }, query: list.query });
  return <EventImports {...data} list={list} imports={imports} />;
};
