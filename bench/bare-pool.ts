import mysql, { type Pool } from 'mysql2/promise';

/**
 * A pool as anyone would open it, of the same size as the server's. `settings`: statements that each new connection
 * begins with.
 */
export const barePool = (settings: readonly string[] = []): Pool => {
  const pool = mysql.createPool({
    uri: process.env.DATABASE_URL ?? '',
    connectionLimit: Number(process.env.DATABASE_POOL ?? 10),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
  });
  // a connection does what it is asked in order: these come before its first statement
  for (const setting of settings) pool.pool.on('connection', (connection) => connection.query(setting));
  return pool;
};
