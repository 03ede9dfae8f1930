import type { EventDetail } from '@rrr/contract';

/** Why results of an event cannot be sent now. */
export const whyNoUpload = (
  { status, startDate, resultsDueDate }: Pick<EventDetail, 'status' | 'startDate' | 'resultsDueDate'>,
  day: string,
): 'canceled' | 'undated' | 'upcoming' | 'closed' | 'cannot' => {
  if (status === 'canceled') return 'canceled';
  if (startDate === null) return 'undated';
  if (startDate > day) return 'upcoming';
  return resultsDueDate !== null && resultsDueDate < day ? 'closed' : 'cannot';
};
