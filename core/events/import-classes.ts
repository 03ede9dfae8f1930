import type { Actor } from '../access/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type ImportedFile, PreviewOutdated, RowsHaveProblems } from '../imports/index.js';
import { type Currency, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { type ClassAsked, classList } from './class-list.js';
import type { PayoutType, RaceClass } from './event.js';
import { assertOwnEvent } from './event-fields.js';
import type { EventRecord } from './event-record.js';
import { eventPurse } from './purse-limits.js';
import type { ClassesRead } from './read-classes.js';
import { assertWithinResultWindow } from './result-window.js';
import { assertClassesEditable } from './classes-editable.js';
import { howToStore, needsApproval, proposePurse, recordPurseAlone, undecided } from './propose-purse.js';
import { isSame, putClasses } from './put-classes.js';
import type { SettlingNeeds, SettlingPort } from './settle-event.port.js';

export interface ImportClasses {
  readonly actor: Actor;
  readonly eventId: string;
  readonly read: Omit<ClassesRead, 'report'>;
  /** payout type of new classes when the file does not state it */
  readonly payoutType: PayoutType;
  /** true: remove classes that the file does not name */
  readonly replace: boolean;
  /** fingerprint of the confirmed preview; null: no preview */
  readonly outcome: string | null;
  readonly file: ImportedFile;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
}

export interface ClassesImported {
  readonly applied: boolean;
  readonly importId: string | null;
  /** whether an admin decides about it first: nothing is stored but a proposal */
  readonly waits: boolean;
  readonly currency: Currency;
  /** the event's new version */
  readonly version: number;
  readonly rows: readonly {
    readonly line: number;
    readonly class: RaceClass;
    readonly change: 'new' | 'changed' | 'same';
  }[];
  /** names of existing classes missing in the file */
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  readonly problems: ClassesRead['problems'];
  readonly changes: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly same: number;
  };
  /** new total purse of the event in minor units of `currency` */
  readonly offered: number;
  /** total purse before */
  readonly offeredBefore: number;
  /** existing classes that would pay less, largest loss first, in minor units */
  readonly falls: readonly PurseFall[];
  readonly outcome: string;
}

/** A class that pays less than before; `after` is 0 if it is removed. */
export interface PurseFall {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

type Needs =
  | 'eventAdmin'
  | 'series'
  | 'approvals'
  | 'requests'
  | 'rejudging'
  | 'idempotency'
  | 'imports'
  | SettlingNeeds;
export interface ClassImportPorts extends SettlingPort, PortsOf<Needs, 'clock' | 'ids' | 'digest' | 'program'> {}

/**
 * Imports an event's classes from a file (requirements §5). A class of the same name keeps its id. Preview and commit
 * share this function; all or nothing. Admins at any time, promoters within the result window; once it was decided that
 * the event pays, a promoter's file is a proposal, also where a posted purse only falls. A large purse by an
 * administrator waits for another one (`howToStore`).
 * @throws NotFound ClassesNotValid ClassHasResults PurseOverLimit RowsHaveProblems PreviewOutdated ResultWindowClosed
 * KeyUsedForAnother
 */
export const importClasses =
  (ports: ClassImportPorts) =>
  (cmd: ImportClasses): Promise<ClassesImported> =>
    ports.uow.run((tx) =>
      cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, () => take(tx, cmd, ports)) : take(tx, cmd, ports),
    );

const take = async (tx: Pick<Stores, Needs>, cmd: ImportClasses, ports: ClassImportPorts): Promise<ClassesImported> => {
  const { actor, eventId, file, apply } = cmd;
  const event = await tx.eventAdmin.lock(eventId);
  const found = event && (await tx.eventAdmin.find(eventId));
  if (!event || !found) throw new NotFound('event');
  await assertOwnEvent(tx, actor, event);
  assertWithinResultWindow(actor, event, ports.clock.now(), ports.program);
  const stored = found.classes;
  const plan = planned(event, stored, cmd, ports);
  if (apply && plan.problems.length > 0) throw new RowsHaveProblems(plan.problems.length);
  const classes = plan.rows.map((row) => row.class);
  const named = new Set(classes.map((raceClass) => raceClass.id));
  const whole = inOrder(stored, classes, cmd.replace);
  const stating = await howToStore(tx, { actor, event, stored, classes: whole }, ports.program);
  // riders have read a posted purse; a file that takes of it may be one that was misread (ADR 37)
  const lowers = needsApproval(actor, event) && plan.falls.length > 0;
  const how = lowers ? 'proposal' : stating;
  const waits = how === 'proposal' && !isSame(stored, whole);
  // a decision between preview and commit changes what confirming does
  const answer = { ...plan, waits, outcome: waits ? ports.digest(`${plan.outcome} waits`) : plan.outcome };
  const repays = waits || actor.type === 'admin';
  if (plan.problems.length === 0)
    await assertClassesEditable(tx, { event, stored, classes: whole, repays }, ports.program);
  if (!apply) return answer;
  if (cmd.outcome !== null && cmd.outcome !== answer.outcome) throw new PreviewOutdated();
  if (isSame(stored, whole)) return { ...answer, applied: true };
  if (waits) {
    await proposePurse(tx, { actor, event, stored, asked: { classes: whole }, reason: file.name }, ports);
    return { ...answer, applied: true };
  }
  const put = how === 'undecided' ? undecided(event, ports.clock.now()) : event;
  const { version } = await putClasses(
    tx,
    { actor, event: put, stored, classes: whole, action: 'import-classes' },
    ports,
  );
  if (how === 'alone') await recordPurseAlone(tx, actor, event, whole, ports);
  const id = ports.ids.next();
  await tx.imports.add(
    {
      id,
      kind: 'classes',
      eventId,
      seriesId: event.seriesId,
      at: ports.clock.now(),
      byName: actor.name,
      tokenName: actor.token?.name ?? null,
      file,
      counts: answer.changes,
      undoneAt: null,
      undoneBy: null,
    },
    { before: JSON.stringify(stored), after: ports.digest(paysOf(whole)) },
  );
  return {
    ...answer,
    applied: true,
    importId: id,
    version,
    kept: stored.filter((raceClass) => !named.has(raceClass.id) && !cmd.replace).map((raceClass) => raceClass.name),
  };
};

