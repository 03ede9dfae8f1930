import type { PageAsked, PageOf } from '../shared/index.js';
import type { Admin } from './admin.js';

export interface AdminListed extends Admin {
  /** false until the invitation is accepted */
  readonly hasLogin: boolean;
  /** whether the login has a second factor */
  readonly hasFactor: boolean;
}

export interface AdminQueries {
  one(adminId: string): Promise<Admin | undefined>;
  /** by name */
  list(asked: PageAsked): Promise<PageOf<AdminListed>>;
}
