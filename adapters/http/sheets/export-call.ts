import type { FileFormat } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { Locale } from '@rrr/core/identity';
import { dateIn } from '@rrr/core/shared';
import { Download } from '../routing/download.js';
import type { HttpPorts } from '../ports.js';
import { exportSlots } from './export-slots.js';
import { type Asked, sheetOf } from './sheet-of.js';

/** Parameters common to all exports. */
interface ExportCall {
  readonly actor: Actor;
  readonly query: { readonly format: FileFormat };
  readonly locale: Locale;
}

/** per account */
const OF_ONE = 3;

/** Sends a list as a file. */
export type Send = <Row>(call: ExportCall, asked: Asked<Row>) => Promise<Download>;

/**
 * Audits the export, then sends the file if a slot is free. The audit comes first, because even a partly sent file
 * leaves the portal. Shared by all exports of a server, to share its slots.
 * @throws EdgeError OVERLOADED
 */
export const exporting = ({ useCases, sheetWriter, clock, program, mostExports }: HttpPorts): Send => {
  const slots = exportSlots({ inAll: mostExports, ofOne: OF_ONE });
  return async ({ actor, query: { format, ...filters }, locale }, asked) => {
    slots.assertSlotFree(actor.accountId);
    const set = Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name);
    await useCases.recordExport({ actor, what: asked.what, format, filters: set });
    const { bytes, ...file } = sheetOf(sheetWriter, asked, {
      format,
      locale,
      today: dateIn(clock.now(), program.timeZone),
      timeZone: program.timeZone,
    });
    return new Download({ ...file, bytes: slots.hold(actor.accountId, bytes) });
  };
};
