import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type ChosenForLayout, type ImportedFile, rememberLayout, type RowProblem } from '../imports/index.js';
import type { RiderFacts } from '../riders/index.js';
import {
  type Ids,
  type Instant,
  NotFound,
  type PortsOf,
  runInSteps,
  type Stores,
  withoutYielding,
  type YieldToEventLoop,
} from '../shared/index.js';
import type { ClassRows } from './divide-by-class.js';
import { lockRiders } from './lock-riders.js';
import { earnedSnapshotOf, recordOf, snapshotOf, trailOf } from './import-trail.js';
import { chosenAgainstName, cleanReason, LONGEST_NAME_REASON, NameReasonNeeded } from './against-name.js';
import { matchRows } from './match-rows.js';
import { type Merged, mergeRows } from './merge-rows.js';
import { rememberChoices } from './remember-choices.js';
import { applyCorrection } from './apply-correction.js';
import { evaluateCorrection, type EvaluatedCorrection } from './evaluate-correction.js';
import { assertPreviewed } from './outcome.js';
import { describeSubmission, numbersOfCandidates, type Submitted } from './submission.js';
import type { RowPage } from './row-pages.js';
import { assertCanSubmit, RowsHaveProblems } from './submit-refusals.js';

export interface Submit {
  readonly actor: Actor;
  readonly eventId: string;
  /** results of these classes are replaced by their rows; other classes stay */
  readonly parts: readonly ClassRows[];
  /** rows that could not be read; a file with any is never applied */
  readonly problems: readonly RowProblem[];
  /** manual choices of riders by line; null leaves the row unmatched */
  readonly choices: ReadonlyMap<number, string | null>;
  /** by line: why a rider was chosen although the row names somebody else; left out: no reasons */
  readonly reasons?: ReadonlyMap<number, string>;
  /** fingerprint of the confirmed preview; null: no preview */
  readonly outcome: string | null;
  /** the file, for the import record; null for manual input */
  readonly file: ImportedFile | null;
  /** what was chosen for a file of this layout, to be offered again; left out: nothing to remember */
  readonly layout?: ChosenForLayout | null;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
  /** which rows the answer has; left out: all */
  readonly page?: RowPage;
}

type SubmitNeeds =
  | 'events'
  | 'results'
  | 'claims'
  | 'riderFacts'
  | 'checks'
  | 'aliases'
  | 'wallets'
  | 'outbox'
  | 'audit'
  | 'idempotency'
  | 'imports'
  | 'layoutChoices';
type Tx = Pick<Stores, SubmitNeeds>;

