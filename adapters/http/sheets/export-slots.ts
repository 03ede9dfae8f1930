import { EdgeError } from '../refusals/edge-error.js';

/**
 * Maximum number of concurrent exports per server and per account, so that one account's slow downloads cannot use all
 * slots.
 */
export interface MostExports {
  readonly inAll: number;
  readonly ofOne: number;
}

export interface ExportSlots {
  /** @throws EdgeError OVERLOADED */
  assertSlotFree(accountId: string): void;
  /**
   * Passes the chunks through and holds a slot from the first request of a chunk until the end or until the consumer
   * stops.
   * @throws EdgeError OVERLOADED
   */
  hold(accountId: string, pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

export const exportSlots = ({ inAll, ofOne }: MostExports): ExportSlots => {
  const held = new Map<string, number>();
  let running = 0;
  const of = (accountId: string): number => held.get(accountId) ?? 0;
  const assertSlotFree = (accountId: string): void => {
    if (running >= inAll || of(accountId) >= ofOne) throw new EdgeError('OVERLOADED');
  };
  return {
    assertSlotFree,
    hold: async function* (accountId, pieces) {
      assertSlotFree(accountId);
      running += 1;
      held.set(accountId, of(accountId) + 1);
      try {
        yield* pieces;
      } finally {
        running -= 1;
        const left = of(accountId) - 1;
        if (left > 0) held.set(accountId, left);
        else held.delete(accountId);
      }
    },
  };
};
