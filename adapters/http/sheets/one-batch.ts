import { type Batches, type Whole, wholeList } from '@rrr/core/exports';
import type { PageAsked, PageOf } from '@rrr/core/shared';

/** Yields a short list as a single batch. */
export async function* oneBatch<Row>(rows: () => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await rows();
}

/** Reads all pages of a list, and reports whether it was longer than can be counted. */
export const allPages = <Asked extends PageAsked, Row>(
  search: (asked: Asked) => Promise<PageOf<Row>>,
  asked: Whole<Asked>,
): { readonly rows: Batches<Row>; readonly cut: () => boolean } => {
  let cut = false;
  // the search without page and limit
  return {
    rows: wholeList(
      (page) => search({ ...asked, ...page } as unknown as Asked),
      () => (cut = true),
    ),
    cut: () => cut,
  };
};
