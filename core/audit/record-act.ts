import type { Actor } from '../access/index.js';
import type { Ids, Instant, Stores } from '../shared/index.js';
import { type AuditRecord, by } from './audit.js';
import type { AuditAction } from './kinds.js';
import type { LinkedType, LookedUp, OfNobody } from './links.js';

/** What a record can be about; `request`: what it is about stands in its detail. */
type AuditedType = LinkedType | Exclude<LookedUp, 'any'> | OfNobody | 'request';

/** Records what an actor did to one object; `detail`: the changes, with personal fields masked. */
export const recordAct = (
  tx: Pick<Stores, 'audit'>,
  { ids, at, actor }: { readonly ids: Pick<Ids, 'next'>; readonly at: Instant; readonly actor: Actor | null },
  action: AuditAction,
  [objectType, objectId]: readonly [type: AuditedType, id: string],
  detail: AuditRecord['detail'] = {},
): Promise<void> => tx.audit.append({ id: ids.next(), at, ...by(actor), action, objectType, objectId, detail });
