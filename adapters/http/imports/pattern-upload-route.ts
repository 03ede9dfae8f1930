import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { translator } from '../words/translator.js';
import { mendFile } from './mend-file.js';
import { mendingOf, presentReport } from './table-report.js';
import type { ImportProgress } from './progress.js';
import { imported } from './sent-file.js';

/** VIN patterns. */
export const patternUploadRoutes = (
  { useCases, sheets, clock }: HttpPorts,
  progress: ImportProgress,
): readonly Route[] => [
  route(
    contract.importVinPatterns,
    can('import:manage'),
    async ({ actor, body, files: { file }, locale, idempotency }) => {
      const apply = body.dryRun ? null : idempotency();
      return progress.track(actor.accountId, body.progressId, async ({ watch, judging }) => {
        const { read, raw, format, encoding } = await sheets.readAs(
          file,
          { kind: 'patterns', mending: { ...mendingOf(body), shared: body.shared } },
          watch,
        );
        judging();
        const done = await useCases.importPatterns({ actor, read, file: imported(file), apply });
        const says = translator(locale, clock.now());
        const problems = done.problems.map((problem) => ({ ...problem, detail: says.patternRow(problem) }));
        return {
          applied: done.applied,
          importId: done.importId,
          file: { name: file.name, format, encoding, headerLine: read.headerLine },
          added: done.added,
          known: done.known,
          rows: done.rows.map(({ line, model, year, pattern }) => ({ line, model, year, pattern })),
          problems,
          shared: done.shared.map(({ year, pattern, models }) => ({ year, pattern, models: [...models] })),
          report: presentReport(done.report),
          mend: await mendFile({ raw, headerLine: read.headerLine, problems, fileName: file.name, locale }),
        };
      });
    },
  ),
];
