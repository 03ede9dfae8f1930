import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { PortsOf } from '../shared/index.js';

export interface RecordExport {
  readonly actor: Actor;
  /** name of the list */
  readonly what: string;
  readonly format: string;
  /** names of the filters used, without their values, which may be personal */
  readonly filters: readonly string[];
}

/** Audits that someone exported a list, because the data then leaves the portal. */
export const recordExport =
  ({ uow, clock, ids }: PortsOf<'audit', 'clock' | 'ids'>) =>
  ({ actor, what, format, filters }: RecordExport): Promise<void> =>
    uow.run((tx) => recordAct(tx, { ids, at: clock.now(), actor }, 'export', ['list', what], { format, filters }));
