/** How long statements on a pool of connections may take. */
export interface Limits {
  /** the database itself ends a statement after so long */
  readonly statementSeconds: number;
  /** the database rolls back a transaction, and frees its locks, when it hears nothing from it for so long */
  readonly idleSeconds: number;
}

/**
 * A connection that is not back from the database by this much after a statement should have ended is taken for
 * silent.
 */
export const GRACE_SECONDS = 2;
/** A transaction waits this long for a lock before it starts over. */
const LOCK_WAIT_SECONDS = 5;
/** Longer than a pool keeps a connection that nobody uses. */
const UNUSED_SECONDS = 60;
/** For the parts of a large answer that the reader is slow to take. */
const SEND_SECONDS = 30;

const STRICT =
  'STRICT_ALL_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/**
 * What each new connection is told. The limits make the database free what a server holds that went silent: its
 * statement, its transaction, its locks. MariaDB reads the comments that begin with M!, MySQL the one with its
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
