import { setTimeout as sleep } from 'node:timers/promises';
import type { Anchor } from '@rrr/core/audit';

const TRIES = 3;

interface Limits {
  /** milliseconds for each attempt (10,000) */
  readonly tryTime?: number;
  /** milliseconds before the second attempt; the third waits three times as long (1,000) */
  readonly pause?: number;
}

/** Sends anchors to another place as JSON. Three attempts, each with a time limit. @throws when none was answered 2xx */
export const postAnchor =
  (url: string, { tryTime = 10_000, pause = 1_000 }: Limits = {}) =>
  async (anchor: Anchor): Promise<void> => {
    let failed = '';
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await sleep(pause * (2 * tries - 1));
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(tryTime),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(anchor),
        });
        // the answer is not read, because it may be of any length
        await response.body?.cancel();
        if (response.ok) return;
        failed = `status ${response.status}`;
      } catch (error) {
        failed = (error as Error).name;
      }
    }
    // without the address, which may contain a secret
    throw new Error(`ANCHOR_URL did not take the anchor: ${failed}`);
  };
