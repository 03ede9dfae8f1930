import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import type { ImportedFile, RowProblem } from '../imports/index.js';
import type { Program } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import {
  type YieldToEventLoop,
  type Clock,
  type Digest,
  type Ids,
  type Instant,
  withoutYielding,
  NotFound,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { ClassRows } from './divide-by-class.js';
import { holdRiders } from './hold-riders.js';
import { earnedSnapshotOf, recordOf, snapshotOf, trailOf } from './import-trail.js';
import { matchRows } from './match-rows.js';
import { type Merged, mergeRows } from './merge-rows.js';
import { rememberChoices } from './remember-choices.js';
import { applyCorrection, evaluateCorrection, type EvaluatedCorrection } from './apply-correction.js';
import { mustBeSeen } from './outcome.js';
import { describeSubmission, type Submitted } from './submission.js';
import { maySubmit, RowsHaveProblems } from './submit-refusals.js';

export interface Submit {
  readonly actor: Actor;
  readonly eventId: string;
  /** each of these classes' results are replaced by its rows; other classes stay as they are */
  readonly parts: readonly ClassRows[];
  /** rows that could not be read; a file with any is never applied */
  readonly problems: readonly RowProblem[];
  /** a person's choice of rider by line; null leaves the row unmatched */
  readonly choices: ReadonlyMap<number, string | null>;
  /** fingerprint of the preview that was confirmed; null when there was none */
  readonly outcome: string | null;
  /** what the rows came from, for the record of imports; null when a person wrote them */
  readonly file: ImportedFile | null;
  /** null previews: the same reading and judging, nothing stored */
  readonly apply: IdempotencyKey | null;
}

type SubmitNeeds =
  | 'events'
  | 'results'
  | 'claims'
  | 'riderFacts'
  | 'aliases'
  | 'wallets'
  | 'outbox'
  | 'audit'
  | 'idempotency'
  | 'imports';
type Tx = Pick<Stores, SubmitNeeds>;

export interface SubmitPorts {
  readonly uow: UnitOfWork<SubmitNeeds>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
  /** left out where nobody else waits */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** What a person said of the rows beyond what they hold. */
export interface Submitting {
  readonly action: 'submit-results' | 'replace-results';
  /** by line: the earlier result a row stands for */
  readonly keep?: ReadonlyMap<number, string>;
  /** what else must hold under the event's lock */
  readonly check?: (tx: Tx) => Promise<void>;
}

/**
 * Replaces the results of some of an event's classes: matches riders, judges the whole event again and posts the
 * difference in awards (domain.md §4). Preview and commit are this same function. Applied whole or not at all; the same
 * again changes nothing.
 * @throws NotFound ResultWindowClosed EventNotStarted RowsHaveProblems PreviewOutdated KeyUsedForAnother
 */
export const submitRows = (ports: SubmitPorts, cmd: Submit, how: Submitting): Promise<Submitted> =>
  ports.uow.run((tx) =>
    cmd.apply
      ? withIdempotency(tx.idempotency, cmd.apply, () => submit(tx, cmd, how, ports))
      : submit(tx, cmd, how, ports),
  );

const submit = async (tx: Tx, cmd: Submit, how: Submitting, ports: SubmitPorts): Promise<Submitted> => {
  const { clock, ids, program, yieldToEventLoop = withoutYielding } = ports;
  const at = clock.now();
  const event = await tx.events.lock(cmd.eventId);
  const classes = event ? await tx.events.classes(event.id) : [];
  const partOf = new Map(cmd.parts.map((it) => [it.classId, it]));
  const inClasses = classes.filter((it) => partOf.has(it.id));
  if (!event || inClasses.length < partOf.size) throw new NotFound('event');
  maySubmit(cmd.actor, event, at, program);
  if (cmd.apply && cmd.problems.length > 0) throw new RowsHaveProblems(cmd.problems.length);

  await how.check?.(tx);
  const results = await tx.results.ofEvent(event.id);
  const earlier = results.filter((it) => partOf.has(it.classId));
  const known = new Set(earlier.map((it) => it.id));
  if ([...(how.keep?.values() ?? [])].some((id) => !known.has(id))) throw new NotFound('result');
  const { matches, riders } = await matchRows(
    tx,
    { rows: cmd.parts.flatMap((it) => it.rows), choices: cmd.choices },
    earlier,
    yieldToEventLoop,
  );
  await yieldToEventLoop();
  const matchOf = new Map(matches);
  const merged: Merged[] = [];
  for (const { classId, rows } of cmd.parts) {
    const found = rows.flatMap((row) => {
      const match = matchOf.get(row);
      return match ? [[row, match] as const] : [];
    });
    merged.push(
      mergeRows(
        classId,
        found,
        earlier.filter((it) => it.classId === classId),
        { ids, choices: cmd.choices, riders, ...(how.keep ? { keep: how.keep } : {}) },
      ),
    );
    await yieldToEventLoop();
  }
  const after = {
    classes: classes.map((it) => ({ ...it, entrants: partOf.get(it.id)?.entrants ?? it.entrants })),
    results: [
      ...results.filter((it) => !partOf.has(it.classId)),
      ...merged.flatMap((it) => it.rows.map((row) => row.result)),
    ],
  };
  const held = cmd.apply ? await holdRiders(tx, results, after.results) : new Map<string, RiderFacts>();
  const evaluated = await evaluateCorrection(
    tx,
    { event, before: { classes, results }, after },
    at,
    program,
    new Map([...riders, ...held]),
    yieldToEventLoop,
  );
  await yieldToEventLoop();
  const answer = describeSubmission(event, cmd, merged, evaluated, ports.digest);
  await yieldToEventLoop();
  if (!cmd.apply) return answer;
  mustBeSeen(cmd.outcome, answer.outcome);

  const money = { ...answer.money, ...(await applyCorrection(tx, evaluated, { actor: cmd.actor, at }, ports)) };
  const chosen = merged.flatMap((it) =>
    it.rows.flatMap(({ row, result }) => (cmd.choices.has(row.line) ? [result.id] : [])),
  );
  await rememberChoices(tx, after.results, new Set(chosen));
  await tx.outbox.append(emails(event, inClasses, answer, at, ids));
  await yieldToEventLoop();
  const importId = cmd.file && (await keepRecord(tx, cmd, cmd.file, evaluated, answer, { at, ports }));
  const [only] = inClasses.length === 1 ? inClasses : [];
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(cmd.actor),
    action: how.action,
    ...(only ? { objectType: 'class', objectId: only.id } : { objectType: 'event', objectId: event.id }),
    detail: {
      eventId: event.id,
      ...(only ? {} : { classes: inClasses.map((it) => it.id) }),
      ...answer.changes,
      ...money,
      currency: answer.currency,
      ...(importId ? { importId } : {}),
    },
  });
  await yieldToEventLoop();
  return { ...answer, money, importId, applied: true };
};

