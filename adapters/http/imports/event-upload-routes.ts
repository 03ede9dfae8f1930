import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { EventsImported } from '@rrr/core/events';
import type { IdempotencyKey } from '@rrr/core/idempotency';
import type { Locale } from '@rrr/core/identity';
import type { SentFile } from '@rrr/core/imports';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { translator } from '../words/translator.js';
import { chosenForEvents, DATES, datesWithLast } from './last-time.js';
import { mendFile } from './mend-file.js';
import { mendingOf, presentReport } from './table-report.js';
import type { ImportProgress } from './progress.js';
import { imported } from './sent-file.js';

interface Asked {
  readonly actor: Actor;
  readonly params: { readonly seriesId: string };
  readonly body: contract.Parsed<typeof contract.uploadSeriesEvents>['body'];
  readonly files: { readonly file: SentFile };
  readonly locale: Locale;
  idempotency(): IdempotencyKey;
}

const presentRow = ({
  line,
  event,
  eventId,
  change,
}: EventsImported['rows'][number]): contract.EventsImport['rows'][number] => ({
  line,
  _id: eventId,
  title: event.title,
  venue: event.venue,
  city: event.city,
  state: event.state,
  country: event.country,
  startDate: event.startsOn,
  endDate: event.endsOn,
  type: event.type,
  paying: event.paying,
  change,
});

/** The events of a series. */
export const eventUploadRoutes = (
  { queries, useCases, sheets, clock }: HttpPorts,
  progress: ImportProgress,
): readonly Route[] => {
  const upload = async ({
    actor,
    params: { seriesId },
    body,
    files: { file },
    locale,
    idempotency,
  }: Asked): Promise<contract.EventsImport> => {
    const apply = body.dryRun ? null : idempotency();
    return progress.track(actor.accountId, body.progressId, async ({ watch, judging }) => {
      const { read, raw, format, encoding } = await sheets.readAs(
        file,
        { kind: 'events', mending: { ...mendingOf(body), dates: body.dates } },
        watch,
      );
      judging();
      const done = await useCases.importEvents({
        actor,
        seriesId,
        read,
        paying: body.paying,
        outcome: body.outcome ?? null,
        file: imported(file),
        layout: apply && chosenForEvents(actor, read),
        apply,
      });
      const says = translator(locale, clock.now());
      const problems = done.problems.map((problem) => ({
        ...problem,
        detail: says.eventRow(problem),
        ...(problem.code === 'DATE_ORDER_UNKNOWN' ? { question: DATES } : {}),
      }));
      return {
        applied: done.applied,
        importId: done.importId,
        file: { name: file.name, format, encoding, headerLine: read.headerLine },
        rows: done.rows.map(presentRow),
        problems,
        changes: { ...done.changes },
        mend: await mendFile({ raw, headerLine: read.headerLine, problems, fileName: file.name, locale }),
        dates: await datesWithLast({ queries }, actor, read),
        report: presentReport(read.report),
        outcome: done.outcome,
      };
    });
  };
  return [
    route(contract.uploadSeriesEvents, can('series:manage'), upload),
    route(contract.uploadOwnSeriesEvents, can('series:own'), upload),
  ];
};
