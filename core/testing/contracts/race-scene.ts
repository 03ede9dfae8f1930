import type { EvaluatedResult } from '../../results/index.js';
import { aClass, anEvent } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { useBackend, fresh, type MakeBackend } from './backend.js';

/** Events with classes and results, on one implementation of the stores. */
export const raceScene = (make: MakeBackend) => {
  const backend = useBackend(make);

  const byId = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
    all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const aRace = async () => {
    const event = anEvent({
      id: anId('event', fresh()),
      promoterId: anId('pr0m0ter', fresh()),
      promoterApproved: true,
    });
    const classes = [
      aClass({ id: anId('c0ass', fresh()), eventId: event.id }),
      aClass({ id: anId('c0ass', fresh()), eventId: event.id, payoutType: 'noPayout', places: [], name: '250 B' }),
    ] as const;
    await backend.give({
      promoters: [{ id: event.promoterId ?? '', name: 'Ridge Promotions', email: 'ridge@example.com' }],
      events: [event],
      classes,
    });
    return { event, classes };
  };
  const aResult = (classId: string, over: Partial<EvaluatedResult> = {}): EvaluatedResult => ({
    id: anId('res0t', fresh()),
    classId,
    place: 1,
    type: 'finished',
    riderName: "Zoë O'Neil-Núñez",
    number: '7x',
    hometown: 'Moab, UT',
    bike: 'KTM 450 SX-F',
    email: null,
    amaNumber: null,
    riderId: null,
    verdict: { earns: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: { name: 'Zoë' } }] },
    ...over,
  });

  return { backend, byId, aRace, aResult };
};
