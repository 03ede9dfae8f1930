import type { AuditRecord } from '@rrr/core/audit';
import type { RaceClass, RaceEvent } from '@rrr/core/events';
import {
  type Award,
  bookOf,
  emptyWallet,
  type LedgerEntry,
  type Line,
  type Wallet,
  walletKey,
  type WalletStore,
} from '@rrr/core/ledger';
import { defaultProgram } from '@rrr/core/program';
import type { CounterContext, CounterStore, Redemption, RedemptionStore } from '@rrr/core/redemption';
import type {
  Alias,
  CheckStore,
  ClaimStore,
  EventStore,
  EvaluatedResult,
  ResultClaim,
  ResultStore,
  RiderFactsStore,
} from '@rrr/core/results';
import { amaKey, nameKey, type RiderFacts } from '@rrr/core/riders';
import { dateIn, type Instant, type UnitOfWork } from '@rrr/core/shared';
import { groupBy } from './group-by.js';
import type { DemoSeries } from './series.js';

type Needs =
  | 'events'
  | 'results'
  | 'claims'
  | 'riderFacts'
  | 'checks'
  | 'aliases'
  | 'rematching'
  | 'wallets'
  | 'counter'
  | 'redemptions'
  | 'outbox'
  | 'audit'
  | 'idempotency'
  | 'imports'
  | 'layoutChoices'
  | 'seriesFacts';

/** The demo's data in memory while two years are replayed; written to the database at the end. */
export interface Books {
  readonly events: Map<string, RaceEvent>;
  /** by event */
  readonly classes: Map<string, readonly RaceClass[]>;
  /** by event */
  readonly results: Map<string, readonly EvaluatedResult[]>;
  readonly riders: Map<string, RiderFacts>;
  readonly counters: (riderId: string, dealerId: string) => CounterContext | undefined;
  readonly wallets: Map<string, Wallet>;
  readonly awards: Map<string, Award>;
  /** awards with value, by wallet */
  readonly held: Map<string, Map<string, Award>>;
  readonly entries: LedgerEntry[];
  /** what each redemption took */
  readonly lines: Map<string, Line[]>;
  readonly redemptions: Map<string, Redemption>;
  readonly aliases: Map<string, Alias>;
  readonly claims: Map<string, ResultClaim>;
  readonly series: Map<string, DemoSeries>;
  /** when the purse of an event was raised, by event */
  readonly raised: Map<string, Instant>;
  readonly audit: AuditRecord[];
}

export const emptyBooks = (riders: readonly RiderFacts[], counters: Books['counters']): Books => ({
  events: new Map(),
  classes: new Map(),
  results: new Map(),
  riders: new Map(riders.map((rider) => [rider.id, rider])),
  counters,
  wallets: new Map(),
  awards: new Map(),
  held: new Map(),
  entries: [],
  lines: new Map(),
  redemptions: new Map(),
  aliases: new Map(),
  claims: new Map(),
  series: new Map(),
  raised: new Map(),
  audit: [],
});

/**
 * In-memory stores for the real use cases. Nothing runs concurrently, so locks do nothing; past emails are not sent,
 * and idempotency is not needed.
 */
export const memoryUnitOfWork = (books: Books): UnitOfWork<Needs> => {
  const stores = {
    events: eventStore(books),
    results: resultStore(books),
    claims: claimStore(books),
    seriesFacts: { byId: (id: string) => Promise.resolve(books.series.get(id)) },
    riderFacts: riderFactsStore(books),
    checks: checkStore(books),
    wallets: walletStore(books),
    counter: counterStore(books),
    redemptions: redemptionStore(books),
    aliases: {
      find: (promoterId: string, keys: readonly string[]) =>
        Promise.resolve(
          [...books.aliases.values()].filter(
            (alias) => alias.promoterId === promoterId && keys.includes(alias.nameKey),
          ),
        ),
      remember: (aliases: readonly Alias[]) => {
        for (const alias of aliases)
          books.aliases.set(`${alias.promoterId}/${alias.nameKey}/${alias.hometownKey}`, alias);
        return Promise.resolve();
      },
      forget: (alias: Alias) => {
        const key = `${alias.promoterId}/${alias.nameKey}/${alias.hometownKey}`;
        if (books.aliases.get(key)?.riderId === alias.riderId) books.aliases.delete(key);
        return Promise.resolve();
      },
    },
    // nobody of the demo changes while its past is replayed
    rematching: {
      ask: () => Promise.resolve(),
      next: () => Promise.resolve(undefined),
      again: () => Promise.resolve(),
      done: () => Promise.resolve(),
      eventsNaming: () => Promise.resolve([]),
    },
    audit: {
      append: (record: AuditRecord) => {
        books.audit.push(record);
        return Promise.resolve();
      },
    },
    idempotency: { find: () => Promise.resolve(undefined), remember: () => Promise.resolve() },
    imports: {
      add: () => Promise.resolve(),
      lock: () => Promise.resolve(undefined),
      markUndone: () => Promise.resolve(),
    },
    layoutChoices: {
      find: () => Promise.resolve(undefined),
      put: () => Promise.resolve(),
      forgetImport: () => Promise.resolve(),
    },
    outbox: {
      append: () => Promise.resolve(),
      announce: () => Promise.resolve(),
      isHeld: () => Promise.resolve(true),
      hold: () => Promise.resolve(),
      due: () => Promise.resolve([]),
      sent: () => Promise.resolve(),
      failed: () => Promise.resolve(),
      recipient: () => Promise.resolve(undefined),
      lock: () => Promise.resolve(undefined),
      requeue: () => Promise.resolve(),
      withdraw: () => Promise.resolve(false),
    },
  };
  return { run: (work) => work(stores) };
};

