import * as contract from '@rrr/contract';
import type { ImportRecord } from '@rrr/core/imports';
import { NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { presentSpent } from '../results/present-import.js';
import { type ImportProgress, percentOf } from './progress.js';

const presentRecord = (record: ImportRecord): contract.ImportRecord => ({
  _id: record.id,
  kind: record.kind,
  eventId: record.eventId,
  seriesId: record.seriesId,
  at: record.at,
  byName: record.byName,
  tokenName: record.tokenName,
  fileName: record.file.name,
  digest: record.file.digest,
  changes: { ...record.counts },
  undoneAt: record.undoneAt,
  undoneBy: record.undoneBy,
});

/** The list of imports, and their undo. */
export const importRecordRoutes = (
  { queries: { imports, events }, useCases }: HttpPorts,
  progress: ImportProgress,
): readonly Route[] => [
  route(contract.listEventImports, can('results:write'), async ({ actor, params: { eventId }, query }) => {
    const found = await events.one(eventId, 'drafts');
    if (!found || (actor.type !== 'admin' && found.event.promoterId !== actor.subjectId)) throw new NotFound('event');
    const listed = await imports.search({ ...query, eventId });
    return { imports: listed.items.map(presentRecord), pagination: pagination(listed) };
  }),

  route(contract.listImports, can('import:manage'), async ({ query: { kind, eventId, seriesId, ...asked } }) => {
    const listed = await imports.search({
      ...asked,
      ...(kind ? { kind } : {}),
      ...(eventId ? { eventId } : {}),
      ...(seriesId ? { seriesId } : {}),
    });
    return { imports: listed.items.map(presentRecord), pagination: pagination(listed) };
  }),

  route(contract.undoImport, can('results:write'), async ({ actor, params: { importId }, body, idempotency }) => {
    const asked = { actor, importId, outcome: body.outcome ?? null, apply: body.dryRun ? null : idempotency() };
    switch ((await imports.one(importId))?.kind) {
      case undefined:
        throw new NotFound('import');
      case 'classes': {
        const { applied, record, changes, outcome } = await useCases.undoClassesImport(asked);
        return { applied, import: presentRecord(record), changes: { ...changes }, money: null, spent: null, outcome };
      }
      case 'events': {
        const { applied, record, changes, outcome } = await useCases.undoEventsImport(asked);
        return { applied, import: presentRecord(record), changes: { ...changes }, money: null, spent: null, outcome };
      }
      case 'vin-patterns': {
        const { applied, record, removed } = await useCases.undoPatternsImport(asked);
        return {
          applied,
          import: presentRecord(record),
          changes: { removed, restored: 0, changed: 0 },
          money: null,
          spent: null,
        };
      }
      case 'class-results':
      case 'event-results': {
        const { applied, record, changes, currency, money: moved, spent, outcome } = await useCases.undoImport(asked);
        return {
          applied,
          import: presentRecord(record),
          changes: { ...changes },
          money: {
            issued: money(moved.issued, currency),
            reversed: money(moved.reversed, currency),
            overpaid: money(moved.overpaid, currency),
          },
          spent: actor.type === 'admin' ? presentSpent(spent, currency) : null,
          outcome,
        };
      }
    }
  }),

  route(contract.getImportProgress, can('results:write'), ({ actor, params: { progressId } }) => {
    const found = progress.of(actor.accountId, progressId);
    if (!found) throw new NotFound('import');
    return { ...found, percent: percentOf(found) };
  }),
];
