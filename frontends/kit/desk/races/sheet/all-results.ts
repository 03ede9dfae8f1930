import { eventResults, type Response, type ResultRecord } from '@rrr/contract';

/** As many as a page has at most. */
const AT_ONCE = 100;

interface Asked {
  eventId: string;
  classId: string;
}
type Ask<E> = (given: {
  endpoint: typeof eventResults;
  request: object;
}) => PromiseLike<{ data?: unknown; error?: E }> | { data?: unknown; error?: E };

/** All results of a class, page after page: a `queryFn` of RTK Query is given the way to ask. */
export const allResults = async <E>(
  { eventId, classId }: Asked,
  ask: Ask<E>,
): Promise<{ data: readonly ResultRecord[] } | { error: E }> => {
  const results: ResultRecord[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const request = { params: { eventId }, query: { classId, page, limit: AT_ONCE } };
    const answer = await ask({ endpoint: eventResults, request });
    if (answer.error) return { error: answer.error };
    const read = answer.data as Response<typeof eventResults>;
    results.push(...read.results);
    pages = read.pagination.totalPages;
  }
  return { data: results };
};
