import type { AuditRecord } from '@rrr/core/audit';
import { type KeyedEvent, kindOfRefusal, noteOfAudit, type SecurityNote } from '@rrr/core/security';
import type { Clock, StoreName, Stores, UnitOfWork } from '@rrr/core/shared';
import { anonymous, type Metrics, type Origin, type SecurityWatch } from '@rrr/http';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

interface Ports {
  /** stores notes; alike ones become one row */
  readonly record: (notes: readonly SecurityNote[]) => Promise<readonly KeyedEvent[]>;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'securityEvent'>;
  readonly clock: Clock;
}

export interface StoringWatch extends SecurityWatch {
  /** acts that were committed */
  committed(records: readonly AuditRecord[]): void;
  /** stores at once what waits; does not fail */
  flushed(): Promise<void>;
  /** `flushed`, and nothing follows: a storage that is never given up makes each later promise of the process slower */
  ended(): Promise<void>;
}

/** Notes that wait to be stored. In a flood what comes after them is only counted, by kind. */
const MOST_WAITING = 1_000;
/** Milliseconds between two writes, so that a burst is one. */
const PAUSE = 250;
/** Failed writes after which what waits is only logged; they are up to half a minute apart. */
const MOST_FAILURES = 8;

/**
 * Collects security events and stores them a moment later, in transactions of their own: nobody waits for them, a refusal
 * that rolls back does not take them along, and a failing database does not fail the request a second time.
 */
export const securityWatch = ({ record, log, metrics, clock }: Ports): StoringWatch => {
  const origins = new AsyncLocalStorage<Origin>();
  let waiting: SecurityNote[] = [];
  let over = new Map<SecurityNote['kind'], SecurityNote>();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const resolving = new Set<Promise<void>>();

  const write = async (): Promise<void> => {
    const notes = [...waiting, ...over.values()];
    if (notes.length === 0) return;
    [waiting, over] = [[], new Map()];
    try {
      for (const { kind, severity, accountId, network, count, objectType, objectId, facts } of await record(notes))
        log[severity === 'info' ? 'info' : 'warn'](
          { security: { kind, severity, accountId, network, count, objectType, objectId, facts } },
          'security event',
        );
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < MOST_FAILURES) {
        for (const note of notes) keep(note);
        return later(PAUSE * 2 ** failures);
      }
      failures = 0;
      const counts: Record<string, number> = {};
      for (const { kind, count } of notes) counts[kind] = (counts[kind] ?? 0) + count;
      log.error({ security: counts, error: anonymous(error) }, 'security events could not be stored');
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(write));
  const later = (milliseconds: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, milliseconds).unref();
  };
  const keep = (note: SecurityNote): void => {
    if (waiting.length < MOST_WAITING) return void waiting.push(note);
    const counted = over.get(note.kind)?.count ?? 0;
    const { email: _, ...rest } = note;
    const nowhere = { accountId: null, network: null, device: null, objectType: null, objectId: null, facts: {} };
    over.set(note.kind, { ...rest, ...nowhere, count: counted + note.count });
  };
  const note = (given: SecurityNote): void => {
    metrics.securityEvent(given.kind, given.count);
    keep(given);
    later(PAUSE);
  };
  const noteFrom = (origin: Origin | undefined, given: Omit<SecurityNote, 'network' | 'device'>): void => {
    const network = origin?.network ?? null;
    const done: Promise<void> = (origin?.device() ?? Promise.resolve(null))
      .catch(() => null)
      .then((device) => note({ ...given, network, device }))
      .finally(() => resolving.delete(done));
    resolving.add(done);
  };
  const flushed = async (): Promise<void> => {
    await Promise.all(resolving);
    await flush();
  };

  return {
    within: (origin, work) => origins.run(origin, async () => work()),
    refused: (error, origin) => {
      const code =
        typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
          ? error.code
          : '';
      const kind = kindOfRefusal(code);
      if (kind === undefined) return;
      const { accountId, actingAs, object, email, call } = origin;
      noteFrom(origin, {
        kind,
        at: clock.now(),
        count: 1,
        accountId,
        objectType: object?.type ?? null,
        objectId: object?.id ?? null,
        facts: { code, call, ...(actingAs === null ? {} : { actingAs }) },
        email: accountId === null ? email : undefined,
      });
    },
    note,
    committed: (records) => {
      const origin = origins.getStore();
      for (const audit of records) {
        const found = noteOfAudit(audit);
        if (found) noteFrom(origin, found);
      }
    },
    flushed,
    ended: async () => {
      await flushed();
      origins.disable();
    },
  };
};

/** The unit of work, which tells the watch of the acts that were committed. */
export const watchedUnitOfWork = (
  uow: UnitOfWork<StoreName>,
  { committed }: Pick<StoringWatch, 'committed'>,
): UnitOfWork<StoreName> => ({
  run: async (work, turn) => {
    let records: AuditRecord[] = [];
    const answer = await uow.run((tx: Stores) => {
      // a lost race runs it again
      records = [];
      const append: Stores['audit']['append'] = (audit) => {
        records.push(audit);
        return tx.audit.append(audit);
      };
      return work({ ...tx, audit: { append } });
    }, turn);
    if (records.length > 0) committed(records);
    return answer;
  },
});
