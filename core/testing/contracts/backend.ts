import { afterAll, beforeAll } from '@jest/globals';
import type { UnitOfWork } from '../../shared/index.js';
import type { World } from '../world.js';

/** One implementation of all stores. The suites share it, so each test adds rows of its own. */
export interface Backend {
  readonly uow: UnitOfWork;
  /** inserts rows directly */
  give(more: Partial<World>): Promise<void>;
  /** releases external resources */
  end(): Promise<void>;
}

export type MakeBackend = () => Promise<Backend>;

let count = 0;
/** A number that no other test of this file uses. */
export const fresh = (): number => (count += 1);

/** The backend of a suite: created before its first test, closed after its last. */
export const useBackend = (make: MakeBackend): Backend => {
  let made: Backend;
  beforeAll(async () => void (made = await make()));
  afterAll(() => made.end());
  return {
    get uow() {
      return made.uow;
    },
    give: (more) => made.give(more),
    end: () => made.end(),
  };
};
