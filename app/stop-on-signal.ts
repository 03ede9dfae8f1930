import type { RunningProcess } from './run-process.js';

/** Stops on SIGTERM or SIGINT; the second one ends the process at once. */
export const stopOnSignal = (running: RunningProcess, say: (text: string) => void, goodbye: string): void => {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      say(goodbye);
      void running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
};