export interface SubmitPorts extends PortsOf<SubmitNeeds, 'clock' | 'ids' | 'digest' | 'program'> {
  /** left out where no other requests wait */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** Additional manual choices about the rows. */
export interface Submitting {
  readonly action: 'submit-results' | 'replace-results';
  /** by line: the earlier result that a row updates */
  readonly keep?: ReadonlyMap<number, string>;
  /** an additional check under the event's lock */
  readonly check?: (tx: Tx) => Promise<void>;
}

/**
 * Replaces the results of some of an event's classes: matches riders, evaluates the whole event and posts the
 * differences in awards (domain.md §4). Preview and commit share this function. All or nothing; the same input again
 * changes nothing.
 * @throws NotFound ResultWindowClosed EventNotStarted RowsHaveProblems NameReasonNeeded PreviewOutdated
 * KeyUsedForAnother
 */
export const submitRows = (ports: SubmitPorts, cmd: Submit, how: Submitting): Promise<Submitted> => {
  const { apply } = cmd;
  return apply
    ? ports.uow.run((tx) => withIdempotency(tx.idempotency, apply, () => submit(tx, cmd, how, ports)), {
        prepares: true,
      })
    : ports.uow.run((tx) => submit(tx, cmd, how, ports), { reads: true });
};

const submit = async (tx: Tx, cmd: Submit, how: Submitting, ports: SubmitPorts): Promise<Submitted> => {
  const { clock, ids, program, yieldToEventLoop = withoutYielding } = ports;
  const at = clock.now();
  const event = await tx.events.lock(cmd.eventId);
  const classes = event ? await tx.events.classes(event.id) : [];
  const partOf = new Map(cmd.parts.map((part) => [part.classId, part]));
  const inClasses = classes.filter((raceClass) => partOf.has(raceClass.id));
  if (!event || inClasses.length < partOf.size) throw new NotFound('event');
  assertCanSubmit(cmd.actor, event, at, program);
  if (cmd.apply && cmd.problems.length > 0) throw new RowsHaveProblems(cmd.problems.length);

  await how.check?.(tx);
  const results = await tx.results.ofEvent(event.id);
  const earlier = results.filter((result) => partOf.has(result.classId));
  const known = new Set(earlier.map((result) => result.id));
  if ([...(how.keep?.values() ?? [])].some((id) => !known.has(id))) throw new NotFound('result');
  const { matches, riders } = await matchRows(
    tx,
    { rows: cmd.parts.flatMap((part) => part.rows), promoterId: event.promoterId, choices: cmd.choices },
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
    const merging = mergeRows(
      classId,
      found,
      earlier.filter((result) => result.classId === classId),
      { ids, choices: cmd.choices, riders, ...(how.keep ? { keep: how.keep } : {}) },
    );
    merged.push(await runInSteps(merging, yieldToEventLoop));
    await yieldToEventLoop();
  }
  const after = {
    classes: classes.map((raceClass) => ({
      ...raceClass,
      entrants: partOf.get(raceClass.id)?.entrants ?? raceClass.entrants,
    })),
    results: [
      ...results.filter((result) => !partOf.has(result.classId)),
      ...merged.flatMap((item) => item.rows.map((row) => row.result)),
    ],
  };
  const held = cmd.apply ? await lockRiders(tx, results, after.results, riders) : new Map<string, RiderFacts>();
  const evaluated = await evaluateCorrection(
    tx,
    { event, before: { classes, results }, after, enteredBy: cmd.actor },
    at,
    program,
    new Map([...riders, ...held]),
    yieldToEventLoop,
  );
  await yieldToEventLoop();
  const against = chosenAgainstName(cmd, merged, earlier, evaluated.riders);
  const unexplained = new Set([...against].filter((line) => cleanReason(cmd.reasons?.get(line)) === null));
  const numbers = await numbersOfCandidates(tx, merged);
  const described = describeSubmission(event, cmd, merged, evaluated, { digest: ports.digest, unexplained, numbers });
  const answer = await runInSteps(described, yieldToEventLoop);
  await yieldToEventLoop();
  // more rows belong to the preview that was shown
  if (cmd.apply || (cmd.page && cmd.page !== 'first')) assertPreviewed(cmd.outcome, answer.outcome);
  if (!cmd.apply) return answer;
  if (unexplained.size > 0)
    throw new NameReasonNeeded({ limit: LONGEST_NAME_REASON, lines: [...unexplained].slice(0, 10).join(', ') });

  const money = { ...answer.money, ...(await applyCorrection(tx, evaluated, { actor: cmd.actor, at }, ports)) };
  const chosen = merged.flatMap((inClass) =>
    inClass.rows.flatMap(({ row, result }) => (cmd.choices.has(row.line) ? [result.id] : [])),
  );
  await rememberChoices(tx, event.promoterId, after.results, new Set(chosen));
  await tx.outbox.append(emails(event, inClasses, answer, at, ids));
  await yieldToEventLoop();
  const importId = cmd.file && (await saveImportRecord(tx, cmd, cmd.file, evaluated, answer, { at, ports }));
  await rememberLayout(tx, cmd.layout, { actor: cmd.actor, promoterId: event.promoterId, importId, at });
  const [only] = inClasses.length === 1 ? inClasses : [];
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(cmd.actor),
    action: how.action,
    ...(only ? { objectType: 'class', objectId: only.id } : { objectType: 'event', objectId: event.id }),
    detail: {
      eventId: event.id,
      ...(only ? {} : { classes: inClasses.map((raceClass) => raceClass.id) }),
      ...answer.changes,
      ...money,
      currency: answer.currency,
      ...(against.size > 0 ? { reasons: reasonsOf(cmd, against) } : {}),
      ...(importId ? { importId } : {}),
      ...(cmd.actor.token ? { token: cmd.actor.token.name, tokenId: cmd.actor.token.id } : {}),
    },
  });
  await yieldToEventLoop();
  return { ...answer, money, importId, applied: true };
};

const MOST_REASONS = 100;
/** Why riders of other names were chosen, by line; of many, the first. */
const reasonsOf = ({ reasons }: Submit, lines: ReadonlySet<number>) =>
  [...lines].slice(0, MOST_REASONS).map((line) => ({ line, reason: cleanReason(reasons?.get(line)) }));

const saveImportRecord = async (
  tx: Tx,
  { actor, parts }: Submit,
  file: ImportedFile,
  { correction: { event, before, after }, results }: EvaluatedCorrection,
  { changes: counts }: Submitted,
  { at, ports: { ids, digest, yieldToEventLoop } }: { readonly at: Instant; readonly ports: SubmitPorts },
): Promise<string> => {
  const classIds = parts.map((part) => part.classId);
  const made = snapshotOf({ classes: after.classes, results: results }, classIds);
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

/** maximum length of the class list in an email; longer lists are cut */
const LONGEST_NAMES = 200;

const emails = (
  event: RaceEvent,
  inClasses: readonly RaceClass[],
  { changes, currency, money }: Submitted,
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
              .map((raceClass) => raceClass.name)
              .join(', ')
              .slice(0, LONGEST_NAMES),
            currency,
            rows: changes.added + changes.changed + changes.same,
            amount: money.total,
          },
        },
      ];
