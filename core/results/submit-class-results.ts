import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { judgeEvent, type Verdict } from '../eligibility/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import { type IdempotencyKey, once } from '../idempotency/index.js';
import type { RowProblem, SubmittedRow } from '../imports/index.js';
import { post, walletKey } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import { amaKey, nameKey, type RiderFacts } from '../riders/index.js';
import { type Clock, type Digest, type Ids, type Instant, type Money, NotFound, type StoreName, type Stores, type UnitOfWork } from '../shared/index.js';
import { type Match, matcher, townKey } from './matching.js';
import { mergeRows, type MergedRow } from './merge-rows.js';
import { differences, type Judged, moneyMoved, movementsOf, type Target, walletsOf } from './plan-awards.js';
import type { JudgedResult } from './result.js';
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

type Needs = 'events' | 'results' | 'riderFacts' | 'aliases' | 'wallets' | 'outbox' | 'audit' | 'idempotency';
type Tx = Pick<Stores, Needs & StoreName>;

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * Replaces one class's results by the rows of a file: matches riders, judges the whole event again and posts the difference in awards
 * (domain.md §4). Preview and commit are this same function. Applied whole or not at all; the same file again changes nothing.
 * @throws NotFound ResultWindowClosed EventNotStarted RowsHaveProblems PreviewOutdated KeyUsedForAnother
 */
export const submitClassResults =
  (ports: Ports) =>
  (cmd: SubmitClassResults): Promise<Submitted> =>
    ports.uow.run((tx) => (cmd.apply ? once(tx.idempotency, cmd.apply, () => submit(tx, cmd, ports)) : submit(tx, cmd, ports)));

const submit = async (tx: Tx, cmd: SubmitClassResults, ports: Ports): Promise<Submitted> => {
  const { clock, ids, program } = ports;
  const at = clock.now();
  const event = await tx.events.lock(cmd.eventId);
  const classes = event ? await tx.events.classes(event.id) : [];
  const inClass = classes.find((it) => it.id === cmd.classId);
  if (!event || !inClass) throw new NotFound('event');
  maySubmit(cmd.actor, event, at, program);
  if (cmd.apply && cmd.problems.length > 0) throw new RowsHaveProblems(cmd.problems.length);

  const stored = await tx.results.ofEvent(event.id);
  const matches = await matchRows(tx, cmd);
  const merged = mergeRows(inClass.id, matches, stored.filter((it) => it.classId === inClass.id), ids);
  const others = stored.filter((it) => it.classId !== inClass.id);
  const results = [...others, ...merged.rows.map((it) => it.result)];
  const stated = classes.map((it) => (it.id === inClass.id ? { ...it, entrants: cmd.entrants ?? it.entrants } : it));
  const verdicts = judgeEvent({ event, classes: stated, results, riders: await ridersOf(tx, results, merged.rows), now: at }, program);
  const judged = results.map((it): JudgedResult => ({ ...it, verdict: verdictOf(verdicts, it.id) }));
  const targets = differences(event, judged, await tx.wallets.awardsOfEvent(event.id));

  const answer = present(event, cmd, merged, verdicts, judged, targets, ports.digest);
  if (!cmd.apply) return answer;
  if (cmd.outcome !== null && cmd.outcome !== answer.outcome) throw new PreviewOutdated();

  await pay(tx, targets, event, stated, at, cmd, ports);
  await store(tx, event, inClass, judged, stored, merged.removed, at, cmd);
  await tx.outbox.append(letters(event, inClass, answer, targets, at, ids));
  await tx.audit.append({
    id: ids.next(), at, ...by(cmd.actor), action: 'submit-results', objectType: 'class', objectId: inClass.id,
    detail: { eventId: event.id, ...answer.changes, ...answer.money, currency: answer.currency },
  });
  return { ...answer, applied: true };
};

const matchRows = async (tx: Tx, { rows, choices }: SubmitClassResults): Promise<readonly (readonly [SubmittedRow, Match])[]> => {
  const nameKeys = [...new Set(rows.map((it) => nameKey(it.riderName)))];
  const aliases = await tx.aliases.find(nameKeys);
  const sought = await tx.riderFacts.sought({
    amaNumbers: [...new Set(rows.flatMap((it) => (it.amaNumber ? [amaKey(it.amaNumber)] : [])))],
    emails: [...new Set(rows.flatMap((it) => (it.email ? [it.email.toLowerCase()] : [])))],
    nameKeys,
  });
  const named = [...aliases.map((it) => it.riderId), ...[...choices.values()].filter((it) => it !== null)];
  const more = await tx.riderFacts.byIds([...new Set(named)].filter((id) => !sought.some((it) => it.id === id)));
  const match = matcher([...sought, ...more], aliases, choices);
  return rows.map((row) => [row, match(row)] as const);
};

