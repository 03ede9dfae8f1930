import { plusSeconds, type PortsOf } from '../shared/index.js';
import { SECURITY_KINDS, SEVERITY, type SecurityKind } from './security-event.js';

type Ports = PortsOf<'accounts' | 'admins' | 'jobs' | 'outbox' | 'securityEvents', 'clock' | 'ids'>;

const HOUR = 3_600;
/** rows in one mail; the next hour's mail has the others */
const MOST = 500;

const SERIOUS: readonly SecurityKind[] = SECURITY_KINDS.filter((kind) => SEVERITY[kind] === 'serious');

/**
 * Tells all active administrators of serious events: the first at once, what follows within the hour collected in one
 * mail for each kind. Several servers can run it; one of them writes the mails.
 * @returns number of kinds that were told
 */
export const tellAdmins =
  ({ uow, clock, ids }: Ports) =>
  async (): Promise<number> => {
    let told = 0;
    for (const kind of SERIOUS)
      told += await uow.run(async (tx) => {
        const at = clock.now();
        const name = `tell of ${kind}`;
        const state = await tx.jobs.lock(name);
        if ((state.leasedUntil ?? '') > at) return 0;
        const events = await tx.securityEvents.untold(kind, MOST);
        const [first] = events;
        if (!first) return 0;
        const last = events.reduce((latest, event) => (event.lastAt > latest.lastAt ? event : latest), first);
        const by = last.accountId === null ? undefined : await tx.accounts.byId(last.accountId);
        await tx.outbox.append(
          (await tx.admins.activeIds()).map((id) => ({
            id: ids.next(),
            kind: 'security',
            at,
            recipient: { type: 'admin', id },
            facts: {
              event: kind,
              count: events.reduce((sum, event) => sum + event.count, 0),
              from: first.at,
              until: last.lastAt,
              // names of riders and dealers are on the page, which only administrators open
              by: by?.type === 'admin' ? by.displayName : null,
            },
          })),
        );
        await tx.securityEvents.told(
          events.map((event) => event.id),
          at,
        );
        await tx.jobs.save(name, { ...state, holder: null, leasedUntil: plusSeconds(at, HOUR) }, at);
        return 1;
      });
    return told;
  };