const keepRecord = async (
  tx: Tx,
  { actor, parts }: Submit,
  file: ImportedFile,
  { correction: { event, before, after }, judged }: EvaluatedCorrection,
  { changes: counts }: Submitted,
  { at, ports: { ids, digest, yieldToEventLoop } }: { readonly at: Instant; readonly ports: SubmitPorts },
): Promise<string> => {
  const classIds = parts.map((it) => it.classId);
  const made = snapshotOf({ classes: after.classes, results: judged }, classIds);
  await (yieldToEventLoop ?? withoutYielding)();
  const record = recordOf({
    id: ids.next(),
    kind: parts.length === 1 ? 'class-results' : 'event-results',
    event,
    actor,
    at,
    file,
    counts,
  });
  await tx.imports.add(record, trailOf(earnedSnapshotOf(before, classIds), made, digest));
  return record.id;
};

/** longer lists of classes are cut: the email names them, the portal lists them */
const LONGEST_NAMES = 200;

const emails = (
  event: RaceEvent,
  inClasses: readonly RaceClass[],
  { changes, currency, rows, money }: Submitted,
  at: Instant,
  ids: Ids,
) =>
  event.promoterId === null || changes.added + changes.changed + changes.removed === 0
    ? []
    : [
        {
          id: ids.next(),
          kind: 'results-received' as const,
          at,
          recipient: { type: 'promoter' as const, id: event.promoterId },
          facts: {
            event: event.title,
            className: inClasses
              .map((it) => it.name)
              .join(', ')
              .slice(0, LONGEST_NAMES),
            currency,
            rows: rows.length,
            amount: money.total,
          },
        },
      ];
