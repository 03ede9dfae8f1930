/** A page of a list, counted from 1. */
export interface PageOf<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly totalPages: number;
  /** how many items all pages have together */
  readonly total: number;
}

export interface PageAsked {
  readonly page: number;
  readonly limit: number;
}

/** Builds a page; an empty list has one empty page. */
export const pageOf = <T>(items: readonly T[], asked: PageAsked, total: number): PageOf<T> => ({
  items,
  page: asked.page,
  totalPages: Math.max(1, Math.ceil(total / asked.limit)),
  total,
});
