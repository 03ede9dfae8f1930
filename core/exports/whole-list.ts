import type { PageAsked, PageOf } from '../shared/index.js';

/** How far lists are counted (docs/adr/0019-pages-of-long-lists.md). */
const COUNTED = 10_000;
/** Rows asked for at once. */
const LIMIT = 500;

/**
 * A list of pages from its first to its last, for lists that are counted no further than some thousand rows. `cut` is
 * told when the last page is full, for then there may be more than its pages show.
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
