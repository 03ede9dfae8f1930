import type { Knex } from 'knex';
import type { MysqlConnection } from './mysql-client.js';
import { ask, type Statement } from './mysql-connection.js';
import type { Value } from './sql.js';

const ROLL_BACK = 'DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END';
const KEEP_ON_DUPLICATE = 'DECLARE EXIT HANDLER FOR 1062 RESIGNAL';
/** Signals a deadlock, so that the transaction is retried. */
const SIGNAL = "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'The transaction had ended'";
const STILL_OPEN = `IF @@in_transaction = 0 THEN ${SIGNAL}; END IF`;

/** @throws TypeError for an object, which the driver would write out as several values or as assignments */
const plain = (value: Value): Value => {
  if (typeof value === 'object' && value !== null)
    throw new TypeError('A value in SQL is a text, a number, a boolean or null');
  return value;
};

/**
 * Combines statements into one MariaDB compound statement. The first error ends it and rolls the transaction back on the
 * server, so later statements never run outside the transaction. `continues`: does nothing unless the transaction is
 * still open. `keepsOnDuplicate`: a duplicate key ends the compound statement, but the transaction stays open.
 *
 * Declares handlers only, because a variable would hide a column of the same name.
 */
export const compound = (
  statements: readonly Statement[],
  { continues, keepsOnDuplicate }: { readonly continues: boolean; readonly keepsOnDuplicate: boolean },
): Statement => {
  const parts = [
    ROLL_BACK,
    ...(keepsOnDuplicate ? [KEEP_ON_DUPLICATE] : []),
    ...(continues ? [STILL_OPEN] : []),
    ...statements.map((statement) => statement.text),
  ];
  const values: Value[] = [];
  for (const statement of statements) for (const value of statement.values) values.push(plain(value));
  return { text: `BEGIN NOT ATOMIC ${parts.join('; ')}; END`, values };
};

/** Whether the server of a pool has compound statements. */
const known = new WeakMap<object, Promise<boolean>>();

const asked = async (connection: MysqlConnection): Promise<boolean> => {
  const [row] = (await ask(connection, { text: 'SELECT VERSION() AS version', values: [] })) as readonly {
    readonly version: string;
  }[];
  return row?.version.includes('MariaDB') ?? false;
};

/** MariaDB has compound statements, MySQL does not. Checked once per pool. */
const hasCompounds = (db: Knex, connection: MysqlConnection): Promise<boolean> => {
  const client = db.client as object;
  const before = known.get(client);
  if (before) return before;
  const answer = asked(connection);
  known.set(client, answer);
  // a broken connection says nothing about the server
  answer.catch(() => known.delete(client));
  return answer;
};

/**
 * A Galera node retries a statement itself when it loses a conflict outside a transaction. A compound statement that
 * starts a transaction and has sent rows would then send them twice and corrupt the connection, so this is switched off
 * and only the unit of work retries.
 */
const NO_REPEAT: Statement = { text: 'SET SESSION wsrep_retry_autocommit = 0', values: [] };
/** error of a MariaDB without Galera */
const UNKNOWN_VARIABLE = 1193;
const set = new WeakSet<MysqlConnection>();

/** Whether compound statements can be used on a connection of the pool; prepares new connections for them. */
export const takesCompounds = async (db: Knex, connection: MysqlConnection): Promise<boolean> => {
  if (!(await hasCompounds(db, connection))) return false;
  if (set.has(connection)) return true;
  await ask(connection, NO_REPEAT).catch((error: { readonly errno?: number }) => {
    if (error.errno !== UNKNOWN_VARIABLE) throw error;
  });
  set.add(connection);
  return true;
};
