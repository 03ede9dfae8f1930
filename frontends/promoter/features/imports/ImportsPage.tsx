import { useParams } from 'react-router-dom';
import type { listEventImports } from '@rrr/contract';
import { EventImports, useList } from '@rrr/kit/desk';
import { useEventQuery, useImportsQuery } from '../../api.js';
import { useRefreshResults } from '../results/use-refresh-results.js';

export const ImportsPage = () => {
  const { eventId = '' } = useParams();
  const params = { eventId };
  const refresh = useRefreshResults();
  const list = useList<typeof listEventImports>();
  const answer = useEventQuery({ params });
  const imports = useImportsQuery({ params, query: list.query });
  return <EventImports eventId={eventId} answer={answer} imports={imports} list={list} refresh={refresh} />;
};
