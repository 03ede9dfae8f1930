import type { Knex } from 'knex';
import type { MysqlConnection } from './mysql-client.js';
import { ask, onConnection, type Statement } from './mysql-connection.js';

/**
 * Waits until this node has applied everything that the cluster has committed. A commit is acknowledged once all nodes
 * have received it; some may apply it milliseconds later, and answer reads with the old state until then.
 * See "Making sure a node is in sync", MariaDB's manual, wsrep_sync_wait.
 */
const CATCH_UP: Statement = { text: 'SET STATEMENT wsrep_sync_wait = 1 FOR SELECT 1', values: [] };
const IS_NODE: Statement = { text: "SHOW VARIABLES LIKE 'wsrep_on'", values: [] };

/** Whether the server of a pool is a node of a Galera cluster. */
const known = new WeakMap<object, Promise<boolean>>();

const asked = async (connection: MysqlConnection): Promise<boolean> => {
  const rows = (await ask(connection, IS_NODE)) as readonly { readonly Value: string }[];
  return rows[0]?.Value === 'ON';
};

/** Whether the connection leads to a node that may be behind others. Asked once for each pool. */
const isNode = ({ client }: Knex, connection: MysqlConnection): Promise<boolean> => {
  const before = known.get(client as object);
  if (before) return before;
  const answer = asked(connection);
  known.set(client as object, answer);
  // a broken connection says nothing about the server
  answer.catch(() => known.delete(client as object));
  return answer;
};

/** Whether the database of a pool is a cluster, whose nodes may be behind each other for a moment. */
export const isCluster = (pool: Knex): Promise<boolean> => onConnection(pool, (connection) => isNode(pool, connection));

/** Lets a connection wait until its node has everything. For what follows on the same connection only. */
export const catchUp = async (connection: MysqlConnection): Promise<void> => {
  await ask(connection, CATCH_UP);
};

const askAgainOnNode = async (
  pool: Knex,
  connection: MysqlConnection,
  question: Statement,
): Promise<readonly unknown[]> => {
  if (!(await isNode(pool, connection))) return [];
  await catchUp(connection);
  return (await ask(connection, question)) as readonly unknown[];
};

/** A question; where a node of a cluster finds nothing, it is asked once more when the node has everything. */
export const askUntilFound = (
  pool: Knex,
  connection: MysqlConnection,
  question: Statement,
): Promise<readonly unknown[]> =>
  ask(connection, question).then((answer) => {
    const rows = answer as readonly unknown[];
    return rows.length > 0 ? rows : askAgainOnNode(pool, connection, question);
  });
