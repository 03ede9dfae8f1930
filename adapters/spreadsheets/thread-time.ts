import { readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Linux counts the time of a thread in hundredths of a second. */
const MS_PER_TICK = 10;

const millisecondsIn = (stat: string): number => {
  // the name of the thread is in brackets and may hold spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
};

/** What a thread tells about itself: its number, and its processor time when its task began; 0 and -1: unknown. */
export type ThreadClock = Int32Array<SharedArrayBuffer>;
export const threadClock = (): ThreadClock => new Int32Array(new SharedArrayBuffer(8)).fill(-1, 1);

/** Called by the thread when its task begins. Without /proc (not on Linux) nothing is told. */
export const tellThread = (clock: ThreadClock): void => {
  try {
    Atomics.store(clock, 0, Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
    Atomics.store(clock, 1, millisecondsIn(readFileSync('/proc/thread-self/stat', 'latin1')));
  } catch {
    Atomics.store(clock, 0, 0);
  }
};

/** Milliseconds of processor time that a thread has used for its task; null: unknown. */
export const threadTime = async (clock: ThreadClock): Promise<number | null> => {
  const [thread, since] = [Atomics.load(clock, 0), Atomics.load(clock, 1)];
  if (thread <= 0 || since < 0) return null;
  const stat = await readFile(`/proc/self/task/${thread}/stat`, 'latin1').catch(() => null);
  return stat === null ? null : millisecondsIn(stat) - since;
};
