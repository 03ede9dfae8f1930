import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import {
  type ChosenForLayout,
  type ImportedFile,
  PreviewOutdated,
  rememberLayout,
  RowsHaveProblems,
} from '../imports/index.js';
import { currencyOf, dateIn, type Instant, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { allowed, asDraft, isApproved } from './event-fields.js';
import type { EventFields, EventRecord } from './event-record.js';
import type { EventRow } from './event-columns.js';
import { eventKey, type EventsRead } from './read-events.js';

export interface ImportEvents {
  readonly actor: Actor;
  readonly seriesId: string;
  readonly read: Omit<EventsRead, 'report' | 'dates'>;
  /** whether events pay when their rows do not say so; used for admins only */
  readonly paying: boolean;
  readonly outcome: string | null;
  readonly file: ImportedFile;
  /** what was chosen for a file of this layout, to be offered again; left out: nothing to remember */
  readonly layout?: ChosenForLayout | null;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
}

export interface EventsImported {
  readonly applied: boolean;
  readonly importId: string | null;
  /** `eventId`: null for a new event in a preview */
  readonly rows: readonly {
    readonly line: number;
    readonly event: EventFields;
    readonly eventId: string | null;
    readonly change: 'new' | 'same';
  }[];
  readonly problems: EventsRead['problems'];
  readonly changes: { readonly added: number; readonly changed: 0; readonly removed: 0; readonly same: number };
  readonly outcome: string;
}

type Needs = 'eventAdmin' | 'series' | 'approvals' | 'audit' | 'idempotency' | 'imports' | 'layoutChoices';
type Tx = Pick<Stores, Needs>;
export type EventImportPorts = PortsOf<Needs, 'clock' | 'ids' | 'digest' | 'program'>;

/** Defaults when neither the row nor the series states a value. */
const USUAL = { type: 'Motocross', country: 'US' };

/**
 * Imports events from a file into a series (domain.md §11). An event with the same title and day already exists and
 * stays unchanged, so importing the same file again adds nothing. Preview and commit share this function; all or
 * nothing. Events without a date are drafts. For admins and the series' own approved promoter.
 * @throws NotFound RowsHaveProblems PreviewOutdated KeyUsedForAnother
 */
export const importEvents =
  (ports: EventImportPorts) =>
  (cmd: ImportEvents): Promise<EventsImported> =>
    ports.uow.run((tx) =>
      cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, () => take(tx, cmd, ports)) : take(tx, cmd, ports),
    );

const take = async (
  tx: Tx,
  cmd: ImportEvents,
  { clock, ids, digest, program }: EventImportPorts,
): Promise<EventsImported> => {
  const { actor, seriesId, read, file, apply } = cmd;
  const series = await tx.series.lock(seriesId);
  const theirs = actor.type === 'admin' || (series?.promoterId === actor.subjectId && (await isApproved(tx, actor)));
  if (!series || !theirs) throw new NotFound('series');
  if (apply && read.problems.length > 0) throw new RowsHaveProblems(read.problems.length);

  const at = clock.now();
  const there = new Map((await tx.eventAdmin.ofSeries(seriesId)).map((item) => [eventKey(item), item.id]));
  const rows: EventsImported['rows'][number][] = [];
  for (const row of read.rows) {
    const eventId = there.get(eventKey(row)) ?? null;
    const event = await allowed(tx, actor, fieldsOf(row, series, cmd.paying), null, dateIn(at, program.timeZone));
    rows.push({ line: row.line, event, eventId, change: eventId === null ? 'new' : 'same' });
  }
  const added = rows.filter((row) => row.change === 'new');
  const answer: EventsImported = {
    applied: false,
    importId: null,
    rows,
    problems: read.problems,
    changes: { added: added.length, changed: 0, removed: 0, same: rows.length - added.length },
    outcome: digest(JSON.stringify([seriesId, rows.map(({ event, eventId }) => [event, eventId])])),
  };
  if (!apply) return answer;
  if (cmd.outcome !== null && cmd.outcome !== answer.outcome) throw new PreviewOutdated();
  if (added.length === 0) return { ...answer, applied: true };

  const made = new Map(added.map((item) => [item.line, ids.next()]));
  const asked = actor.type === 'promoter' ? at : null;
  for (const { line, event } of added) {
    const record = { ...recordFrom(made.get(line) ?? '', event, at), payingAskedAt: asked };
    await tx.eventAdmin.put(event.startsOn === null ? asDraft(record) : record);
  }
  const importId = ids.next();
  await tx.imports.add(
    {
      id: importId,
      kind: 'events',
      eventId: null,
      seriesId,
      at,
      byName: actor.name,
      tokenName: actor.token?.name ?? null,
      file,
      counts: answer.changes,
      undoneAt: null,
      undoneBy: null,
    },
    { before: JSON.stringify([...made.values()]), after: digest(JSON.stringify([...made.values()])) },
  );
  await rememberLayout(tx, cmd.layout, { actor, promoterId: series.promoterId, importId, at });
  await recordAct(tx, { ids, at, actor }, 'import-events', ['series', seriesId], {
    importId,
    added: added.map(({ line, event }) => ({ id: made.get(line), title: event.title, startsOn: event.startsOn })),
    same: answer.changes.same,
  });
  return {
    ...answer,
    applied: true,
    importId,
    rows: rows.map((row) => ({ ...row, eventId: row.eventId ?? made.get(row.line) ?? null })),
  };
};

const fieldsOf = (
  row: EventRow,
  series: Pick<EventFields, 'promoterId'> & { readonly id: string; readonly country: string | null },
  paying: boolean,
): EventFields => ({
  title: row.title,
  venue: row.venue,
  venueWebsite: row.venueWebsite,
  city: row.city,
  state: row.state,
  zipcode: row.zipcode,
  country: row.country ?? series.country ?? USUAL.country,
  type: row.type ?? USUAL.type,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  paying: row.paying ?? paying,
  seriesId: series.id,
  promoterId: series.promoterId,
});

const recordFrom = (id: string, fields: EventFields, at: Instant): Omit<EventRecord, 'payingAskedAt'> => ({
  ...fields,
  id,
  currency: currencyOf(fields.country),
  published: true,
  willPay: false,
  canceled: false,
  lateResultsAccepted: false,
  version: 1,
  copyOf: null,
  cancelReason: null,
  canceledAt: null,
  createdAt: at,
});