const ridersOf = async (tx: Tx, results: readonly { readonly riderId: string | null }[], rows: readonly MergedRow[]): Promise<ReadonlyMap<string, RiderFacts>> => {
  const known = new Map(rows.flatMap(({ match }) => (match.rider ? [[match.rider.id, match.rider] as const] : [])));
  const missing = new Set(results.flatMap(({ riderId }) => (riderId !== null && !known.has(riderId) ? [riderId] : [])));
  for (const it of await tx.riderFacts.byIds([...missing])) known.set(it.id, it);
  return known;
};

const pay = async (tx: Tx, targets: readonly Target[], event: RaceEvent, classes: readonly RaceClass[], at: Instant, cmd: SubmitClassResults, { ids, digest, program }: Ports): Promise<void> => {
  if (targets.length === 0) return;
  const wallets = await tx.wallets.lock(walletsOf(targets));
  // read again: until the lock was held, riders could spend
  const fresh = new Map((await tx.wallets.awardsById(targets.flatMap((it) => (it.existing ? [it.existing.id] : [])))).map((it) => [it.id, it]));
  const cause = { at, ...by(cmd.actor), reference: event.id };
  const ofWallet = new Map<string, Target[]>();
  for (const it of targets) ofWallet.set(walletKey(it.wallet), [...(ofWallet.get(walletKey(it.wallet)) ?? []), it]);
  await tx.wallets.post(
    wallets.map((wallet) => {
      const moves = (ofWallet.get(walletKey(wallet)) ?? []).flatMap((it) =>
        movementsOf({ ...it, existing: it.existing && (fresh.get(it.existing.id) ?? it.existing) }, event, classes, at, ids, program),
      );
      return post(wallet, moves, cause, { ids, digest });
    }),
  );
};

const store = async (tx: Tx, event: RaceEvent, inClass: RaceClass, judged: readonly JudgedResult[], stored: readonly JudgedResult[], removed: readonly JudgedResult[], at: Instant, cmd: SubmitClassResults): Promise<void> => {
  const before = new Map(stored.map((it) => [it.id, JSON.stringify(it)]));
  const put = judged.filter((it) => before.get(it.id) !== JSON.stringify(it));
  await tx.results.save(event.id, { put, remove: removed.map((it) => it.id) });
  await tx.results.setReceived(inClass.id, inClass.resultsReceivedAt ?? at, cmd.entrants ?? inClass.entrants);
  const chosen = cmd.rows.flatMap((row) => {
    const riderId = cmd.choices.get(row.line);
    return riderId ? [{ nameKey: nameKey(row.riderName), hometownKey: townKey(row.hometown), riderId }] : [];
  });
  if (chosen.length > 0) await tx.aliases.remember(chosen);
};

const letters = (event: RaceEvent, inClass: RaceClass, answer: Submitted, targets: readonly Target[], at: Instant, ids: Ids) => {
  if (answer.changes.added + answer.changes.changed + answer.changes.removed === 0) return [];
  const facts = { event: event.title, className: inClass.name, currency: answer.currency };
  const awarded = targets
    .filter((it) => it.existing === null && it.classId === inClass.id)
    .map(({ wallet, worth }) => ({ id: ids.next(), kind: 'award-earned' as const, at, recipient: { type: 'rider' as const, id: wallet.riderId }, facts: { ...facts, amount: worth } }));
  const received = { id: ids.next(), kind: 'results-received' as const, at, facts: { ...facts, rows: answer.rows.length, amount: answer.money.total } };
  return event.promoterId === null ? awarded : [...awarded, { ...received, recipient: { type: 'promoter' as const, id: event.promoterId } }];
};

const verdictOf = (verdicts: ReadonlyMap<string, Verdict>, id: string): Verdict => {
  const verdict = verdicts.get(id);
  if (!verdict) throw new Error(`No verdict for result ${id}`);
  return verdict;
};

const present = (
  event: RaceEvent,
  cmd: SubmitClassResults,
  merged: { readonly rows: readonly MergedRow[]; readonly removed: readonly JudgedResult[] },
  verdicts: ReadonlyMap<string, Verdict>,
  judged: readonly Judged[],
  targets: readonly Target[],
  digest: Digest,
): Submitted => {
  const rows = merged.rows.map(({ row, match, result, change }): SubmittedResult => ({
    line: row.line,
    place: result.place,
    type: result.type,
    riderName: result.riderName,
    number: result.number,
    hometown: result.hometown,
    bike: result.bike,
    match: { status: match.status, by: match.by, rider: match.rider && candidate(match.rider), candidates: match.candidates.slice(0, 10).map(candidate) },
    verdict: verdictOf(verdicts, result.id),
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
    money: { total, ...moneyMoved(targets) },
    outcome: digest(JSON.stringify([event.id, cmd.classId, seen, changes, total])),
  };
};

const candidate = ({ id, fullName, hometown, state, amaNumber }: RiderFacts): Candidate => ({
  id,
  fullName,
  hometown: hometown ?? state,
  amaNumber,
});
