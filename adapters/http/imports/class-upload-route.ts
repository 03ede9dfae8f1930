import * as contract from '@rrr/contract';
import type { ClassesImported } from '@rrr/core/events';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { translator } from '../words/translator.js';
import { mendFile } from './mend-file.js';
import { mendingOf, presentReport } from './table-report.js';
import type { ImportProgress } from './progress.js';
import { imported } from './sent-file.js';

const presentRows = ({ rows, currency }: ClassesImported): contract.ClassesImport['rows'] =>
  rows.map(({ line, class: { name, payoutType, places, entrants }, change }) => ({
    line,
    name,
    payoutType,
    entrants,
    change,
    payoutPlaces: places.map(({ place, amount }) => ({ place, amount: money(amount, currency) })),
  }));

/** Classes with their payout places. */
export const classUploadRoutes = (
  { useCases, sheets, clock }: HttpPorts,
  progress: ImportProgress,
): readonly Route[] => [
  route(
    contract.uploadClass,
    can('results:write'),
    async ({ actor, params: { eventId }, body, files: { file }, locale, idempotency }) => {
      const apply = body.dryRun ? null : idempotency();
      return progress.track(actor.accountId, body.progressId, async ({ watch, judging }) => {
        const { read, raw, format, encoding } = await sheets.readAs(
          file,
          { kind: 'classes', mending: mendingOf(body) },
          watch,
        );
        judging();
        const done = await useCases.importClasses({
          actor,
          eventId,
          read,
          payoutType: body.payoutType,
          replace: body.replace,
          outcome: body.outcome ?? null,
          file: imported(file),
          apply,
        });
        const says = translator(locale, clock.now());
        const problems = done.problems.map((problem) => ({ ...problem, detail: says.classRow(problem) }));
        return {
          applied: done.applied,
          importId: done.importId,
          waits: done.waits,
          file: { name: file.name, format, encoding, headerLine: read.headerLine },
          rows: presentRows(done),
          kept: [...done.kept],
          removed: [...done.removed],
          problems,
          changes: { ...done.changes },
          contingencyAmount: money(done.offered, done.currency),
          contingencyBefore: money(done.offeredBefore, done.currency),
          falls: done.falls.map(({ name, before, after }) => ({
            name,
            before: money(before, done.currency),
            after: money(after, done.currency),
          })),
          report: presentReport(read.report),
          version: done.version,
          mend: await mendFile({ raw, headerLine: read.headerLine, problems, fileName: file.name, locale }),
          outcome: done.outcome,
        };
      });
    },
  ),
];
