import type { LayoutChoices, LayoutChoiceStore } from '@rrr/core/imports';
import { bulkInsert } from '../bulk-insert.js';
import type { Sql } from '../sql.js';
import type { LayoutChoicesRow } from '../tables/index.js';

type Chosen = Pick<LayoutChoices, 'mapping' | 'answers'>;

export const layoutChoicesOf = ({ promoter_id, choices, import_id, ...row }: LayoutChoicesRow): LayoutChoices => ({
  ...row,
  ...(JSON.parse(choices) as Chosen),
  promoterId: promoter_id,
  importId: import_id,
});

const LAYOUT_OF = 'promoter_id = ? AND kind = ? AND layout = ?';

export const sqlLayoutChoiceStore = (sql: Sql): LayoutChoiceStore => ({
  find: async ({ promoterId, kind, layout }) => {
    const [row] = await sql.rows<LayoutChoicesRow>(`SELECT * FROM layout_choices WHERE ${LAYOUT_OF}`, [
      promoterId,
      kind,
      layout,
    ]);
    return row && layoutChoicesOf(row);
  },
  put: async ({ promoterId, kind, layout, mapping, answers, importId, at }, most) => {
    const choices = JSON.stringify({ mapping, answers } satisfies Chosen);
    await bulkInsert(
      sql,
      'layout_choices',
      [{ promoter_id: promoterId, kind, layout, choices, import_id: importId, at }],
      { keys: ['promoter_id', 'kind', 'layout'], update: ['choices', 'import_id', 'at'] },
    );
    const all = await sql.rows<Pick<LayoutChoicesRow, 'kind' | 'layout'>>(
      'SELECT kind, layout FROM layout_choices WHERE promoter_id = ? ORDER BY at DESC, import_id DESC',
      [promoterId],
    );
    for (const old of all.slice(most))
      await sql.run(`DELETE FROM layout_choices WHERE ${LAYOUT_OF}`, [promoterId, old.kind, old.layout]);
  },
  forgetImport: (importId) => sql.run('DELETE FROM layout_choices WHERE import_id = ?', [importId]),
});
