import { availableParallelism, totalmem } from 'node:os';

/** A worker of jest with its server or its browser. */
const MEMORY_OF_A_WORKER = 2.5 * 1024 ** 3;

/** How many workers this machine can run at once: one for each core, if its memory allows. At least one. */
export const workers = ({ cores = availableParallelism(), memory = totalmem() } = {}) =>
  Math.max(1, Math.min(cores, Math.floor(memory / MEMORY_OF_A_WORKER)));
