import cluster from 'node:cluster';
import type { About, ToPrimary, ToProcess } from './messages.js';

/** The other processes of this server, and this one (WORKERS). */
export interface Colleagues {
  /** of this process, from 1 */
  readonly number: number;
  /** by number of the process; one that does not answer is left out */
  ask(about: About): Promise<readonly unknown[]>;
  /** says how this process answers */
  answer(about: About, how: () => Promise<unknown>): void;
  /** tells that this process answers requests */
  listening(): void;
}

/** Milliseconds after which nobody answers any more; the asked ones have three seconds. */
const PATIENCE = 5000;

/** @returns null in the only process of a server */
export const colleagues = (): Colleagues | null => {
  if (!cluster.isWorker) return null;
  const asked = new Map<number, (values: readonly unknown[]) => void>();
  const answers = new Map<About, () => Promise<unknown>>();
  let last = 0;
  const tell = (message: ToPrimary): void => void process.send?.(message, undefined, undefined, () => undefined);
  process.on('message', (message: ToProcess) => {
    if (message.type === 'answers') asked.get(message.id)?.(message.values);
    if (message.type !== 'question') return;
    const { id, about } = message;
    // one that fails is left out, as one that does not answer
    answers
      .get(about)?.()
      .then(
        (value) => tell({ type: 'answer', id, value }),
        () => undefined,
      );
  });
  return {
    number: Number(process.env['PROCESS_NUMBER'] ?? 1),
    ask: (about) =>
      new Promise((resolve) => {
        const id = (last += 1);
        const end = (values: readonly unknown[]): void => {
          clearTimeout(late);
          asked.delete(id);
          resolve(values);
        };
        const late = setTimeout(() => end([]), PATIENCE);
        asked.set(id, end);
        tell({ type: 'ask', id, about });
      }),
    answer: (about, how) => void answers.set(about, how),
    listening: () => tell({ type: 'listening' }),
  };
};
