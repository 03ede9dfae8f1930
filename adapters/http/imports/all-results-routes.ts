import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { IdempotencyKey } from '@rrr/core/idempotency';
import type { Locale } from '@rrr/core/identity';
import type { SentFile } from '@rrr/core/imports';
import { divideByClass, assertCanSubmit, type Submitted } from '@rrr/core/results';
import { NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { answerResults } from './answer-results.js';
import { chosenIn } from './chosen-in.js';
import type { ImportProgress } from './progress.js';
import { chosenForResults, readOffering } from './last-time.js';
import { resultsOptions } from './results-options.js';
import { imported } from './sent-file.js';

interface Asked {
  readonly actor: Actor;
  readonly params: { readonly eventId: string };
  readonly body: contract.Parsed<typeof contract.uploadAllClassResult>['body'];
  readonly files: { readonly file: SentFile };
  readonly locale: Locale;
  idempotency(): IdempotencyKey;
}

/** Uploads of results of all classes; the file names classes in a column or in headings. */
export const allResultsRoutes = (
  { queries, useCases, sheets, clock, program }: HttpPorts,
  progress: ImportProgress,
): readonly Route[] => {
  const upload = async ({
    actor,
    params: { eventId },
    body,
    files: { file },
    locale,
    idempotency,
  }: Asked): Promise<contract.AllResultsImport> => {
    const apply = body.dryRun ? null : idempotency();
    const found = await queries.events.one(eventId, 'drafts');
    if (!found) throw new NotFound('event');
    assertCanSubmit(actor, found.event, clock.now(), program);
    return progress.track(actor.accountId, body.progressId, async ({ watch, judging }) => {
      const { classes } = found;
      const options = {
        ...resultsOptions({ body, file, event: found.event, classes: found.classes, program }),
        allClasses: classes.map((raceClass) => raceClass.name),
      };
      const whose = { actor, promoterId: found.event.promoterId };
      const offers = !apply && (body.page === undefined || body.page === 'first');
      const { read, lastTime } = await readOffering({ queries, sheets }, { ...whose, file, options, watch, offers });
      judging();
      const { parts, named, problems } = divideByClass(
        read.read,
        classes,
        new Map((body.classes ?? []).map((raceClass) => [raceClass.name, raceClass.classId])),
      );
      const all = [...read.read.problems, ...problems].toSorted((a, b) => a.line - b.line);
      const submitted = await useCases.submitEventResults({
        actor,
        eventId,
        parts,
        problems: all,
        ...chosenIn(body.choices),
        outcome: body.outcome ?? null,
        file: imported(file),
        layout: apply && chosenForResults(whose, read.read, body.mapping),
        apply,
        ...(body.page ? { page: body.page } : {}),
      });
      // a file whose own rows are fine is read again, because its rows must be corrected for the event
      const isReadAgain = read.read.problems.length === 0 && problems.length > 0;
      const raw = read.raw ?? (isReadAgain ? (await sheets.read(file)).rows : null);
      const seen = await answerResults(submitted, {
        read,
        raw,
        problems: all,
        file,
        actor,
        locale,
        now: clock.now(),
        race: found.event.title,
        lastTime,
        page: body.page,
      });
      return { ...seen, ...withClasses(seen, submitted, classes, named) };
    });
  };
  return [
    route(contract.uploadAllClassResult, can('results:write'), upload),
    route(contract.uploadAllFormattedClassResult, can('results:write'), upload),
  ];
};

const withClasses = (
  seen: contract.ResultsImport,
  submitted: Submitted,
  classes: readonly { readonly id: string; readonly name: string }[],
  named: ReturnType<typeof divideByClass>['named'],
): Pick<contract.AllResultsImport, 'rows' | 'classes' | 'untouched'> => {
  const byId = new Map(classes.map(({ id, name }) => [id, { _id: id, name }]));
  const classOf = (id: string | undefined): { _id: string; name: string } =>
    byId.get(id ?? '') ?? { _id: id ?? '', name: '' };
  const touched = new Set(named.map((raceClass) => raceClass.classId));
  return {
    rows: seen.rows.map((row, at) => ({ ...row, class: classOf(submitted.rows[at]?.classId) })),
    classes: named.map(({ name, rows, classId, leftOut, nearest }) => ({
      name,
      rows,
      class: classId === null ? null : classOf(classId),
      leftOut,
      ...(nearest.length > 0 ? { nearest: nearest.map(classOf) } : {}),
    })),
    untouched: classes.filter((raceClass) => !touched.has(raceClass.id)).map(({ id, name }) => ({ _id: id, name })),
  };
};
