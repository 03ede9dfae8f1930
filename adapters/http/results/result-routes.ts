import * as contract from '@rrr/contract';
import { FileEmpty, type ResultsRead, readResults } from '@rrr/core/imports';
import { maySubmit } from '@rrr/core/results';
import { NotFound } from '@rrr/core/shared';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { speaker } from '../words/speaker.js';
import { presentImport } from './present-import.js';

/** How many started: as the promoter says, else as the file says. */
const entrantsOf = (stated: number | undefined, read: ResultsRead): number | null =>
  stated ?? read.rows.reduce<number | null>((most, { entrants }) => (entrants === null ? most : Math.max(most ?? 0, entrants)), null);

export const resultRoutes = ({ queries: { events }, useCases, sheets, clock, program }: HttpPorts): readonly Route[] => [
  route(contract.uploadClassResult, can('results:write'), async ({ actor, params: { eventId }, body, files, locale, idempotency }) => {
    const apply = body.dryRun ? null : idempotency();
    const found = await events.one(eventId);
    const inClass = found?.classes.find((it) => it.id === body.classId);
    if (!found || !inClass) throw new NotFound('event');
    // before a file of a stranger is read; the use case asks again under the event's lock
    maySubmit(actor, found.event, clock.now(), program);
    const sheet = await sheets.read(files.file);
    if (sheet.rows.length === 0) throw new FileEmpty();
    const read = readResults(sheet, {
      ...(body.mapping ? { mapping: body.mapping } : {}),
      brandMakes: program.brandMakes, knownMakes: program.knownMakes, oneClass: true, onlyClass: inClass.name,
    });
    const submitted = await useCases.submitClassResults({
      actor,
      eventId,
      classId: inClass.id,
      rows: read.rows,
      problems: read.problems,
      choices: new Map((body.choices ?? []).map((it) => [it.line, it.riderId])),
      entrants: entrantsOf(body.entrants, read),
      outcome: body.outcome ?? null,
      apply,
    });
    return presentImport(submitted, read, sheet, files.file.name, speaker(locale, clock.now()));
  }),
];
