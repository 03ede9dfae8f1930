import mysql, { type Pool } from 'mysql2/promise';

/** A pool as anyone would open it, of the same size as the server's. */
export const barePool = (): Pool =>
  mysql.createPool({
    uri: process.env.DATABASE_URL ?? '',
    connectionLimit: Number(process.env.DATABASE_POOL ?? 10),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    // replayed transactions send what the server sent
    multipleStatements: true,
  });
