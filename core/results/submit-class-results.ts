import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { Verdict } from '../eligibility/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { type IdempotencyKey, once } from '../idempotency/index.js';
import type { RowProblem, SubmittedRow } from '../imports/index.js';
import type { Program } from '../program/index.js';
import { nameKey, type RiderFacts } from '../riders/index.js';
import { type Clock, type Digest, type Ids, type Instant, type Money, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { matchRows } from './match-rows.js';
import { type Match, townKey } from './matching.js';
import { type Merged, mergeRows, type MergedRow } from './merge-rows.js';
import { settle, weigh, type Weighed } from './settle-event.js';
import { maySubmit, PreviewOutdated, RowsHaveProblems } from './submit-refusals.js';

export interface SubmitClassResults {
  readonly actor: Actor;
  readonly eventId: string;
  readonly classId: string;
  readonly rows: readonly SubmittedRow[];
  /** rows that could not be read; a file with any is never applied */
  readonly problems: readonly RowProblem[];
  /** a person's choice of rider by line; null leaves the row unmatched */
  readonly choices: ReadonlyMap<number, string | null>;
  /** how many started, when the results list placers only; null keeps what was stated before */
  readonly entrants: number | null;
  /** fingerprint of the preview that was confirmed; null when there was none */
  readonly outcome: string | null;
  /** null previews: the same reading and judging, nothing stored */
  readonly apply: IdempotencyKey | null;
}

export interface SubmittedResult {
  readonly line: number;
  readonly place: number | null;
  readonly type: SubmittedRow['type'];
  readonly riderName: string;
  readonly number: string | null;
  readonly hometown: string | null;
  readonly bike: string | null;
  readonly match: { readonly status: Match['status']; readonly by: Match['by']; readonly rider: Candidate | null; readonly candidates: readonly Candidate[] };
  readonly verdict: Verdict;
  readonly change: MergedRow['change'];
}

export interface Candidate {
  readonly id: string;
  readonly fullName: string;
  readonly hometown: string | null;
  readonly amaNumber: string | null;
}

export interface Submitted {
  readonly applied: boolean;
  readonly currency: Money['currency'];
  readonly rows: readonly SubmittedResult[];
  readonly problems: readonly RowProblem[];
  readonly removed: readonly { readonly place: number | null; readonly riderName: string }[];
  readonly changes: { readonly added: number; readonly changed: number; readonly removed: number; readonly same: number };
  /** minor units of `currency` */
  readonly money: { readonly total: number; readonly issued: number; readonly reversed: number; readonly overpaid: number };
  readonly outcome: string;
}

export type SubmitNeeds = 'events' | 'results' | 'riderFacts' | 'aliases' | 'wallets' | 'outbox' | 'audit' | 'idempotency';
type Tx = Pick<Stores, SubmitNeeds>;

export interface SubmitPorts {
  readonly uow: UnitOfWork<SubmitNeeds>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
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
 * Replaces one class's results by the rows of a file: matches riders, judges the whole event again and posts the difference in awards
 * (domain.md §4). Preview and commit are this same function. Applied whole or not at all; the same file again changes nothing.
 * @throws NotFound ResultWindowClosed EventNotStarted RowsHaveProblems PreviewOutdated KeyUsedForAnother
 */
export const submitClassResults =
  (ports: SubmitPorts) =>
  (cmd: SubmitClassResults): Promise<Submitted> =>
    submitRows(ports, cmd, { action: 'submit-results' });

export const submitRows = (ports: SubmitPorts, cmd: SubmitClassResults, how: Submitting): Promise<Submitted> =>
  ports.uow.run((tx) => (cmd.apply ? once(tx.idempotency, cmd.apply, () => submit(tx, cmd, how, ports)) : submit(tx, cmd, how, ports)));

const submit = async (tx: Tx, cmd: SubmitClassResults, how: Submitting, ports: SubmitPorts): Promise<Submitted> => {
  const { clock, ids, program } = ports;
  const at = clock.now();
  const event = await tx.events.lock(cmd.eventId);
  const classes = event ? await tx.events.classes(event.id) : [];
  const inClass = classes.find((it) => it.id === cmd.classId);
  if (!event || !inClass) throw new NotFound('event');
  maySubmit(cmd.actor, event, at, program);
  if (cmd.apply && cmd.problems.length > 0) throw new RowsHaveProblems(cmd.problems.length);

  await how.check?.(tx);
  const results = await tx.results.ofEvent(event.id);
  const earlier = results.filter((it) => it.classId === inClass.id);
  if ([...(how.keep?.values() ?? [])].some((id) => !earlier.some((it) => it.id === id))) throw new NotFound('result');
  const { matches, riders } = await matchRows(tx, cmd, earlier);
  const merged = mergeRows(inClass.id, matches, earlier, { ids, choices: cmd.choices, riders, ...(how.keep ? { keep: how.keep } : {}) });
  const after = {
    classes: classes.map((it) => (it.id === inClass.id ? { ...it, entrants: cmd.entrants ?? it.entrants } : it)),
    results: [...results.filter((it) => it.classId !== inClass.id), ...merged.rows.map((it) => it.result)],
  };
  const weighed = await weigh(tx, { event, before: { classes, results }, after }, at, program, riders);
  const answer = present(event, cmd, merged, weighed, ports.digest);
  if (!cmd.apply) return answer;
  if (cmd.outcome !== null && cmd.outcome !== answer.outcome) throw new PreviewOutdated();

  const money = { ...answer.money, ...(await settle(tx, weighed, { actor: cmd.actor, at }, ports)) };
  await remember(tx, cmd);
  await tx.outbox.append(letters(event, inClass, answer, at, ids));
  await tx.audit.append({
    id: ids.next(), at, ...by(cmd.actor), action: how.action, objectType: 'class', objectId: inClass.id,
    detail: { eventId: event.id, ...answer.changes, ...money, currency: answer.currency },
  });
  return { ...answer, money, applied: true };
};

const remember = async (tx: Tx, { rows, choices }: SubmitClassResults): Promise<void> => {
  const chosen = rows.flatMap((row) => {
    const riderId = choices.get(row.line);
    return riderId ? [{ nameKey: nameKey(row.riderName), hometownKey: townKey(row.hometown), riderId }] : [];
  });
  if (chosen.length > 0) await tx.aliases.remember(chosen);
};

const letters = (event: RaceEvent, inClass: RaceClass, { changes, currency, rows, money }: Submitted, at: Instant, ids: Ids) =>
  event.promoterId === null || changes.added + changes.changed + changes.removed === 0
    ? []
    : [
        {
          id: ids.next(), kind: 'results-received' as const, at, recipient: { type: 'promoter' as const, id: event.promoterId },
          facts: { event: event.title, className: inClass.name, currency, rows: rows.length, amount: money.total },
        },
      ];

const present = (event: RaceEvent, cmd: SubmitClassResults, merged: Merged, { judged, money }: Weighed, digest: Digest): Submitted => {
  const verdicts = new Map(judged.map((it) => [it.id, it.verdict]));
  const rows = merged.rows.map(({ row, match, result, change }): SubmittedResult => ({
    line: row.line,
    place: result.place,
    type: result.type,
    riderName: result.riderName,
    number: result.number,
    hometown: result.hometown,
    bike: result.bike,
    match: { status: match.status, by: match.by, rider: match.rider && candidate(match.rider), candidates: match.candidates.slice(0, 10).map(candidate) },
    verdict: verdicts.get(result.id) ?? { earns: null, reasons: [] },
    change,
  }));
  const count = (change: MergedRow['change']) => rows.filter((it) => it.change === change).length;
  const changes = { added: count('new'), changed: count('changed'), removed: merged.removed.length, same: count('same') };
  const total = judged.reduce((all, it) => all + (it.classId === cmd.classId ? (it.verdict.earns?.amount ?? 0) : 0), 0);
  const seen = rows.map((it) => [it.line, it.place, it.match.rider?.id ?? null, it.verdict.earns, it.verdict.reasons.map((why) => why.code), it.change]);
  return {
    applied: false,
    currency: event.currency,
    rows,
    problems: cmd.problems,
    removed: merged.removed.map(({ place, riderName }) => ({ place, riderName })),
    changes,
    money: { total, ...money },
    outcome: digest(JSON.stringify([event.id, cmd.classId, seen, changes, total])),
  };
};

const candidate = ({ id, fullName, hometown, state, amaNumber }: RiderFacts): Candidate => ({
  id,
  fullName,
  hometown: hometown ?? state,
  amaNumber,
});
