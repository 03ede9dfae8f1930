import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { Clock, Ids, UnitOfWork } from '../shared/index.js';

export interface RecordExport {
  readonly actor: Actor;
  /** which list */
  readonly what: string;
  readonly format: string;
  /** names of the filters that were set; their values may be personal */
  readonly filters: readonly string[];
}

/** Who took a list out of the portal, and when: from then on it lies where nobody here sees it. */
export const recordExport =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<'audit'>; readonly clock: Clock; readonly ids: Ids }) =>
  ({ actor, what, format, filters }: RecordExport): Promise<void> =>
    uow.run((tx) =>
      tx.audit.append({
        id: ids.next(),
        at: clock.now(),
        ...by(actor),
        action: 'export',
        objectType: 'list',
        objectId: what,
        detail: { format, filters },
      }),
    );
