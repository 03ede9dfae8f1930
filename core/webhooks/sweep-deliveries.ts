import type { Program } from '../program/index.js';
import { plusSeconds, type PortsOf } from '../shared/index.js';

const AT_ONCE = 500;
const DAY = 86_400;

/** Deletes deliveries after the program's number of days, in small batches. @returns how many */
export const sweepDeliveries =
  ({ uow, clock, program }: PortsOf<'webhooks', 'clock'> & { readonly program: Pick<Program, 'webhookDays'> }) =>
  async (): Promise<number> => {
    const before = plusSeconds(clock.now(), -program.webhookDays * DAY);
    let total = 0;
    for (;;) {
      const swept = await uow.run((tx) => tx.webhooks.sweep(before, AT_ONCE));
      total += swept;
      if (swept < AT_ONCE) return total;
    }
  };
