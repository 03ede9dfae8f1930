/** Time limits for statements on a pool of connections. */
export interface Limits {
  /** seconds after which the database aborts a statement */
  readonly statementSeconds: number;
  /** seconds without traffic after which the database rolls back a transaction and frees its locks */
  readonly idleSeconds: number;
}

/** seconds beyond a statement's limit after which its connection counts as silent */
export const GRACE_SECONDS = 2;
/** seconds a transaction waits for a lock before it is retried */
const LOCK_WAIT_SECONDS = 5;
/** longer than the pool keeps unused connections */
const UNUSED_SECONDS = 60;
/** seconds for a slow reader to take part of a large result */
const SEND_SECONDS = 30;

const STRICT =
  'STRICT_ALL_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/**
 * The settings of each new connection. If a server goes silent, these limits make the database end its statement and
 * its transaction, and so free its locks. MariaDB reads the comments that begin with M!, MySQL the one with its
 * version; MySQL has no limit of its own for an idle transaction, so there the whole connection ends after
 * `wait_timeout`.
 */
export const sessionStatements = ({ statementSeconds, idleSeconds }: Limits, readOnly: boolean): readonly string[] => [
  `SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED${readOnly ? ', READ ONLY' : ''}`,
  `SET SESSION collation_connection = 'utf8mb4_bin', sql_mode = '${STRICT}',
    time_zone = '+00:00', innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS},
   wait_timeout = ${Math.ceil(Math.max(UNUSED_SECONDS, idleSeconds))}, net_write_timeout = ${SEND_SECONDS}
   /*M!100300 , max_statement_time = ${statementSeconds}, idle_transaction_timeout = ${Math.ceil(idleSeconds)} */
   /*!50708 , max_execution_time = ${Math.ceil(statementSeconds * 1_000)} */`,
];
