import mysql from 'mysql2';

export interface Asked {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type Ask = (
  this: unknown,
  sql: string | { readonly sql: string; readonly values?: readonly unknown[] },
  values: unknown,
  ...rest: unknown[]
) => unknown;

/** Runs the work and returns every statement sent to the driver meanwhile, in order. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<readonly Asked[]> => {
  const made: Asked[] = [];
  const driver = (mysql as unknown as { Connection: { prototype: Record<'query' | 'execute', Ask> } }).Connection
    .prototype;
  const before = { query: driver.query, execute: driver.execute };
  for (const how of ['query', 'execute'] as const)
    driver[how] = function (sql, values, ...rest) {
      const own = typeof sql === 'string' ? undefined : sql.values;
      made.push({ sql: typeof sql === 'string' ? sql : sql.sql, values: Array.isArray(values) ? values : (own ?? []) });
      return before[how].call(this, sql, values, ...rest);
    };
  try {
    await work();
  } finally {
    Object.assign(driver, before);
  }
  // a new connection first sets its session variables
  return made.filter((asked) => /^\s*(select|\()/i.test(asked.sql));
};
