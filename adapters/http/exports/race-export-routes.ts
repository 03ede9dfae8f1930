import * as contract from '@rrr/contract';
import { lateSeasons } from '@rrr/core/events';
import { dateIn, type LocalDate, NotFound } from '@rrr/core/shared';
import { isInside } from '../events/show-event.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { translator } from '../words/translator.js';
import * as columns from './columns.js';
import type { Send } from '../sheets/export-call.js';
import { allPages } from '../sheets/one-batch.js';
import { resultColumns } from './result-columns.js';

/** Events, their results and series as files. */
export const raceExportRoutes = (
  { queries: { exports, events, series }, clock, program }: HttpPorts,
  send: Send,
): readonly Route[] => {
  const today = (): LocalDate => dateIn(clock.now(), program.timeZone);

  return [
    route(contract.exportEvents, can('promoter:own'), (call) => {
      const { format: _, sort, ...asked } = call.query;
      const own = call.actor.type === 'promoter' ? { promoterId: call.actor.subjectId } : {};
      return send(call, {
        what: 'events',
        columns: columns.EVENTS,
        rows: exports.events({ ...asked, ...own, drafts: true, descending: sort === 'descending' }, today()),
      });
    }),
    route(contract.exportEventsLate, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      const search = { ...asked, seasons: lateSeasons(program, today()) };
      return send(call, {
        what: 'events-late',
        columns: columns.EVENTS_LATE,
        ...allPages((lateSearch: Parameters<typeof events.late>[0]) => events.late(lateSearch, today()), search),
      });
    }),
    route(contract.exportEventsFinished, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, {
        what: 'events-finished',
        columns: columns.EVENTS_FINISHED,
        rows: exports.eventsFinished(asked),
      });
    }),
    route(contract.exportSeries, can('promoter:own'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, {
        what: 'series',
        columns: columns.SERIES,
        ...allPages(series.search, {
          ...asked,
          ...(call.actor.type === 'promoter' ? { promoterId: call.actor.subjectId } : {}),
        }),
      });
    }),
    route(contract.exportResults, can('results:write'), async (call) => {
      const {
        actor,
        params: { eventId },
        query: { classId, unmatched = false },
        locale,
      } = call;
      const found = await events.one(eventId, 'drafts');
      if (!found || !isInside(actor, found.event.promoterId)) throw new NotFound('event');
      const classes = found.classes.filter((raceClass) => classId === undefined || raceClass.id === classId);
      const rows = exports.results({ eventId, classIds: classes.map((raceClass) => raceClass.id), unmatched });
      return send(call, {
        what: 'event-results',
        columns: resultColumns(classes, found.event.currency, translator(locale, clock.now())),
        rows,
      });
    }),
  ];
};