const found = <T>(map: ReadonlyMap<string, T>, ids: readonly string[]): T[] => ids.flatMap((id) => map.get(id) ?? []);

const eventStore = ({ events, classes }: Books): EventStore => ({
  lock: (id) => Promise.resolve(events.get(id)),
  classes: (eventId) => Promise.resolve(classes.get(eventId) ?? []),
  linkedTo: () => Promise.resolve(undefined),
  seasons: () => Promise.resolve([]),
});

const placed = ({ results }: Books) =>
  [...results].flatMap(([eventId, all]) => all.map((result) => ({ ...result, eventId })));

const resultStore = (books: Books): ResultStore => ({
  ofEvent: (eventId) => Promise.resolve(books.results.get(eventId) ?? []),
  byIds: (ids) => Promise.resolve(placed(books).filter((item) => ids.includes(item.id))),
  byId: (resultId) => Promise.resolve(placed(books).find((item) => item.id === resultId)),
  ofRider: (riderId) => Promise.resolve(placed(books).filter((item) => item.riderId === riderId)),
  isInSeries: (riderId, seriesId) =>
    Promise.resolve(
      placed(books).some((item) => item.riderId === riderId && books.events.get(item.eventId)?.seriesId === seriesId),
    ),
  save: (eventId, { put, remove }) => {
    const { results } = books;
    const all = new Map((results.get(eventId) ?? []).map((result) => [result.id, result]));
    for (const result of put) all.set(result.id, result);
    for (const id of remove) all.delete(id);
    results.set(eventId, [...all.values()]);
    return Promise.resolve();
  },
  setReceived: (classId, resultsReceivedAt, entrants) => {
    for (const [eventId, all] of books.classes)
      if (all.some((raceClass) => raceClass.id === classId))
        books.classes.set(
          eventId,
          all.map((raceClass) =>
            raceClass.id === classId ? { ...raceClass, resultsReceivedAt, entrants } : raceClass,
          ),
        );
    return Promise.resolve();
  },
});

const claimStore = ({ claims }: Books): ClaimStore => ({
  open: (riderId, eventId) =>
    Promise.resolve(
      [...claims.values()].find(
        (claim) => claim.riderId === riderId && claim.eventId === eventId && claim.state === 'open',
      ),
    ),
  byId: (claimId) => Promise.resolve(claims.get(claimId)),
  accepted: (eventId) =>
    Promise.resolve(
      [...claims.values()].flatMap(({ eventId: of, state, classId, riderId, at }) =>
        of === eventId && state === 'accepted' && classId !== null ? [{ classId, riderId, at }] : [],
      ),
    ),
  save: (claim) => {
    claims.set(claim.id, claim);
    return Promise.resolve();
  },
});

/** Nobody of the demo starts for the first time; a raised purse is all that is worth a check. */
const checkStore = ({ raised }: Books): CheckStore => ({
  ofEvent: ({ event, winners }) =>
    Promise.resolve({
      decisions: [],
      promoter: null,
      startedBefore: new Set(winners),
      otherPodiums: [],
      enteredBy: new Map(),
      makers: new Set(),
      purseRaisedAt: raised.get(event.id) ?? null,
    }),
  decide: () => Promise.resolve(),
  aloneIn: () => Promise.resolve({ classIds: new Set(), total: 0 }),
  forget: () => Promise.resolve(),
  letInBy: () => Promise.resolve([]),
  noteEntered: () => Promise.resolve(),
  notePaid: () => Promise.resolve(),
  notePurseRaised: () => Promise.resolve(),
  heldBefore: () => Promise.resolve([]),
});

const riderFactsStore = ({ riders }: Books): RiderFactsStore => {
  const keysOf = (riderFacts: RiderFacts): readonly string[] => [
    `name ${nameKey(riderFacts.fullName)}`,
    `mail ${riderFacts.email}`,
    `ama ${amaKey(riderFacts.amaNumber ?? '')}`,
  ];
  const index = groupBy(
    [...riders.values()].flatMap((rider) => keysOf(rider).map((key) => [key, rider] as const)),
    ([key]) => key,
  );
  return {
    byIds: (ids) => Promise.resolve(found(riders, ids)),
    hold: (ids) => Promise.resolve(found(riders, ids)),
    // the demo's history has no riders of one name
    numbers: () => Promise.resolve(new Map()),
    // the demo's history has no sold bikes
    vins: () => Promise.resolve(new Map()),
    sought: ({ amaNumbers, emails, nameKeys }) => {
      const keys = [
        ...nameKeys.map((text) => `name ${text}`),
        ...emails.map((email) => `mail ${email}`),
        ...amaNumbers.filter((amaNumber) => amaNumber !== '').map((amaNumber) => `ama ${amaNumber}`),
      ];
      return Promise.resolve([...new Set(keys.flatMap((key) => (index.get(key) ?? []).map(([, rider]) => rider)))]);
    },
  };
};

