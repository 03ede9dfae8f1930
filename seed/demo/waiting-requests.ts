import type { Actor } from '@rrr/core/access';
import { editEvent, saveClasses, type SettlingPort } from '@rrr/core/events';
import { addAdmin, type IssuePorts, resetAdminFactor, setAdminActive } from '@rrr/core/identity';
import { adjustWallet, available, type Award, overpaid } from '@rrr/core/ledger';
import { mergeRiders } from '@rrr/core/merging';
import { expireCash } from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import { dismissOverpaid, issueSeriesBonus, settleEvent } from '@rrr/core/results';
import {
  addDays,
  type Digest,
  fullNameOf,
  type Money,
  plusSeconds,
  type StoreName,
  type UnitOfWork,
} from '@rrr/core/shared';
import { demoClock, demoIds, midnight } from './calendar.js';
import { chanceOf } from './chance.js';
import type { DemoRider } from './demo-people.js';
import { askForStandings } from './standings.js';
import type { World } from './world.js';

interface Ports {
  /** on the seeded database */
  readonly uow: UnitOfWork<StoreName>;
  readonly digest: Digest;
  readonly program: Program;
  readonly seals: IssuePorts['seals'];
}

type Asking = Ports &
  SettlingPort & {
    readonly clock: IssuePorts['clock'];
    readonly ids: IssuePorts['ids'];
    /** the second administrator, so that the first can decide */
    readonly actor: Actor;
  };

const HOUR = 3_600;
/** the cash of older races is overdue, whatever the season's rules */
const LONG_AGO = 150;

/**
 * Asks for one change of each kind, by the use cases of the product: a promoter for a larger purse, the second
 * administrator for all else. They wait for the first. What the demo of this day has nothing for is left out.
 */
export const askForChanges = async (world: World, ports: Ports): Promise<void> => {
  const { today, secondAdmin } = world;
  const { timeZone } = ports.program;
  const clock = demoClock(plusSeconds(midnight(addDays(today, -2), timeZone), 11 * HOUR));
  const ids = demoIds(clock, chanceOf('requests'));
  const actor: Actor = {
    accountId: secondAdmin.accountId,
    type: 'admin',
    subjectId: secondAdmin.id,
    proxyHostId: null,
    name: fullNameOf(secondAdmin),
  };
  const asking: Asking = { ...ports, clock, ids, actor, settle: settleEvent({ ...ports, clock, ids }) };
  await askForPurse(world, asking);
  // where approvals are only recorded, each of these would happen
  if (ports.program.approvals === 'recorded') return;
  const kinds = [
    moveDates,
    adjust,
    giveBonus,
    giveStandings,
    endCash,
    leaveOverpaid,
    invite,
    reactivate,
    resetFactor,
    mergeTwo,
  ];
  for (const [nth, ask] of kinds.entries()) {
    clock.set(plusSeconds(midnight(addDays(today, -1), timeZone), 9 * HOUR + nth * 1_260));
    await ask(world, asking);
  }
};

const once = ({ actor, ids }: Asking) => ({
  accountId: actor.accountId,
  key: `demo-${ids.next()}`,
  fingerprint: 'demo',
});
const money = ({ currency }: Pick<Award, 'currency'>, amount: number): Money => ({ amount, currency });

const giveStandings = (world: World, ports: Asking) => askForStandings(world, ports, () => once(ports));

/** The demo's promoter wants to raise the purse of an event ahead, and to add a class. */
const askForPurse = async ({ today, events, promoters, books }: World, ports: Asking): Promise<void> => {
  const [promoter] = promoters;
  const event = events.find(
    (demoEvent) =>
      demoEvent.promoterId === promoter?.id &&
      demoEvent.startsOn > addDays(today, 7) &&
      demoEvent.paying &&
      !demoEvent.canceled,
  );
  const [first, ...others] = (event && books.classes.get(event.id)) ?? [];
  if (!promoter || !event || !first) return;
  const raised = first.places.map(({ place, amount }) => ({ place, amount: amount + 10_000 }));
  const women = [30_000, 20_000, 10_000].map((amount, at) => ({ place: at + 1, amount }));
  await saveClasses(ports)({
    actor: {
      accountId: promoter.accountId,
      type: 'promoter',
      subjectId: promoter.id,
      proxyHostId: null,
      name: promoter.contact,
    },
    eventId: event.id,
    version: await versionOf(ports, event.id),
    classes: [
      { ...first, places: raised },
      ...others,
      { id: null, name: 'Women', payoutType: 'dealerCredit', places: women },
    ],
    reason: 'A sponsor adds to one purse and pays for a women’s class.',
  });
};

const recordOf = (ports: Asking, eventId: string) => ports.uow.run((tx) => tx.eventAdmin.lock(eventId));
const versionOf = async (ports: Asking, eventId: string) => (await recordOf(ports, eventId))?.version ?? 1;

