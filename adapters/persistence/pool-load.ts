import type { Knex } from 'knex';

/** The connections of one pool. */
export interface PoolLoad {
  readonly used: number;
  readonly idle: number;
  /** statements that wait for a connection */
  readonly waiting: number;
  readonly most: number;
}

/** knex's pool, as far as it is read here; undefined once it is closed */
interface Pool {
  readonly max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

export const loadOf = (knex: Knex): PoolLoad => {
  const { pool } = knex.client as { readonly pool?: Pool };
  return {
    used: pool?.numUsed() ?? 0,
    idle: pool?.numFree() ?? 0,
    waiting: pool?.numPendingAcquires() ?? 0,
    most: pool?.max ?? 0,
  };
};
