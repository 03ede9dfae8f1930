import type { RunningProcess } from './run-process.js';

type How =
  | { readonly say: (text: string) => void; readonly goodbye: string; readonly ofMany?: undefined }
  /** one of several processes: the one that started it passes SIGTERM on */
  | { readonly ofMany: true };

/**
 * Stops on SIGTERM or SIGINT; the second one ends the process at once. One of several gets signals twice, from a
 * terminal or a service manager too, so it heeds the first SIGTERM alone.
 */
export const stopOnSignal = (running: RunningProcess, how: How): void => {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (how.ofMany && (asked || signal === 'SIGINT')) return;
      if (asked) process.exit(1);
      asked = true;
      if (!how.ofMany) how.say(how.goodbye);
      void running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
};