/** A text of everything a class list pays, without the number of entrants. */
export const paysOf = (classes: readonly RaceClass[]): string =>
  JSON.stringify(
    classes.map(({ id, name, payoutType, places, payoutSteps }) => [
      id,
      name,
      payoutType,
      places,
      ...(payoutSteps ? [payoutSteps] : []),
    ]),
  );

const planned = (
  event: EventRecord,
  stored: readonly RaceClass[],
  { read, payoutType, replace }: ImportClasses,
  { ids, digest }: ClassImportPorts,
): ClassesImported => {
  const asked = read.rows.map(({ name, places, entrants, payoutType: stated }): ClassAsked => ({
    id: null,
    name,
    places,
    payoutType: stated ?? payoutType,
    ...(entrants === null ? {} : { entrants }),
  }));
  const first = classList(event.id, stored, asked, ids);
  const before = new Map(stored.map((raceClass) => [raceClass.id, raceClass]));
  const rows = read.rows.map((row, at) => {
    const made = first[at] as RaceClass;
    const was = before.get(made.id);
    // without a payout column, the class keeps its payout type
    const result = was && row.payoutType === null ? { ...made, payoutType: was.payoutType } : made;
    return {
      line: row.line,
      class: result,
      change: !was ? ('new' as const) : isSame([was], [result]) ? ('same' as const) : ('changed' as const),
    };
  });
  const named = new Set(rows.map((row) => row.class.id));
  const others = stored.filter((raceClass) => !named.has(raceClass.id)).map((raceClass) => raceClass.name);
  const count = (change: 'new' | 'changed' | 'same') => rows.filter((row) => row.change === change).length;
  const changes = {
    added: count('new'),
    changed: count('changed'),
    removed: replace ? others.length : 0,
    same: count('same'),
  };
  const whole = inOrder(
    stored,
    rows.map((row) => row.class),
    replace,
  );
  const seen = whole.map(({ id, name, payoutType: pays, places, entrants }) => [
    before.has(id) ? id : null,
    name,
    pays,
    places,
    entrants,
  ]);
  return {
    applied: false,
    importId: null,
    waits: false,
    currency: event.currency,
    version: event.version,
    rows,
    kept: replace ? [] : others,
    removed: replace ? others : [],
    problems: [...currencyProblems(event, read), ...read.problems],
    changes,
    offered: eventPurse(whole),
    offeredBefore: eventPurse(stored),
    falls: fallsOf(stored, whole),
    outcome: digest(JSON.stringify([event.id, event.version, seen])),
  };
};

/** A header that names another currency: its amounts would be paid in that of the event. */
const currencyProblems = (
  { currency }: EventRecord,
  { currencies = [] }: ImportClasses['read'],
): ClassesImported['problems'] =>
  currencies
    .filter((statedCurrency) => statedCurrency.currency !== currency)
    .map(({ line, header, at }) => ({ line, column: header, value: header, code: 'CURRENCY_DIFFERS', at }));

const fallsOf = (stored: readonly RaceClass[], whole: readonly RaceClass[]): readonly PurseFall[] => {
  const after = new Map(whole.map((raceClass) => [raceClass.id, eventPurse([raceClass])]));
  return stored
    .map((raceClass) => ({
      name: raceClass.name,
      before: eventPurse([raceClass]),
      after: after.get(raceClass.id) ?? 0,
    }))
    .filter((item) => item.after < item.before)
    .toSorted((a, b) => b.before - b.after - (a.before - a.after));
};

/** Existing classes keep their position; new ones follow. */
const inOrder = (
  stored: readonly RaceClass[],
  classes: readonly RaceClass[],
  replace: boolean,
): readonly RaceClass[] => {
  if (replace) return classes;
  const byId = new Map(classes.map((raceClass) => [raceClass.id, raceClass]));
  const there = new Set(stored.map((raceClass) => raceClass.id));
  return [
    ...stored.map((raceClass) => byId.get(raceClass.id) ?? raceClass),
    ...classes.filter((raceClass) => !there.has(raceClass.id)),
  ];
};
