export { bulkInsert, type OnConflict, type Row } from './bulk-insert.js';
export { isMigrated, migrate } from './migrate.js';
export { type Database, type DatabaseKind, type DatabaseSettings, openDatabase } from './open-database.js';
export { knexQueries, type Queries } from './queries/index.js';
export { searchKey, type Seed, seedInto, type SeedRow } from './seed-into.js';
export { type Sql, sqlOn, type Value } from './sql.js';
export type * from './tables/index.js';
export { knexUnitOfWork, type RetrySettings } from './unit-of-work.js';
export { type Break, type Invariant, type Verified, verifyLedger } from './verify-ledger.js';
