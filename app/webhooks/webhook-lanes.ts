import type { DueAsked, DueDelivery } from '@rrr/core/webhooks';
import { setTimeout as pause } from 'node:timers/promises';

interface Ports {
  /** takes due deliveries for this server */
  readonly claim: (asked: Pick<DueAsked, 'limit' | 'room'>) => Promise<readonly DueDelivery[]>;
  readonly deliver: (due: DueDelivery) => Promise<unknown>;
  /** called with a delivery whose attempt could not be made or stored; it is made again when its lease ends */
  readonly report: (due: DueDelivery, failed: unknown) => void;
}

/** Attempts at once: in all, to one webhook, to one that fails, and to all webhooks of one promoter. */
const AT_ONCE = { all: 32, webhook: 4, failing: 1, promoter: 6 } as const;
/** Milliseconds between two looks while there is something to send. */
const LOOK_AGAIN = 100;

export interface WebhookLanes {
  /** begins what is due and has a place. @returns whether to look again at once */
  run(): Promise<boolean>;
  /** waits for attempts under way, which end within seconds */
  settled(): Promise<void>;
}

/**
 * Sends to many webhooks at once and to each only little, so one that is slow holds up itself alone, and one promoter
 * never takes all places.
 */
export const webhookLanes = ({ claim, deliver, report }: Ports): WebhookLanes => {
  const underWay = new Map<DueDelivery, Promise<void>>();
  const count = (is: (webhook: DueDelivery['webhook']) => boolean): number =>
    [...underWay.keys()].filter(({ webhook }) => is(webhook)).length;

  const begin = (due: DueDelivery): void => {
    const attempt = deliver(due)
      .catch((failed: unknown) => report(due, failed))
      .then(() => void underWay.delete(due));
    underWay.set(due, attempt);
  };

  return {
    run: async () => {
      const limit = AT_ONCE.all - underWay.size;
      if (limit <= 0) return pause(LOOK_AGAIN, true);
      const promised = new Map<string, number>();
      const claimed = await claim({
        limit,
        room: ({ id, promoterId, failingSince }) => {
          const own =
            (failingSince === null ? AT_ONCE.webhook : AT_ONCE.failing) - count((webhook) => webhook.id === id);
          if (promoterId === null) return own;
          const taken = count((webhook) => webhook.promoterId === promoterId) + (promised.get(promoterId) ?? 0);
          const room = Math.max(0, Math.min(own, AT_ONCE.promoter - taken));
          promised.set(promoterId, (promised.get(promoterId) ?? 0) + room);
          return room;
        },
      });
      for (const due of claimed) begin(due);
      return claimed.length > 0 && pause(LOOK_AGAIN, true);
    },
    settled: async () => void (await Promise.all(underWay.values())),
  };
};
