import type { Category } from './category.js';

export interface CategoryStore {
  /** locked until the transaction ends; its series in the order of their ids */
  lock(categoryId: string): Promise<Category | undefined>;
  /** stores a new category, or every field and the whole list of series of one that is there */
  put(category: Category): Promise<void>;
  /** its series stay */
  remove(categoryId: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    categories: CategoryStore;
  }
}