const walletStore = (books: Books): WalletStore => ({
  lock: (keys) => Promise.resolve(keys.map((key) => books.wallets.get(walletKey(key)) ?? emptyWallet(key))),
  awardsWithValue: (keys) =>
    Promise.resolve(keys.flatMap((key) => [...(books.held.get(walletKey(key))?.values() ?? [])])),
  awardsById: (ids) => Promise.resolve(found(books.awards, ids)),
  awardsOfEvent: (eventId) =>
    Promise.resolve([...books.awards.values()].filter((award) => award.source?.eventId === eventId)),
  awardsInClasses: (riderId, classIds) =>
    Promise.resolve(
      [...books.awards.values()].filter(
        (award) => award.riderId === riderId && award.source !== null && classIds.includes(award.source.classId),
      ),
    ),
  bonus: (riderId, seriesId) =>
    Promise.resolve(
      [...books.awards.values()].find(
        (award) => award.riderId === riderId && award.type === 'bonus' && award.seriesId === seriesId,
      ),
    ),
  postpone: () => Promise.reject(new Error('In the demo, all are told of expiry')),
  // nobody in the demo's memory takes cash as credit
  choicesOf: () => Promise.resolve(new Map()),
  recordChoice: () => Promise.reject(new Error('The demo makes no choices of credit')),
  // a head is always written together with its newest entry
  newestEntries: (keys) =>
    Promise.resolve(
      found(books.wallets, keys.map(walletKey))
        .filter((wallet) => wallet.sequence > 0)
        .map((wallet) => ({ ...wallet, next: wallet.balance })),
    ),
  expiring: (today, after, limit) => {
    const due = [...books.held]
      .filter(([, held]) =>
        [...held.values()].some(
          (award) => award.type !== 'cash' && award.expiresOn !== null && award.expiresOn < today,
        ),
      )
      .map(([key]) => key);
    const behind = after === null ? '' : walletKey(after);
    return Promise.resolve(
      found(
        books.wallets,
        due
          .filter((key) => key > behind)
          .toSorted()
          .slice(0, limit),
      ),
    );
  },
  post: (postings) => {
    for (const { wallet, awards, entries } of postings) {
      books.wallets.set(walletKey(wallet), wallet);
      for (const award of awards) keep(books, award);
      for (const entry of entries) note(books, entry);
    }
    return Promise.resolve();
  },
});

const keep = ({ awards, held }: Books, award: Award): void => {
  awards.set(award.id, award);
  const key = walletKey({ riderId: award.riderId, currency: award.currency, book: bookOf(award.type) });
  const ofWallet = held.get(key) ?? new Map<string, Award>();
  if (award.current > 0) ofWallet.set(award.id, award);
  else ofWallet.delete(award.id);
  held.set(key, ofWallet);
};

const note = ({ entries, lines }: Books, entry: LedgerEntry): void => {
  entries.push(entry);
  if (entry.kind !== 'redeem' || entry.reference === null) return;
  lines.set(entry.reference, [
    ...(lines.get(entry.reference) ?? []),
    { awardId: entry.awardId, amount: -entry.amount },
  ]);
};

const counterStore = ({ counters }: Books): CounterStore => ({
  open: (riderId, dealerId) => Promise.resolve(counters(riderId, dealerId)),
  lockDealer: () => Promise.resolve({ count: 0, since: null }),
  lockGuesses: () => Promise.resolve(new Map()),
  countGuesses: () => Promise.resolve(),
  savePin: () => Promise.resolve(),
  saveDealerFailures: () => Promise.resolve(),
});

const redemptionStore = ({ redemptions, lines, held }: Books): RedemptionStore => ({
  insert: (redemption) => {
    redemptions.set(redemption.id, redemption);
    return Promise.resolve();
  },
  spendable: (riderId, currency, day) => {
    const theirs = [...redemptions.values()].filter(
      (redemption) =>
        redemption.riderId === riderId && redemption.currency === currency && redemption.status !== 'revoked',
    );
    const onDay = theirs.filter((redemption) => dateIn(redemption.redeemedAt, defaultProgram.timeZone) === day);
    const awards = [...(held.get(walletKey({ riderId, currency, book: 'credit' }))?.values() ?? [])];
    return Promise.resolve({ awards, redeemed: onDay.reduce((sum, redemption) => sum + redemption.amount, 0) });
  },
  riderOf: (id) => Promise.resolve(redemptions.get(id)?.riderId),
  lock: (id) => Promise.resolve(redemptions.get(id)),
  lines: (id) => Promise.resolve(lines.get(id) ?? []),
  revoke: (id, revoked) => {
    const before = redemptions.get(id);
    if (before) redemptions.set(id, { ...before, status: 'revoked', revoked });
    return Promise.resolve();
  },
});
