import {
  type Database,
  databaseAddress,
  DatabaseDamaged,
  databasePlace,
  type Depth,
  NOT_A_DATABASE,
} from '@rrr/persistence';

/** Checks the file of SQLite before it is used. @throws DatabaseDamaged */
export const refuseDamage = async (db: Database, url: string, depth: Depth): Promise<void> => {
  const found = await db.damage(depth);
  if (found.length === 0) return;
  // the sentence of start-failure.ts fits better: the file may be the wrong one
  if (found.some((text) => text.includes(NOT_A_DATABASE)))
    throw Object.assign(new Error(NOT_A_DATABASE), { code: 'SQLITE_NOTADB' });
  throw new DatabaseDamaged(databasePlace(databaseAddress(url)), found);
};
