import { type Batches, type Whole, wholeList } from '@rrr/core/exports';
import type { PageAsked, PageOf } from '@rrr/core/shared';

/** What is short enough to be asked for at once. */
export async function* oneBatch<Row>(rows: () => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await rows();
}

/** A list of pages in full, and whether it was longer than its pages. */
export const allPages = <Asked extends PageAsked, Row>(
  search: (asked: Asked) => Promise<PageOf<Row>>,
  asked: Whole<Asked>,
): { readonly rows: Batches<Row>; readonly cut: () => boolean } => {
  let cut = false;
  // a search without its page, and the page
  return {
    rows: wholeList(
      (page) => search({ ...asked, ...page } as unknown as Asked),
      () => (cut = true),
    ),
    cut: () => cut,
  };
};
