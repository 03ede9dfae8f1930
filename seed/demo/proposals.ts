import type { PurseChange } from '@rrr/core/events';
import { addDays } from '@rrr/core/shared';
import type { Seed } from '@rrr/persistence';
import type { World } from './world.js';

/** The demo's promoter asks to raise the purse of an event ahead and to add a class; an administrator has to decide. */
export const proposalRows = ({ today, events, promoters, books }: World): Seed['approval_requests'] => {
  const [promoter] = promoters;
  const event = events.find(
    (it) => it.promoterId === promoter?.id && it.startsOn > addDays(today, 7) && it.paying && !it.canceled,
  );
  const stored = event && books.classes.get(event.id);
  if (!promoter || !event || !stored || stored.length === 0) return [];
  const before: PurseChange['before'] = {
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    classes: stored.map(({ id, eventId, name, payoutType, places, entrants }) => ({
      id,
      eventId,
      name,
      payoutType,
      places: places.map(({ place, amount }) => ({ place, amount })),
      entrants,
    })),
  };
  const raised = before.classes.map((it, at) =>
    at === 0 ? { ...it, places: it.places.map(({ place, amount }) => ({ place, amount: amount + 10_000 })) } : it,
  );
  const added = {
    id: '0000000000000000000000dem0',
    eventId: event.id,
    name: 'Women',
    payoutType: 'dealerCredit' as const,
    places: [
      { place: 1, amount: 30_000 },
      { place: 2, amount: 20_000 },
      { place: 3, amount: 10_000 },
    ],
    entrants: null,
  };
  const change: PurseChange = {
    currency: event.currency,
    before,
    after: { ...before, classes: [...raised, added] },
  };
  return [
    {
      id: '00000000000000000000dem0r1',
      kind: 'purse',
      object_id: event.id,
      object_name: event.title,
      requested: JSON.stringify(change),
      reason: 'A sponsor adds to one purse and pays for a women’s class.',
      state: 'waiting',
      version: 1,
      asked_at: `${addDays(today, -2)}T18:05:00.000Z`,
      asked_by: promoter.accountId,
      asked_by_name: promoter.contact,
      asked_by_type: 'promoter',
      asked_for: promoter.id,
      expires_at: `${addDays(today, 28)}T18:05:00.000Z`,
    },
  ];
};