/** A race that was run, and was moved by a day. */
const moveDates = async ({ today, events }: World, ports: Asking): Promise<void> => {
  const run = events.findLast(
    (demoEvent) =>
      demoEvent.fate === 'done' && demoEvent.paying && !demoEvent.canceled && addDays(demoEvent.endsOn, 1) < today,
  );
  const event = run && (await recordOf(ports, run.id));
  if (!run || !event) return;
  await editEvent(ports)({
    actor: ports.actor,
    eventId: event.id,
    version: event.version,
    event: { ...event, startsOn: addDays(run.startsOn, 1), endsOn: addDays(run.endsOn, 1) },
    reason: 'Rain moved this race by a day, as its club wrote.',
  });
};

const adjust = async ({ riders }: World, ports: Asking): Promise<void> => {
  const rider = activeOf(riders)[30];
  if (!rider) return;
  await adjustWallet(ports)({
    actor: ports.actor,
    idempotency: once(ports),
    riderId: rider.id,
    book: 'credit',
    amount: { amount: 25_000, currency: rider.country === 'CA' ? 'CAD' : 'USD' },
    reason: 'Second moto scored one lap short. Corrected sheet on file.',
    expiresOn: null,
  });
};

const giveBonus = async ({ books, riders, events }: World, ports: Asking): Promise<void> => {
  const given = new Set(
    [...books.awards.values()].filter((award) => award.type === 'bonus').map((award) => award.riderId),
  );
  for (const series of books.series.values()) {
    if (!series.bonus) continue;
    const raced = new Set(
      events
        .filter((event) => event.seriesId === series.id)
        .flatMap((event) => (books.results.get(event.id) ?? []).map(({ riderId }) => riderId)),
    );
    const rider = activeOf(riders).findLast((demoRider) => raced.has(demoRider.id) && !given.has(demoRider.id));
    if (!rider) continue;
    await issueSeriesBonus(ports)({
      actor: ports.actor,
      idempotency: once(ports),
      seriesId: series.id,
      riderId: rider.id,
    });
    return;
  }
};

/** Above what one administrator does alone, and not of the demo's rider. */
const isLarge =
  ({ riders: [own] }: World, { program }: Asking) =>
  (award: Award, amount: number): boolean =>
    award.riderId !== own?.id && amount > program.limits.adjustedAlone;

const endCash = async (world: World, ports: Asking): Promise<void> => {
  const [before, large] = [addDays(world.today, -LONG_AGO), isLarge(world, ports)];
  const award = [...world.books.awards.values()].find(
    (candidate) =>
      candidate.type === 'cash' &&
      candidate.status === 'earned' &&
      candidate.awardedAt < before &&
      large(candidate, candidate.current),
  );
  if (!award) return;
  await expireCash(ports)({
    actor: ports.actor,
    idempotency: once(ports),
    riderId: award.riderId,
    awardId: award.id,
    amount: money(award, award.current),
    reason: 'No documents after three reminders',
  });
};

const leaveOverpaid = async (world: World, ports: Asking): Promise<void> => {
  const large = isLarge(world, ports);
  const award = [...world.books.awards.values()].find((candidate) => large(candidate, overpaid(candidate)));
  if (!award) return;
  await dismissOverpaid(ports)({
    actor: ports.actor,
    awardId: award.id,
    left: { overpaid: money(award, overpaid(award)), note: 'A late protest, after it was all spent.' },
  });
};

const invite = async (_: World, ports: Asking): Promise<void> =>
  void (await addAdmin(ports)({
    actor: ports.actor,
    firstName: 'Noa',
    lastName: 'Bergström',
    email: 'noa.bergstrom@example.com',
    phone: null,
    locale: 'en',
  }));

/** A colleague who left comes back. */
const reactivate = async ({ colleagues: { away } }: World, ports: Asking): Promise<void> =>
  void (await setAdminActive(ports)({ actor: ports.actor, adminId: away.id, active: true }));

const resetFactor = async ({ colleagues: { locked } }: World, ports: Asking): Promise<void> =>
  void (await resetAdminFactor(ports)({
    actor: ports.actor,
    adminId: locked.id,
    reason: 'Lost phone and recovery codes. Seen on a video call.',
  }));

/** Two riders of one name, who may be one person; the one with less money would go. */
const mergeTwo = async ({ riders, books, today }: World, ports: Asking): Promise<void> => {
  const held = ({ id }: DemoRider): number =>
    available(
      [...books.awards.values()].filter((award) => award.riderId === id),
      today,
    );
  const pairs = riders.flatMap((rider, at) => {
    const other = riders.slice(at + 1).find((one) => one.fullName === rider.fullName);
    return other ? [[rider, other].toSorted((a, b) => held(b) - held(a))] : [];
  });
  const [keep, gone] = pairs.toSorted((a, b) => Math.min(...b.map(held)) - Math.min(...a.map(held)))[0] ?? [];
  if (!keep || !gone) return;
  const [actor, keepId, deleteId] = [ports.actor, keep.id, gone.id];
  await mergeRiders(ports)({ actor, keepId, deleteId, confirmation: `DELETE ${gone.email}`, apply: once(ports) });
};

const activeOf = (riders: readonly DemoRider[]) =>
  riders.slice(1).filter((rider) => !rider.deactivated && !rider.factory);
