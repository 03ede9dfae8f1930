/** Lets so many pieces of work run at once; others wait in the order they came. */
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
      // the turn passes on, so `running` stays
      if (next) next();
      else running -= 1;
    }
  };
};
