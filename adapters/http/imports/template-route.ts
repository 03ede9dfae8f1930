import * as contract from '@rrr/contract';
import { Download } from '../routing/download.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { csvFile } from './csv-file.js';
import { templateOf } from './templates.js';

/** Import templates to download. */
export const templateRoutes = ({ workbook }: HttpPorts): readonly Route[] => [
  route(
    contract.getImportTemplate,
    can('results:write'),
    async ({ params: { kind }, query: { format, lang }, locale }) => {
      const language = lang ?? locale;
      const { name, rows } = templateOf(kind, language);
      const [csv, xlsx] = contract.getImportTemplate.produces;
      return format === 'csv'
        ? new Download({ type: csv, name: `${name}.csv`, bytes: Buffer.from(await csvFile(rows, language)) })
        : new Download({ type: xlsx, name: `${name}.xlsx`, bytes: workbook(name, rows) });
    },
  ),
];
