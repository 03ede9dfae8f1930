import type { FileFormat } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { Locale } from '@rrr/core/identity';
import { dateIn } from '@rrr/core/shared';
import { Download } from '../kernel/download.js';
import type { HttpPorts } from '../ports.js';
import { exportSlots } from './export-slots.js';
import { type Asked, sheetOf } from './sheet-of.js';

/** What every export is asked with, beside the filters of its list. */
interface ExportCall {
  readonly actor: Actor;
  readonly query: { readonly format: FileFormat };
  readonly locale: Locale;
}

/** Of one account. */
const OF_ONE = 3;

/** Sends a list as a file. */
export type Send = <Row>(call: ExportCall, asked: Asked<Row>) => Promise<Download>;

/**
 * Records who takes the list away, then sends it, if there is room. The record comes first: of a file that was sent in
 * part, the part is out. One for all exports of a server, which share its room. @throws EdgeError OVERLOADED
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
