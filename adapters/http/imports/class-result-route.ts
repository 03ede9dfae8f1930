import * as contract from '@rrr/contract';
import { entrantsIn, assertCanSubmit } from '@rrr/core/results';
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

/** One class's results. */
export const classResultRoutes = (
  { queries, useCases, sheets, clock, program }: HttpPorts,
  progress: ImportProgress,
): readonly Route[] => [
  route(
    contract.uploadClassResult,
    can('results:write'),
    async ({ actor, params: { eventId }, body, files: { file }, locale, idempotency }) => {
      const apply = body.dryRun ? null : idempotency();
      const found = await queries.events.one(eventId, 'drafts');
      const inClass = found?.classes.find((raceClass) => raceClass.id === body.classId);
      if (!found || !inClass) throw new NotFound('event');
      // checked before the file is parsed; the use case checks again under the event's lock
      assertCanSubmit(actor, found.event, clock.now(), program);
      return progress.track(actor.accountId, body.progressId, async ({ watch, judging }) => {
        const options = {
          ...resultsOptions({ body, file, event: found.event, classes: found.classes, program }),
          oneClass: true,
          onlyClass: inClass.name,
          eventClasses: found.classes.map((raceClass) => raceClass.name),
        };
        const whose = { actor, promoterId: found.event.promoterId };
        const offers = !apply && (body.page === undefined || body.page === 'first');
        const { read, lastTime } = await readOffering({ queries, sheets }, { ...whose, file, options, watch, offers });
        judging();
        const submitted = await useCases.submitClassResults({
          actor,
          eventId,
          classId: inClass.id,
          rows: read.read.rows,
          problems: read.read.problems,
          ...chosenIn(body.choices),
          // the number stated by the promoter, otherwise the one in the file
          entrants: body.entrants ?? entrantsIn(read.read.rows),
          outcome: body.outcome ?? null,
          file: imported(file),
          layout: apply && chosenForResults(whose, read.read, body.mapping),
          apply,
          ...(body.page ? { page: body.page } : {}),
        });
        return answerResults(submitted, {
          read,
          raw: read.raw,
          problems: submitted.problems,
          file,
          actor,
          locale,
          now: clock.now(),
          race: inClass.name,
          lastTime,
          page: body.page,
        });
      });
    },
  ),
];
