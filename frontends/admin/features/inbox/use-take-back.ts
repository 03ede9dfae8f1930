import { problemOf, useNotify, type Notice } from '@rrr/kit/base';
import { useRefresh } from '../../use-refresh.js';
import type { BulkRow } from './many.js';
import { useInboxWords } from './words/use-words.js';

/** The way back from an act on many, for what is told of it: one by one, and it names those that stay done. */
export const useTakeBack = <T>(undo: ((item: T) => Promise<unknown>) | undefined) => {
  const [words, notify] = [useInboxWords(), useNotify()];
  const refresh = useRefresh('record', 'money', 'event', 'promoter', 'vin');
  return (done: readonly BulkRow<T>[]): Pick<Notice, 'action'> => {
    if (!undo) return {};
    const run = async () => {
      const failed: string[] = [];
      for (const row of done)
        try {
          await undo(row.item);
        } catch (error) {
          failed.push(`${row.who}: ${problemOf(error)?.detail ?? words('many.unknown')}`);
        }
      notify(
        failed.length === 0
          ? { tone: 'good', text: words('many.undone', { count: done.length }) }
          : { tone: 'bad', text: [words('many.notUndone', { count: failed.length }), ...failed].join(' ') },
      );
      refresh();
    };
    return { action: { label: words('many.undo'), run: () => void run() } };
  };
};
