import type { Category } from './category.js';

export interface CategoryStore {
  /** locks it until the transaction ends; its series are ordered by id */
  lock(categoryId: string): Promise<Category | undefined>;
  /** inserts or replaces a category with its list of series */
  put(category: Category): Promise<void>;
  /** keeps its series */
  remove(categoryId: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    categories: CategoryStore;
  }
}
