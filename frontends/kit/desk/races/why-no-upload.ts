import type { EventDetail } from '@rrr/contract';

/** Why results of an event cannot be sent now. */
export const whyNoUpload = (
  {
    status,
    published,
    startDate,
    resultsDueDate,
  }: Pick<EventDetail, 'status' | 'published' | 'startDate' | 'resultsDueDate'>,
  day: string,
): 'canceled' | 'draft' | 'undated' | 'upcoming' | 'closed' | 'cannot' => {
  if (status === 'canceled') return 'canceled';
  if (published === false) return 'draft';
  if (startDate === null) return 'undated';
  if (startDate > day) return 'upcoming';
  return resultsDueDate !== null && resultsDueDate < day ? 'closed' : 'cannot';
};
