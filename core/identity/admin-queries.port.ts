import type { PageAsked, PageOf } from '../shared/index.js';
import type { Admin } from './admin.js';

export interface AdminListed extends Admin {
  /** false until the invitation is accepted */
  readonly hasLogin: boolean;
}

export interface AdminQueries {
  /** by name */
  list(asked: PageAsked): Promise<PageOf<AdminListed>>;
}
