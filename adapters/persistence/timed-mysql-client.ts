import { MysqlClient } from './mysql-client.js';
import { notedConnection, type OnStatement } from './on-statement.js';
import type { Pulse } from './pulse.js';
import { type DriverConnection, withDeadline } from './statement-deadline.js';

/** knex's dialect on whose connections every statement has a deadline, the first ones of a new connection too. */
export const timedMysqlClient = (seconds: number, pulse: Pulse, onStatement?: OnStatement): typeof MysqlClient =>
  class extends MysqlClient {
    /**
     * Where one connection went silent, those that nobody has heard since are not given out: the next caller would
     * wait as long again.
     */
    override validateConnection(connection: DriverConnection): boolean {
      return super.validateConnection(connection) && pulse.trusts(connection.answeredAt ?? -Infinity);
    }

    override _driver(): unknown {
      const driver = super._driver() as { createConnection(settings: object): DriverConnection };
      return {
        createConnection: (settings: object) => {
          pulse.asked();
          const connection = withDeadline(driver.createConnection(settings), seconds, pulse);
          return onStatement ? notedConnection(connection, onStatement) : connection;
        },
      };
    }
  };
