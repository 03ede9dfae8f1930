/** Limits how many tasks run at once; others wait in order of arrival. */
export const turns = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // the next task takes over, so `running` does not change
      if (next) next();
      else running -= 1;
    }
  };
};
