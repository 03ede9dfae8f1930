import { nameKey } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { startingWith, wherePrefix } from './paging.js';

/**
 * Motorcycles of a model as `isOfModel` of core/vin says it. The index finds them by key, which cannot tell 250 SX from
 * 250 SX-F.
 */
export const whereModel = (list: Knex.QueryBuilder, bikes: string, asked: string): void => {
  const [key, text, name] = [nameKey(asked), asked.trim().toLowerCase(), `LOWER(${bikes}.model)`];
  wherePrefix(list, `${bikes}.model_key`, key);
  // as a value, because MariaDB would otherwise read every motorcycle
  void list.whereRaw(
    `CASE WHEN ${bikes}.model_key = ? THEN 1 WHEN ${name} LIKE ? ESCAPE '!' THEN 0
      WHEN ${name} LIKE ? ESCAPE '!' THEN 1 ELSE 0 END = 1`,
    [key, startingWith(`${text}-`), startingWith(text)],
  );
};
