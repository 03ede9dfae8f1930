import { answerWith } from './child.js';
import { keptConnection } from './kept-connection.js';
import { type Bounds, inLanes, type Round } from './lanes.js';

export interface Load extends Bounds {
  readonly port: number;
  /** whole requests as they go over the wire, sent in turn */
  readonly requests: readonly string[];
  /** the status that every answer must have */
  readonly expect: number;
}

answerWith(async ({ port, requests, expect, ...bounds }: Load): Promise<Round> => {
  const connections = await Promise.all(Array.from({ length: bounds.lanes }, () => keptConnection(port)));
  const round = await inLanes(bounds, async (n, lane) => {
    const reply = await connections[lane]?.send(requests[n % requests.length] ?? '');
    if (reply?.status !== expect) throw new Error(`Expected ${expect}: ${reply?.head}\n${reply?.body}`);
  });
  for (const connection of connections) connection.end();
  return round;
});
