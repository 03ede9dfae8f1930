import type { Knex } from 'knex';

/** Clears AMA keys without a digit other than 0: "None", "Pending" and "000" matched each other. */
export const up = async (knex: Knex): Promise<void> => {
  const digitless = [...'123456789'].map((digit) => `ama_key NOT LIKE '%${digit}%'`).join(' AND ');
  await knex.raw(`UPDATE riders SET ama_key = NULL WHERE ama_key IS NOT NULL AND ${digitless}`);
};
