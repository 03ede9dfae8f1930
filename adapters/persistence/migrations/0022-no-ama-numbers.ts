import type { Knex } from 'knex';

/** "None", "Pending" and "000" matched whoever else had none: a key without a digit other than 0 is no key. */
export const up = async (knex: Knex): Promise<void> => {
  const digitless = [...'123456789'].map((digit) => `ama_key NOT LIKE '%${digit}%'`).join(' AND ');
  await knex.raw(`UPDATE riders SET ama_key = NULL WHERE ama_key IS NOT NULL AND ${digitless}`);
};
