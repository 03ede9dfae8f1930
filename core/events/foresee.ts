import { PreviewOutdated } from '../imports/index.js';
import type { StoreName, UnitOfWork } from '../shared/index.js';
import { rolledBack } from '../shared/index.js';
import {
  type EventMoney,
  NOTHING_MOVED,
  type ResultMoved,
  type SettleEvent,
  type SettlingPort,
} from './settle-event.port.js';

/** What an act on an event moves, in minor units of the event's currency. */
export interface Moved extends EventMoney {
  /** number of riders whose awards change */
  readonly riders: number;
}

export interface Foreseen {
  readonly money: Moved;
  /** results that earn something else, largest loss first */
  readonly results: readonly ResultMoved[];
  /** fingerprint of the whole effect; the same as long as the act would do the same */
  readonly outcome: string;
}

/** @throws PreviewOutdated when somebody confirms a preview and something else would happen now */
export const assertForeseen = (seen: string | null | undefined, { outcome }: Foreseen): void => {
  if (typeof seen === 'string' && seen !== outcome) throw new PreviewOutdated();
};

/** Collects what is settled through it. */
const collecting = (settle: SettleEvent) => {
  let money = NOTHING_MOVED;
  const riders = new Set<string>();
  const results = new Map<string, ResultMoved>();
  const outcomes: string[] = [];
  const settling: SettleEvent = async (tx, eventId, cause) => {
    const settled = await settle(tx, eventId, cause);
    money = {
      issued: money.issued + settled.money.issued,
      reversed: money.reversed + settled.money.reversed,
      overpaid: money.overpaid + settled.money.overpaid,
    };
    for (const riderId of settled.riderIds) riders.add(riderId);
    // settled twice, it is what it was before the first, and what it is after the last
    for (const result of settled.results)
      results.set(result.resultId, { ...result, before: results.get(result.resultId)?.before ?? result.before });
    outcomes.push(settled.outcome);
    return settled;
  };
  return {
    settle: settling,
    seen: (): Foreseen => ({
      money: { ...money, riders: riders.size },
      results: [...results.values()]
        .filter((result) => result.before !== result.after)
        .toSorted((a, b) => a.after - a.before - (b.after - b.before)),
      outcome: outcomes.join('.'),
    }),
  };
};

/** Does an act, and tells what it moved. */
export const watched = async <P extends SettlingPort, T>(
  ports: P,
  act: (ports: P) => Promise<T>,
): Promise<{ readonly answer: T; readonly moved: Foreseen }> => {
  const collected = collecting(ports.settle);
  const answer = await act({ ...ports, settle: collected.settle });
  return { answer, moved: collected.seen() };
};

/** What an act would move, by the act's own code, in a transaction that is rolled back. @throws what the act throws */
export const foresee = async <K extends StoreName, P extends SettlingPort & { readonly uow: UnitOfWork<K> }>(
  ports: P,
  act: (ports: P) => Promise<unknown>,
): Promise<Foreseen> => {
  // a transaction that is retried settles again: only the last try counts
  let last: Foreseen | undefined;
  const uow: UnitOfWork<K> = {
    run: (work) =>
      rolledBack(ports.uow).run(async (tx) => {
        const { answer, moved } = await watched(ports, ({ settle }) => {
          settling = settle;
          return work(tx);
        });
        last = moved;
        return answer;
      }),
  };
  let settling: SettleEvent = ports.settle;
  await act({ ...ports, uow, settle: (...all) => settling(...all) });
  return last ?? { money: { ...NOTHING_MOVED, riders: 0 }, results: [], outcome: '' };
};
