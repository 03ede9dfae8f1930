import type { Program } from '../program/index.js';
import { type Instant, plusSeconds, type PortsOf } from '../shared/index.js';
import type { KeyedEvent } from './ports.js';
import { isOfAct, type SecurityNote, SEVERITY } from './security-event.js';

interface Ports extends PortsOf<'accounts' | 'securityEvents', 'clock' | 'ids' | 'digest'> {
  readonly program: Pick<Program, 'securityEventDays'>;
}

const DAY = 86_400;
const minuteOf = (at: Instant): string => at.slice(0, 16);

/**
 * Stores security events in a transaction of their own, because a refusal rolls back the transaction of its call. Events
 * of the same kind, account and network within a minute share one row with a count: a flood cannot fill the table.
 * @returns what was stored, for the log
 */
export const recordSecurityEvents =
  ({ uow, ids, digest, program }: Ports) =>
  (notes: readonly SecurityNote[]): Promise<readonly KeyedEvent[]> =>
    uow.run(async (tx) => {
      const logins = new Map<string, string | null>();
      const rows = new Map<string, KeyedEvent>();
      for (const { email, ...note } of notes) {
        const typed = email?.trim().toLowerCase();
        if (typed !== undefined && !logins.has(typed))
          logins.set(typed, (await tx.accounts.byEmail(typed))?.id ?? null);
        const accountId = note.accountId ?? (typed === undefined ? null : (logins.get(typed) ?? null));
        const alike = [note.kind, accountId, note.network, minuteOf(note.at), isOfAct(note.kind) ? note.objectId : ''];
        const key = digest(alike.join('\n'));
        const before = rows.get(key);
        rows.set(key, {
          ...(before ?? { ...note, id: ids.next(), accountId, severity: SEVERITY[note.kind], key }),
          count: (before?.count ?? 0) + note.count,
          lastAt: note.at,
          deleteAfter: plusSeconds(note.at, program.securityEventDays * DAY),
        });
      }
      // in the order of their keys, so that two servers do not wait for each other
      const events = [...rows.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
      await tx.securityEvents.count(events);
      return events;
    });
