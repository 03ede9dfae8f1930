import type { FileFormat } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { Locale } from '@rrr/core/identity';
import { dateIn } from '@rrr/core/shared';
import type { Download } from '../kernel/download.js';
import type { HttpPorts } from '../ports.js';
import { type Asked, sheetOf } from './sheet-of.js';

/** What every export is asked with, beside the filters of its list. */
interface ExportCall {
  readonly actor: Actor;
  readonly query: { readonly format: FileFormat };
  readonly locale: Locale;
}

/** Records who takes the list away, then sends it. The record comes first: of a file that was sent in part, the part is out. */
export const exporting =
  ({ useCases, sheetWriter, clock, program }: HttpPorts) =>
  async <Row>({ actor, query: { format, ...filters }, locale }: ExportCall, asked: Asked<Row>): Promise<Download> => {
    const set = Object.entries(filters).filter(([, value]) => value !== undefined).map(([name]) => name);
    await useCases.recordExport({ actor, what: asked.what, format, filters: set });
    return sheetOf(sheetWriter, asked, { format, locale, today: dateIn(clock.now(), program.timeZone), timeZone: program.timeZone });
  };
