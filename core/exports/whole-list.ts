import type { PageAsked, PageOf } from '../shared/index.js';

/** the maximum count of lists */
const COUNTED = 10_000;
/** rows per request */
const LIMIT = 500;

/**
 * Reads all pages of a list that is counted up to a maximum. Calls `cut` when the last page is full, because more rows
 * may exist.
 */
export async function* wholeList<Row>(
  page: (asked: PageAsked) => Promise<PageOf<Row>>,
  cut: () => void = () => undefined,
): AsyncGenerator<readonly Row[]> {
  for (let at = 1, last = 1; at <= last; at += 1) {
    const { items, totalPages } = await page({ page: at, limit: LIMIT });
    last = totalPages;
    if (items.length > 0) yield items;
    if (at === last && at * LIMIT >= COUNTED && items.length === LIMIT) cut();
  }
}
