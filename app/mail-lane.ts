import { setTimeout as pause } from 'node:timers/promises';

const AT_ONCE = 4;
/** Milliseconds between two looks while mail is under way: more may be due, also to the same recipient. */
const LOOK_AGAIN = 500;

export interface RunningLane {
  /** begins what is due and has a place. @returns whether to look again at once */
  run(): Promise<boolean>;
  /** waits for mail under way */
  settled(): Promise<void>;
}

/** Sends a few mails at once. One that is slow keeps its own place only. */
export const mailLane = (begin: (limit: number) => Promise<readonly Promise<unknown>[]>): RunningLane => {
  const underWay = new Set<Promise<unknown>>();
  let asked = 0;
  const claim = async (limit: number): Promise<number> => {
    asked += limit;
    try {
      const begun = await begin(limit);
      for (const attempt of begun) {
        const kept: Promise<unknown> = attempt.finally(() => underWay.delete(kept));
        underWay.add(kept);
      }
      return begun.length;
    } finally {
      asked -= limit;
    }
  };
  return {
    run: async () => {
      const room = AT_ONCE - underWay.size - asked;
      if (room > 0 && (await claim(room)) > 0) return true;
      if (underWay.size === 0) return false;
      await Promise.race([...underWay, pause(LOOK_AGAIN, undefined, { ref: false })]);
      return true;
    },
    settled: async () => void (await Promise.all(underWay)),
  };
};
