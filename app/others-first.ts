import { setImmediate as nextTurn } from 'node:timers/promises';

/** A request of others takes a few turns of the event loop: session, limits, question, answer. */
const TURNS = 3;

/** Between two parts of long work: lets other requests run, for more than one turn, or each turn would cost them a part. */
export const othersFirst = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
};
