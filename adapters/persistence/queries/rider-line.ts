import type { Reader } from '../reader.js';

/** A record, and for a rider every one who was merged into them, directly or through others. */
export const lineOf = async (
  sql: Reader,
  { type, id }: { readonly type: string; readonly id: string },
): Promise<readonly string[]> => {
  if (type !== 'rider') return [id];
  const rows = await sql.rows<{ readonly id: string }>(
    `WITH RECURSIVE line (id) AS (SELECT id FROM riders WHERE id = ? UNION
      SELECT m.deleted_id FROM rider_merges m JOIN line l ON l.id = m.kept_id) SELECT id FROM line`,
    [id],
  );
  return [...new Set([id, ...rows.map((row) => row.id)])];
};
