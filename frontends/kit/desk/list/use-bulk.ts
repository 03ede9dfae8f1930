import { useRef, useState } from 'react';
import { problemOf } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

interface Item {
  readonly _id: string;
}

/** An act on the chosen rows. It runs row by row, or all at once where the API has a call for many. */
export type BulkAct<T> = {
  key: string;
  /** the button: "Verify" */
  label: string;
  /** what a row says afterwards: "Verified" */
  done: string;
} & (
  | {
      /** the key stays the same until the row's outcome is known */
      each: (item: T, idempotencyKey: string) => Promise<unknown>;
    }
  | {
      /** what became of each row that was not done, by its id */
      all: (items: readonly T[], idempotencyKey: string) => Promise<Readonly<Record<string, string>>>;
    }
);

/** An act on the chosen rows that asks first; the one who offers it runs it. */
export interface BulkAsk<T> {
  key: string;
  /** the button, which says what it is about: "Refund 12, $480.00" */
  label: (items: readonly T[]) => string;
  /** it may give the choice up, or run an act that is reported as others are */
  ask: (items: readonly T[], bulk: Pick<Bulk<T>, 'clear' | 'run'>) => void;
}

export interface BulkOf<T> {
  /** how a row is called where it is chosen */
  name: (item: T) => string;
  acts: readonly (BulkAct<T> | BulkAsk<T>)[];
  /** afterwards, whatever the outcome: what is shown is out of date */
  onDone?: () => void;
}

export interface Outcome {
  done: boolean;
  text: string;
}

interface Report<T> {
  act: BulkAct<T>;
  done: number;
  failed: readonly T[];
}

/** Rows chosen on any page of one list, the act that runs on them, and what became of each. */
export interface Bulk<T> {
  chosen: ReadonlyMap<string, T>;
  choose(items: readonly T[], on: boolean): void;
  clear(): void;
  running: { done: number; of: number } | undefined;
  outcomes: ReadonlyMap<string, Outcome>;
  report: Report<T> | undefined;
  run(act: BulkAct<T>, items: readonly T[]): Promise<void>;
}

const none = { chosen: new Map<string, never>(), outcomes: new Map<string, Outcome>() };

/** `scope` names what is listed: rows that other filters no longer show are not acted on. */
export const useBulk = <T extends Item>(scope: string, onDone?: () => void): Bulk<T> => {
  const words = useWords();
  const [held, setHeld] = useState<{ scope: string; chosen: ReadonlyMap<string, T> }>({ scope, chosen: none.chosen });
  const chosen: ReadonlyMap<string, T> = held.scope === scope ? held.chosen : none.chosen;
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(none.outcomes);
  const [running, setRunning] = useState<{ done: number; of: number }>();
  const [report, setReport] = useState<Report<T>>();
  const keys = useRef(new Map<string, string>());

  const keyOf = (name: string): string => {
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };
  /** What to tell of a failure; its key is kept only while nobody knows whether the act was done. */
  const failure = (error: unknown, name: string): string => {
    const problem = problemOf(error);
    if (problem && problem.status !== 0 && problem.status < 500) keys.current.delete(name);
    return problem?.detail ?? words('bulk.failed');
  };

  const run = async (act: BulkAct<T>, items: readonly T[]): Promise<void> => {
    if (running) return;
    setReport(undefined);
    setRunning({ done: 0, of: items.length });
    const found = new Map<string, Outcome>();
    const tell = (item: T, problem?: string): void => {
      found.set(item._id, problem === undefined ? { done: true, text: act.done } : { done: false, text: problem });
    };
    if ('all' in act) {
      const name = `${act.key} ${items.map(({ _id }) => _id).join()}`;
      try {
        const problems = await act.all(items, keyOf(name));
        keys.current.delete(name);
        for (const item of items) tell(item, problems[item._id]);
      } catch (error) {
        const problem = failure(error, name);
        for (const item of items) tell(item, problem);
      }
    } else
      for (const [at, item] of items.entries()) {
        const name = `${act.key} ${item._id}`;
        try {
          await act.each(item, keyOf(name));
          keys.current.delete(name);
          tell(item);
        } catch (error) {
          tell(item, failure(error, name));
        }
        setRunning({ done: at + 1, of: items.length });
        setOutcomes(new Map(found));
      }
    const failed = items.filter(({ _id }) => !found.get(_id)?.done);
    setOutcomes(found);
    setHeld({ scope, chosen: new Map(failed.map((item) => [item._id, item])) });
    setRunning(undefined);
    setReport({ act, done: items.length - failed.length, failed });
    onDone?.();
  };
  return {
    chosen,
    choose: (items, on) => {
      const next = new Map(chosen);
      for (const item of items)
        if (on) next.set(item._id, item);
        else next.delete(item._id);
      setHeld({ scope, chosen: next });
    },
    clear: () => setHeld({ scope, chosen: none.chosen }),
    running,
    outcomes,
    report,
    run,
  };
};
