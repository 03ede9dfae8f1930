import type { MysqlConnection } from './mysql-client.js';
import type { Pulse } from './pulse.js';

/** No answer arrived in time. The outcome is unknown, and the connection is closed. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT';
  constructor(seconds: number) {
    super(`The database did not answer within ${seconds} seconds`);
    this.name = 'DatabaseSilent';
  }
}

/** A driver connection with its socket. `answeredAt`: when the database last answered on it, by the pulse's clock. */
export type DriverConnection = MysqlConnection & { readonly stream: { destroy(): unknown }; answeredAt?: number };

type Done = (error: object | null, ...answer: unknown[]) => void;
type Statement = 'query' | 'execute';
type Driver = Record<Statement, (this: unknown, ...asked: unknown[]) => unknown> & { destroy(this: unknown): void };

/** Errors sent by the database have an SQL state; network errors do not. */
const isAnswer = (error: object | null): boolean => error === null || 'sqlState' in error;

/**
 * Adds a deadline to every statement on the connection. When it passes, the connection and its socket are destroyed, the
 * pool opens another, and the statement fails with DatabaseSilent. Covers knex too, because it uses the same two driver
 * functions. @throws TypeError for a statement without a callback, which could have no deadline
 */
export const withDeadline = <C extends DriverConnection>(connection: C, seconds: number, pulse: Pulse): C => {
  // looked up at each call, because tests and benchmarks wrap the driver's functions
  const driver = Object.getPrototypeOf(connection) as Driver;
  const hangUp = (): void => {
    driver.destroy.call(connection);
    // the driver would only send a goodbye and wait for the silent network
    connection.stream.destroy();
  };
  const timed =
    (how: Statement) =>
    (...asked: unknown[]) => {
      const done = asked.at(-1);
      if (typeof done !== 'function')
        throw new TypeError('A statement needs a callback: without one it has no deadline');
      pulse.asked();
      const askedAt = pulse.now();
      let over = false;
      const finish: Done = (...answer) => {
        if (over) return;
        over = true;
        clearTimeout(timer);
        (done as Done)(...answer);
      };
      const giveUp = (): void => {
        if (over) return;
        pulse.missed(askedAt);
        hangUp();
        finish(new DatabaseSilent(seconds));
      };
      // lets an answer that has already arrived be processed first
      const timer = setTimeout(() => setImmediate(giveUp), seconds * 1_000);
      const answered: Done = (error, ...answer) => {
        if (isAnswer(error)) {
          pulse.answered();
          connection.answeredAt = pulse.now();
        }
        finish(error, ...answer);
      };
      return driver[how].call(connection, ...asked.slice(0, -1), answered);
    };
  return Object.assign(connection, { query: timed('query'), execute: timed('execute'), destroy: hangUp });
};
