import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { translator } from '../words/translator.js';
import type { ImportProgress } from './progress.js';
import { imported } from './sent-file.js';
import { presentReport } from './table-report.js';

const [SAMPLE, SHOWN_PROBLEMS] = [10, 100];

/** VINs that the brand sold. */
export const soldVinsRoutes = (
  { useCases, sheets, clock, program }: HttpPorts,
  progress: ImportProgress,
): readonly Route[] => [
  route(contract.getSoldVins, can('vin:manage'), async ({ actor }) => {
    const { count, last } = await useCases.soldVinsNow({ actor });
    return {
      count,
      decides: program.soldVins === 'decide',
      last: last && { at: last.at, by: last.byName, file: last.fileName, mode: last.mode, added: last.added },
    };
  }),
  route(
    contract.importSoldVins,
    can('import:manage'),
    async ({ actor, body: { dryRun, progressId, mode, mapping }, files: { file }, locale, idempotency }) => {
      const apply = dryRun ? null : idempotency();
      return progress.track(actor.accountId, progressId, async ({ watch, judging }) => {
        const { read, format, encoding } = await sheets.readAs(file, { kind: 'soldVins', mapping }, watch);
        judging();
        const done = await useCases.importSoldVins({ actor, read, file: imported(file), mode, apply });
        const says = translator(locale, clock.now());
        // what waited because it was not listed may be listed now
        if (done.applied) await useCases.verifyBikes({ actor });
        return {
          ...done,
          mode,
          file: { name: file.name, format, encoding, headerLine: read.headerLine },
          report: presentReport(read.report),
          sample: read.rows.slice(0, SAMPLE).map(({ vin, model, year }) => ({ vin, model, year })),
          problems: read.problems
            .slice(0, SHOWN_PROBLEMS)
            .map((problem) => ({ ...problem, detail: says.soldVinRow(problem) })),
        };
      });
    },
  ),
  route(contract.removeSoldVins, can('vin:manage'), ({ actor }) => useCases.removeSoldVins({ actor })),
  route(contract.testSoldVin, can('vin:manage'), async ({ actor, body: { vin } }) => {
    const found = await useCases.testSoldVin({ actor, vin });
    return { listed: found !== null, model: found?.model ?? null, year: found?.year ?? null };
  }),
];
