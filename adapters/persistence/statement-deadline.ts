import type { MysqlConnection } from './mysql-client.js';
import type { Pulse } from './pulse.js';

/** No answer came in time. Whether the database did what it was asked is not known; the connection is gone. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT';
  constructor(seconds: number) {
    super(`The database did not answer within ${seconds} seconds`);
    this.name = 'DatabaseSilent';
  }
}

/**
 * A connection of the driver, with the socket beneath it. `answeredAt`: when the database last answered on it, by the
 * clock of its pulse.
 */
export type DriverConnection = MysqlConnection & { readonly stream: { destroy(): unknown }; answeredAt?: number };

type Done = (error: object | null, ...answer: unknown[]) => void;
type Statement = 'query' | 'execute';
type Driver = Record<Statement, (this: unknown, ...asked: unknown[]) => unknown> & { destroy(this: unknown): void };

/** A refusal that the database itself sent carries a state; what the driver says of the network does not. */
const isAnswer = (error: object | null): boolean => error === null || 'sqlState' in error;

/**
 * Gives every statement on the connection a deadline. When it passes, the connection is destroyed with its socket, so
 * that a pool makes a new one in its place, and whoever asked hears DatabaseSilent. It covers knex and our own
 * statements alike, because both go through these two functions of the driver. @throws TypeError for a statement
 * without a callback, which would have no deadline
 */
export const withDeadline = <C extends DriverConnection>(connection: C, seconds: number, pulse: Pulse): C => {
  // asked for the function at each call, because tests and benchmarks wrap those of the driver
  const driver = Object.getPrototypeOf(connection) as Driver;
  const hangUp = (): void => {
    driver.destroy.call(connection);
    // the driver only says goodbye, and would wait for a silent network for as long as the machine does
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
      // an answer that arrived while this process was busy is read before the next turn
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
