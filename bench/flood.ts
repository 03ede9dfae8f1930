import { setTimeout as pause } from 'node:timers/promises';
import { answerWith } from './child.js';
import { keptConnection } from './kept-connection.js';
import { quantile } from './lanes.js';

export interface Flood {
  readonly port: number;
  /** whole requests as they go over the wire, sent in turn */
  readonly requests: readonly string[];
  /** so many come each second, whether others were answered or not */
  readonly perSecond: number;
  readonly seconds: number;
}

/** What came of it. Times in milliseconds, from when a request was due. */
export interface Flooded {
  readonly accepted: number;
  readonly refused: number;
  /** no answer, or one that is neither */
  readonly other: number;
  /** refusals that did not say when to come again */
  readonly withoutRetry: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly refusedP99: number;
}

type Connection = Awaited<ReturnType<typeof keptConnection>>;
const MOST_CONNECTIONS = 1_000;

answerWith(async ({ port, requests, perSecond, seconds }: Flood): Promise<Flooded> => {
  // opened before, and kept, as a balancer does: Node accepts one connection in a turn of its loop, which would be
  // measured instead
  const all: Connection[] = [];
  while (all.length < MOST_CONNECTIONS) all.push(await keptConnection(port));
  const idle = [...all];
  const [accepted, refused]: [number[], number[]] = [[], []];
  let [other, withoutRetry] = [0, 0];
  const send = async (text: string, due: number): Promise<void> => {
    const connection = idle.pop();
    try {
      if (!connection) throw new Error('No connection is free');
      const { status, head } = await connection.send(text);
      idle.push(connection);
      if (status === 503) {
        refused.push(performance.now() - due);
        if (!/\r\nretry-after: \d/i.test(head)) withoutRetry += 1;
      } else if (status < 500) accepted.push(performance.now() - due);
      else other += 1;
    } catch {
      other += 1;
    }
  };
  const running = new Set<Promise<void>>();
  const began = performance.now();
  for (let n = 0; ;) {
    const now = performance.now() - began;
    if (now > seconds * 1000) break;
    for (; n < (now / 1000) * perSecond; n += 1) {
      const one = send(requests[n % requests.length] ?? '', began + (n / perSecond) * 1000).finally(() =>
        running.delete(one),
      );
      running.add(one);
    }
    await pause(1);
  }
  await Promise.all(running);
  for (const connection of all) connection.end();
  const sorted = (times: readonly number[]) => Float64Array.from(times).sort();
  const times = sorted(accepted);
  return {
    accepted: accepted.length,
    refused: refused.length,
    other,
    withoutRetry,
    seconds: (performance.now() - began) / 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refusedP99: quantile(sorted(refused), 0.99),
  };
});
