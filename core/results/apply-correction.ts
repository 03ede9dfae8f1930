import type { Actor } from '../access/index.js';
import { by, recordAct } from '../audit/index.js';
import { toldPromoter } from '../events/index.js';
import { type Award, awardsTold, post, type Posting, type Wallet, walletKey } from '../ledger/index.js';
import { type Message, UNDO_SECONDS } from '../outbox/index.js';
import type { Program } from '../program/index.js';
import {
  type Digest,
  type Ids,
  type Instant,
  plusSeconds,
  slicesOf,
  withoutYielding,
  type YieldToEventLoop,
} from '../shared/index.js';
import { newlyHeld, resultsTold } from './checks-told.js';
import {
  allTargets,
  type Correction,
  type CorrectionTx,
  type EvaluatedCorrection,
  isSameResult,
  type LinkedEvent,
} from './evaluate-correction.js';
import { earnedIn, loginsOf } from './hold-facts.js';
import { photosAskedMails } from './logo-photos-told.js';
import { addMoney, issuing, type MoneyMoved, moneyMoved, type Target, underLock, walletsOf } from './plan-awards.js';
import type { EvaluatedResult } from './result.js';

export interface CorrectionPorts {
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
  /** lets other requests run while a large event is processed; left out: no pauses */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** The actor and time of a correction; null: the system itself. */
export interface CorrectedBy {
  readonly actor: Actor | null;
  readonly at: Instant;
}

/**
 * Applies an evaluated correction in the same transaction, under the event's lock: posts the award differences, stores
 * results and verdicts, and notifies riders of new awards; so also for the event that is linked as the same race. Every
 * change of what results earn goes through this function.
 * @returns the amounts that moved; they can differ from the evaluation, because riders could spend until the wallets
 * were locked
 */
export const applyCorrection = async (
  tx: CorrectionTx,
  evaluated: EvaluatedCorrection,
  cause: CorrectedBy,
  given: CorrectionPorts,
): Promise<MoneyMoved> => {
  const { correction, results, entered, linked } = evaluated;
  const ports = { ...given, program: evaluated.program };
  // the wallets of both events at once, which prevents deadlocks
  if (linked) await tx.wallets.lock(walletsOf(allTargets(evaluated)));
  const money = await applyTo(tx, evaluated, cause, ports);
  if (correction.enteredBy && entered.length > 0)
    await tx.checks.noteEntered({
      eventId: correction.event.id,
      classIds: entered,
      logins: loginsOf(correction.enteredBy),
      letInBy: evaluated.letInBy,
      at: cause.at,
      earned: earnedIn(entered, correction.before.results),
    });
  const told = { event: correction.event, at: cause.at, ids: ports.ids };
  await tx.outbox.announce([
    ...(correction.enteredBy && entered.length > 0 ? [resultsTold(entered, told)] : []),
    ...newlyHeld(correction.before.results, results, told),
  ]);
  await tx.outbox.append(
    photosAskedMails(
      { event: correction.event, before: correction.before.results, after: results },
      correction.after.classes,
      { at: cause.at, ids: ports.ids, program: ports.program },
    ),
  );
  if (!linked || linked.targets.length === 0) {
    if (linked) await save(tx, linked.correction, linked.results);
    return money;
  }
  const there = await applyTo(tx, linked, cause, ports);
  const { id, currency } = linked.correction.event;
  await recordAct(tx, { ids: ports.ids, at: cause.at, actor: cause.actor }, 'rejudge-event', ['event', id], {
    changed: linked.targets.length,
    ...there,
    currency,
    linkedTo: correction.event.id,
  });
  return addMoney(money, there);
};

const applyTo = async (
  tx: CorrectionTx,
  { correction, results, targets }: LinkedEvent,
  cause: CorrectedBy,
  ports: CorrectionPorts,
): Promise<MoneyMoved> => {
  const { issued, money } = await pay(tx, correction, targets, cause, ports);
  const raised = targets.flatMap((target) => (target.worth > (target.existing?.initial ?? 0) ? [target.classId] : []));
  if (raised.length > 0) await tx.checks.notePaid([...new Set(raised)], cause.at);
  await save(tx, correction, results, ports.yieldToEventLoop);
  const email = emailOf(correction, results, cause, ports.ids);
  for await (const some of slicesOf(issued, ports.yieldToEventLoop ?? withoutYielding))
    await tx.outbox.append(some.map(email));
  return money;
};

const pay = async (
  tx: CorrectionTx,
  { event, after: { classes } }: Correction,
  targets: readonly Target[],
  { actor, at }: CorrectedBy,
  { ids, digest, program, yieldToEventLoop = withoutYielding }: CorrectionPorts,
): Promise<{ readonly issued: readonly Award[]; readonly money: MoneyMoved }> => {
  if (targets.length === 0) return { issued: [], money: moneyMoved([]) };
  const wallets = await tx.wallets.lock(walletsOf(targets));
  // read again, because riders could spend and admins could adjust until the lock was held
  const standing = new Map(
    (await tx.wallets.awardsById(targets.flatMap((target) => (target.existing ? [target.existing.id] : [])))).map(
      (award) => [award.id, award],
    ),
  );
  const fresh = targets.map((target) => underLock(target, standing));
  const ofWallet = new Map<string, Target[]>();
  for (const target of fresh) {
    const key = walletKey(target.wallet);
    const own = ofWallet.get(key);
    if (own) own.push(target);
    else ofWallet.set(key, [target]);
  }
  const cause = { at, ...by(actor), reference: event.id };
  const movementsOf = issuing({ event, classes, at, ids, program });
  const postingOf = (wallet: Wallet): Posting =>
    post(wallet, (ofWallet.get(walletKey(wallet)) ?? []).flatMap(movementsOf), cause, { ids, digest });
  const issued: Award[] = [];
  // stores one batch while the next is computed
  for await (const some of slicesOf(wallets, yieldToEventLoop)) {
    const postings = some.map(postingOf);
    await tx.wallets.post(postings);
    await tx.outbox.announce(awardsTold(postings, { at, promoterId: toldPromoter(event), ids }));
    issued.push(...postings.flatMap((posting) => posting.awards.filter((award) => posting.issued.has(award.id))));
  }
  return { issued, money: moneyMoved(fresh) };
};

const save = async (
  tx: CorrectionTx,
  { event, before, after }: Correction,
  results: readonly EvaluatedResult[],
  yieldToEventLoop = withoutYielding,
): Promise<void> => {
  const stored = new Map(before.results.map((result) => [result.id, result]));
  const stay = new Set(results.map((result) => result.id));
  const put: EvaluatedResult[] = [];
  for await (const some of slicesOf(results, yieldToEventLoop))
    put.push(...some.filter((result) => !isStored(result, stored.get(result.id))));
  const remove = before.results.flatMap((result) => (stay.has(result.id) ? [] : [result.id]));
  if (put.length > 0 || remove.length > 0) await tx.results.save(event.id, { put, remove });
  const classes = new Map(before.classes.map((raceClass) => [raceClass.id, raceClass]));
  for (const raceClass of after.classes) {
    const was = classes.get(raceClass.id);
    if (was?.resultsReceivedAt !== raceClass.resultsReceivedAt || was.entrants !== raceClass.entrants)
      await tx.results.setReceived(raceClass.id, raceClass.resultsReceivedAt, raceClass.entrants);
  }
};

const isStored = (result: EvaluatedResult, was: EvaluatedResult | undefined): boolean =>
  was !== undefined && isSameResult(result, was) && JSON.stringify(result.verdict) === JSON.stringify(was.verdict);

const emailOf = (
  { event, after }: Correction,
  results: readonly EvaluatedResult[],
  { actor, at }: CorrectedBy,
  ids: Ids,
): ((issued: Award) => Message) => {
  const className = new Map(after.classes.map((raceClass) => [raceClass.id, raceClass.name]));
  const placed = new Map(
    results.flatMap((result) =>
      result.verdict.earns ? [[`${result.classId}/${result.riderId}`, result] as const] : [],
    ),
  );
  // what an administrator does by hand can be undone before anybody is told
  const notBefore = actor?.type === 'admin' ? plusSeconds(at, UNDO_SECONDS) : at;
  return (result) => {
    const won = placed.get(`${result.source?.classId}/${result.riderId}`);
    return {
      id: ids.next(),
      kind: 'award-earned',
      at,
      notBefore,
      ...(won ? { about: won.id } : {}),
      recipient: { type: 'rider', id: result.riderId },
      facts: {
        event: event.title,
        className: className.get(result.source?.classId ?? '') ?? '',
        place: won?.place ?? null,
        currency: result.currency,
        amount: result.initial,
        expiresOn: result.expiresOn,
      },
    };
  };
};
