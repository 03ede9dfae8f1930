import type { EvaluatedResult } from '../../results/index.js';
import { defaultProgram } from '../../program/index.js';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  aResult,
  aRider,
  fakeUnitOfWork,
  fixedClock,
  type World,
} from '../../testing/index.js';
import { type SimulateResult, simulateResult } from '../simulate-result.js';

const admin = anActor();
export const rider = aRider();
export const event = anEvent();
export const inClass = aClass();

export const given = (more: Partial<World> = {}, program = defaultProgram, now = '2025-06-10T18:00:00.000Z') => {
  const db = fakeUnitOfWork({ riders: [rider], events: [event], classes: [inClass], ...more });
  const ask = simulateResult({ uow: db.uow, clock: fixedClock(now), program });
  const simulate = (change: Partial<SimulateResult> = {}) =>
    ask({
      actor: admin,
      event: event.id,
      inClass: inClass.id,
      place: 1,
      type: 'finished',
      starters: 8,
      rider: rider.id,
      bike: null,
      others: [],
      ...change,
    });
  return {
    db,
    simulate,
    reasons: async (change: Partial<SimulateResult> = {}) =>
      (await simulate(change)).verdict.reasons.map((reason) => reason.code),
  };
};
export const resultOf = (n: number, change: Partial<EvaluatedResult> = {}): EvaluatedResult =>
  aResult({ id: anId('res0t', n), classId: inClass.id, place: n, riderName: `R ${n}`, ...change });
